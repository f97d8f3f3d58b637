import { cutName, LONGEST_NAME } from '../name-length'
import { t } from '../texts'

/** The name of a copy, cut where needed: a name has at most 100 code points. */
export function copyName(name: string): string {
  const room = LONGEST_NAME - [...t('name.ofCopy', { name: '' })].length
  return t('name.ofCopy', { name: cutName(name, room).trimEnd() })
}
