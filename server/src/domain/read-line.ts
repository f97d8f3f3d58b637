import { keptName } from '@soundleaf/texts'
import { LONGEST_NAME } from './project/project-name'
import { accept, refuse, type Decision } from './refusal'

/** What a person calls a thing: one line, as it is kept; refused where it is longer than a project's name may be. */
export function readLine(field: string, text: string): Decision<string> {
  const line = keptName(text)
  if ([...line].length <= LONGEST_NAME && !/\p{Cc}/u.test(line)) return accept(line)
  const rule = `be one line of at most ${LONGEST_NAME} characters`
  return refuse('FieldInvalid', {
    params: { name: field, found: `${[...line].length} characters`, rule },
    field,
  })
}
