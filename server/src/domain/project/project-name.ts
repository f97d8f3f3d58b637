import { accept, refuse, type Decision } from '../refusal'

const LONGEST_NAME = 100

/** A project's name as it is kept: NFC, trimmed, 1 to 100 code points, no control characters (decision 11). */
export function readProjectName(text: string): Decision<string> {
  const name = text.normalize('NFC').trim()
  if (name === '') return unfit('The project name is required.')
  if (/\p{Cc}|\p{Cs}/u.test(name)) return unfit('The project name holds a control character.')
  if ([...name].length > LONGEST_NAME)
    return unfit(`The project name is longer than ${LONGEST_NAME} characters.`)
  return accept(name)
}

const unfit = (message: string) => refuse('ValidationFailed', { message, field: 'name' })
