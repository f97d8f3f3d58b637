import { formatClock } from '@soundleaf/texts'
import { type AskedQuestion, chakra, QuestionDialog, Text } from '@soundleaf/ui'
import { useStore } from 'zustand'
import { useShell } from '../shell-context'
import { t } from '../texts'
import type { ConflictAnswer } from './conflicts'
import type { Difference } from '@soundleaf/construction'

/** How many differences are listed; the others are counted. */
const SHOWN = 10

/** Dismissing it decides nothing yet. */
const question = (): AskedQuestion => ({
  title: t('conflict.title'),
  text: t('conflict.text'),
  actions: [
    { id: 'theirs', label: t('conflict.takeTheirs') },
    { id: 'mine', label: t('conflict.keepMine') },
    { id: 'copy', label: t('conflict.copyMine'), kind: 'primary' },
  ],
})

/** Lets the person choose mine, theirs or a copy, and lists the differences. */
export function ConflictDialog() {
  const conflict = useStore(useShell().conflicts.store)
  if (conflict === null) return null
  const { savedUtc, differences, answer } = conflict
  return (
    <QuestionDialog
      question={question()}
      size="md"
      onAnswer={({ action }) => answer(action as ConflictAnswer)}
    >
      {differences.length > 0 && <Comparison differences={differences} savedUtc={savedUtc} />}
    </QuestionDialog>
  )
}

function Comparison({
  differences,
  savedUtc,
}: {
  readonly differences: readonly Difference[]
  readonly savedUtc: string | null
}) {
  const hidden = differences.length - SHOWN
  return (
    <>
      <chakra.table
        width="100%"
        textStyle="sm"
        borderCollapse="collapse"
        css={{
          '& th, & td': {
            textAlign: 'left',
            verticalAlign: 'top',
            padding: '8px 12px 8px 0',
            borderBottom: '1px solid var(--line)',
            overflowWrap: 'anywhere',
          },
          '& th': { fontWeight: 400, color: 'var(--ink-2)' },
        }}
      >
        <thead>
          <tr>
            <th scope="col">{t('conflict.what')}</th>
            <th scope="col">{t('conflict.mine')}</th>
            <th scope="col">
              {savedUtc === null
                ? t('conflict.theirs')
                : t('conflict.theirsAt', { clock: formatClock(new Date(savedUtc)) })}
            </th>
          </tr>
        </thead>
        <tbody>
          {differences.slice(0, SHOWN).map(({ what, mine, theirs }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{mine}</td>
              <td>{theirs}</td>
            </tr>
          ))}
        </tbody>
      </chakra.table>
      {hidden > 0 && (
        <Text textStyle="xs" color="fg.muted">
          {t('conflict.more', { count: hidden })}
        </Text>
      )}
    </>
  )
}
