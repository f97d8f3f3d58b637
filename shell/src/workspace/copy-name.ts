import { t } from '../texts'

const LONGEST = 100

/** The name of a copy, cut where needed: a name has at most 100 code points. */
export function copyName(name: string): string {
  const room = LONGEST - [...t('name.ofCopy', { name: '' })].length
  const stem = [...name.normalize('NFC')].slice(0, room).join('')
  return t('name.ofCopy', { name: stem.trimEnd() })
}
