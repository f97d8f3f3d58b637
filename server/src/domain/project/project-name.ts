import { keptName } from '@soundleaf/texts'
import { accept, refuse, type Decision } from '../refusal'

/** In code points. */
export const LONGEST_NAME = 100

/** A project's name as it is stored: NFC, trimmed, without what turns the text beside it, 1 to 100 code points, no control characters. */
export function readProjectName(text: string): Decision<string> {
  const name = keptName(text)
  if (name === '') return refuse('ProjectNameMissing', { field: 'name' })
  if (/\p{Cc}|\p{Cs}/u.test(name)) return refuse('ProjectNameHasControlCharacter', { field: 'name' })
  if ([...name].length > LONGEST_NAME)
    return refuse('ProjectNameTooLong', { params: { max: LONGEST_NAME }, field: 'name' })
  return accept(name)
}
