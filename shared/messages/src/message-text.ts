import { productTypeLabel, ruleOf, ruleText } from '@soundleaf/construction'
import type { Message, MessageParams } from '@soundleaf/contracts'
import { formatPlain, numberIn, unitName } from '@soundleaf/texts'
import { t } from './texts/calculation'

/** What is said of a prediction: a notice, a rule that is broken, why there is none, what its numbers rest on. */
export function messageText(message: Message): string {
  const { code, params, sentence = '' } = message
  if (code === null) return sentence
  const rule = ruleOf(message)
  return rule === null ? (say(code, inWords(params)) ?? sentence) : ruleText(rule)
}

/** Each text once: of two leaves the same may be said. */
export function messageTexts(messages: readonly Message[]): readonly string[] {
  return [...new Set(messages.map(messageText))]
}

/** Null for a key that the catalogue lacks, as that of a newer server. */
function say(key: string, params: Readonly<Record<string, string>> = {}): string | null {
  // What a text takes is decided by its code; the compiler cannot see that over all of them at once.
  const text = (t as (key: string, params: object) => string)(key, params)
  return text === key ? null : text
}

/** The units with which names of parameters end. */
const UNITS = { kgm2: 'kg/m²', mm: 'mm', m2: 'm²', m3: 'm³' } as const
const isUnit = (end: string): end is keyof typeof UNITS => Object.hasOwn(UNITS, end)

/** Numbers are written in the language and the units in use, and closed words are said in it. */
function inWords(params: MessageParams): Readonly<Record<string, string>> {
  const words = Object.entries(params).flatMap(([name, value]) => {
    const end = name.slice(name.lastIndexOf('_') + 1)
    if (typeof value !== 'number' || !isUnit(end)) return [[name, wordOf(name, value)]]
    const unit = UNITS[end]
    return [
      [name, numberIn(unit, value)],
      [`unit_${end}`, unitName(unit)],
    ]
  })
  return Object.fromEntries(words) as Record<string, string>
}

function wordOf(name: string, value: string | number | null): string {
  if (typeof value === 'number') return formatPlain(value)
  switch (name) {
    case 'kind':
    case 'quantity':
      return say(`${name}.${value}`) ?? value ?? ''
    case 'component':
      return value?.trim() ? value : productTypeLabel('MassiveElement')
    default:
      return value ?? ''
  }
}
