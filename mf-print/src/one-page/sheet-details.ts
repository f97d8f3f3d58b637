import { EMPTY_GUID } from '@soundleaf/contracts'
import { browserStorage } from '@soundleaf/ui'

/** What a person adds to the one-page sheet, because the product does not know it. */
export interface SheetDetails {
  /** Company and logo are the same on the sheets of all projects. */
  readonly company: string
  /** A picture as a `data:` address, or empty. */
  readonly logo: string
  /** Client and report number belong to one project. */
  readonly client: string
  readonly reportNumber: string
}

export const NO_DETAILS: SheetDetails = { company: '', logo: '', client: '', reportNumber: '' }

/** About as many characters as a line of the sheet holds. */
export const LONGEST_DETAIL = 80

const OFFICE = ['company', 'logo'] as const
const PROJECT = ['client', 'reportNumber'] as const
const PICTURE = /^data:image\/(png|jpeg|svg\+xml|webp);base64,[A-Za-z0-9+/=]+$/

const officeKey = (email: string) => `soundleaf:sheet:${email}`
const projectKey = (email: string, projectId: string) => `soundleaf:sheet:${email}:${projectId}`

/** Reads what this browser keeps for the account and the project, leaving out what this product did not write. */
export function readDetails(email: string, projectId: string): SheetDetails {
  return {
    ...NO_DETAILS,
    ...read(officeKey(email), OFFICE),
    ...(projectId === EMPTY_GUID ? {} : read(projectKey(email, projectId), PROJECT)),
  }
}

/** Keeps them in this browser, like comparison curves. Without storage they are lost when the page is closed. */
export function keepDetails(email: string, projectId: string, details: SheetDetails): void {
  const { company, logo, client, reportNumber } = details
  browserStorage.keep(officeKey(email), JSON.stringify({ company, logo }))
  if (projectId !== EMPTY_GUID)
    browserStorage.keep(projectKey(email, projectId), JSON.stringify({ client, reportNumber }))
}

function read(key: string, names: readonly (keyof SheetDetails)[]): Partial<SheetDetails> {
  const stored = browserStorage.readJson(key)
  if (typeof stored !== 'object' || stored === null) return {}
  const texts = new Map(Object.entries(stored))
  return Object.fromEntries(
    names.flatMap((name) => {
      const text: unknown = texts.get(name)
      const isOurs =
        typeof text === 'string' &&
        (name === 'logo' ? text === '' || PICTURE.test(text) : text.length <= LONGEST_DETAIL)
      return isOurs ? [[name, text]] : []
    }),
  )
}
