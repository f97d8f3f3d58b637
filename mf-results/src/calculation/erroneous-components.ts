import type { Validation } from '@soundleaf/contracts'

const GUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi

/** The components at fault; an older server only names them in the message, after `id:` (decision 15). */
export function erroneousComponents({ result, message, componentIds }: Validation): readonly string[] {
  if (result === 'Success') return []
  if (componentIds.length > 0) return componentIds
  const named = message.indexOf('id:')
  return named < 0 ? [] : (message.slice(named).match(GUID) ?? [])
}

/** The message for people: without the ids, which the list and the drawing show as marks. */
export function readableMessage(message: string): string {
  return message.replace(/\s*\(?\s*id:.*$/is, '').trim()
}
