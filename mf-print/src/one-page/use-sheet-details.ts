import { useState } from 'react'
import { keepDetails, readDetails, type SheetDetails } from './sheet-details'

/** The details of the account's and the project's sheet, kept in this browser as they are typed. */
export function useSheetDetails(
  email: string,
  projectId: string,
): readonly [SheetDetails, (details: SheetDetails) => void] {
  const owner = `${email} ${projectId}`
  const [kept, setKept] = useState({ owner, details: readDetails(email, projectId) })
  if (kept.owner !== owner) setKept({ owner, details: readDetails(email, projectId) })
  return [
    kept.details,
    (details) => {
      setKept({ owner, details })
      keepDetails(email, projectId, details)
    },
  ]
}
