import { MAX_VARIANTS } from '@soundleaf/contracts'
import { keptName } from '@soundleaf/texts'
import type { Editor } from '../editor-context'
import {
  duplicated,
  LONGEST_VARIANT_NAME,
  moved,
  movedOnto,
  opened,
  removed,
  renamed,
  restored,
  type ShownVariant,
  type VariantChange,
} from '../document/variants'
import { t } from '../texts/variants'

export interface VariantActions {
  /** Opens a copy of the variant behind it. */
  readonly duplicate: (id: string) => void
  readonly open: (id: string) => void
  readonly move: (id: string, place: number) => void
  /** To the place of another one. */
  readonly moveOnto: (id: string, onto: string) => void
  readonly remove: (id: string) => void
  readonly restore: () => void
  readonly rename: (variant: ShownVariant) => Promise<void>
}

/** What a person does to the variants; what cannot be done says why. */
export function variantActions({ host, store }: Pick<Editor, 'host' | 'store'>): VariantActions {
  const change = (made: VariantChange) => {
    if (!store.changeVariants(made)) host.toast({ kind: 'error', text: t('variant.unreadable') })
  }
  return {
    duplicate: (id) => change(duplicated(id, () => crypto.randomUUID())),
    open: (id) => change(opened(id)),
    move: (id, place) => store.changeVariants(moved(id, place)),
    moveOnto: (id, onto) => store.changeVariants(movedOnto(id, onto)),
    remove: (id) => change(removed(id)),
    restore: () => change(restored),
    async rename({ id, name }) {
      const answer = await host.ask({
        title: t('variant.renameTitle', { name }),
        input: { label: t('variant.name'), initial: name, maxLength: LONGEST_VARIANT_NAME },
        actions: [
          { id: 'cancel', label: t('variant.cancel'), kind: 'cancel' },
          { id: 'rename', label: t('variant.rename'), kind: 'primary' },
        ],
      })
      const given = keptName(answer.text ?? '')
      if (answer.action === 'rename' && given !== '' && given !== name)
        store.changeVariants(renamed(id, given))
    },
  }
}

/** Why there can be no more of them; undefined where there can. */
export const fullReason = (count: number): string | undefined =>
  count < MAX_VARIANTS ? undefined : t('variant.full', { max: String(MAX_VARIANTS) })
