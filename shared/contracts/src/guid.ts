/** The one form of an id on the wire: lower or upper case hexadecimal, five groups. */
export const GUID_PATTERN = '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$'

/** The id of a project that was never saved (specification section 9). */
export const EMPTY_GUID = '00000000-0000-0000-0000-000000000000'

const guid = new RegExp(GUID_PATTERN)

/** Whether a text has the form of an id. Every id of a route or a call passes here first. */
export function isGuid(text: string): boolean {
  return guid.test(text)
}
