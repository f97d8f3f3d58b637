import { cutText, textLength } from '@soundleaf/texts'
import { LONGEST_NAME } from '../longest-name'
import { t } from '../texts'

/** The name of a copy, cut where needed: a name has at most 100 code points. */
export function copyName(name: string): string {
  const room = LONGEST_NAME - textLength(t('name.ofCopy', { name: '' }))
  return t('name.ofCopy', { name: cutText(name, room).trimEnd() })
}
