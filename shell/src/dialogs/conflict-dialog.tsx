import { formatClock } from '@soundleaf/texts'
import { type AskedQuestion, DifferenceTable, QuestionDialog, Text } from '@soundleaf/ui'
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
      <DifferenceTable
        heads={[
          t('conflict.what'),
          t('conflict.mine'),
          savedUtc === null
            ? t('conflict.theirs')
            : t('conflict.theirsAt', { clock: formatClock(new Date(savedUtc)) }),
        ]}
        rows={differences.slice(0, SHOWN)}
      />
      {hidden > 0 && (
        <Text textStyle="xs" color="fg.muted">
          {t('conflict.more', { count: hidden })}
        </Text>
      )}
    </>
  )
}
