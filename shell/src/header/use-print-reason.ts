import type { Licence } from '@soundleaf/contracts'
import { useEffect, useState } from 'react'
import { t } from '../texts'

/** By then the charts are drawn. */
const PRINT_DELAY_MS = 2000

/** Why printing is not possible now; undefined when it is. */
export function usePrintReason(licence: Licence): string | undefined {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), PRINT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  if (licence !== 'full') return t('action.printLicence')
  return isSettled ? undefined : t('action.printSettling')
}
