import { accept, refuse, type Decision } from '../refusal'

/** In code points. */
export const LONGEST_NAME = 100

/** A project's name as it is stored: NFC, trimmed, 1 to 100 code points, no control characters. */
export function readProjectName(text: string): Decision<string> {
  const name = text.normalize('NFC').trim()
  if (name === '') return refuse('ProjectNameMissing', { field: 'name' })
  if (/\p{Cc}|\p{Cs}/u.test(name)) return refuse('ProjectNameHasControlCharacter', { field: 'name' })
  if ([...name].length > LONGEST_NAME)
    return refuse('ProjectNameTooLong', { params: { max: LONGEST_NAME }, field: 'name' })
  return accept(name)
}
