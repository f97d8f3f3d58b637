/**
 * A calculation lists the components at fault, and for clients of the bare specification names them in its message as
 * well: `Density is 0 id: 0a1b…, 2c3d…`. The server's writer adds them here, and whoever shows the message takes them
 * out here.
 */
export function messageWithIds(message: string, componentIds: readonly string[]): string {
  return componentIds.length === 0 ? message : `${message} id: ${componentIds.join(', ')}`
}

const GUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const NAMED_IDS = new RegExp(`[\\s,;(]*\\bid:\\s*${GUID}(?:\\s*,\\s*${GUID})*\\)?`, 'gi')

/** The message as a person reads it. */
export function messageWithoutIds(message: string): string {
  return message.replace(NAMED_IDS, '').trim()
}

/** The components that a message names. */
export function idsInMessage(message: string): readonly string[] {
  return (message.match(NAMED_IDS) ?? []).flatMap((named) => named.match(new RegExp(GUID, 'gi')) ?? [])
}
