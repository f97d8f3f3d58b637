/** What must not compile: each line that is marked below is an error, or `tsc -b` fails. */
import type { Catalogues } from './catalogues'
import { defineTexts } from './react'
import type { ElementsOf, ParamsOf } from './message'

type Same<One, Other> =
  (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : never
const same = <One, Other>(is: Same<One, Other>): void => void is

type English = {
  readonly saved: 'The project has been saved'
  readonly opened: 'You opened {name} on {device}'
  readonly count: '{count, plural, =0 {No project} one {# project of {owner}} other {# projects of {owner}}}, {when}'
  readonly kind: 'The {kind, select, wall {wall has {sides, plural, one {# side} other {# sides}}} other {floor}} is new'
  readonly terms: 'I agree to the <a>terms and <b>conditions</b></a> of {company}'
}

same<keyof ParamsOf<English['saved']>, never>(true)
same<ParamsOf<English['opened']>, { readonly name: string; readonly device: string }>(true)
same<ParamsOf<English['count']>, { readonly count: number; readonly owner: string; readonly when: string }>(
  true,
)
same<ParamsOf<English['kind']>, { readonly kind: string; readonly sides: number }>(true)
same<ElementsOf<English['terms']>, 'a' | 'b'>(true)

export function texts(catalogues: Catalogues<English>) {
  const { t, rich } = defineTexts(catalogues)
  t('saved')
  t('opened', { name: 'Wall', device: 'phone' })
  t('count', { count: 3, owner: 'Ann', when: 'today' })
  // @ts-expect-error a key that the catalogue lacks
  t('safed')
  // @ts-expect-error no parameter
  t('opened')
  // @ts-expect-error a parameter is missing
  t('opened', { name: 'Wall' })
  // @ts-expect-error a parameter too many
  t('opened', { name: 'Wall', device: 'phone', place: 'here' })
  // @ts-expect-error parameters for a message that takes none
  t('saved', { name: 'Wall' })
  // @ts-expect-error a plural takes a number
  t('count', { count: '3', owner: 'Ann', when: 'today' })
  // @ts-expect-error a number is written by a formatter first
  t('opened', { name: 3, device: 'phone' })
  // @ts-expect-error a message with elements is rich
  t('terms', { company: 'Soundleaf' })
  rich('terms', { company: 'Soundleaf' }, { a: (children) => children, b: (children) => children })
  // @ts-expect-error an element is missing
  rich('terms', { company: 'Soundleaf' }, { a: (children) => children })
}
