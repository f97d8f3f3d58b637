import { chakra, QuestionDialog, Text } from '@soundleaf/ui'
import { useStore } from 'zustand'
import { useShell } from '../shell-context'
import type { ConflictAnswer } from './conflicts'
import type { Difference } from './differences'

/** How many differences are listed; the others are counted. */
const SHOWN = 10

/** Dismissing it decides nothing yet. */
const QUESTION = {
  title: 'This project was changed elsewhere',
  text: 'It was saved from another place after you opened it. Nothing is lost until you choose.',
  actions: [
    { id: 'theirs', label: 'Take theirs' },
    { id: 'mine', label: 'Keep mine' },
    { id: 'copy', label: 'Save mine as a copy', kind: 'primary' },
  ],
} as const

/** Lets the person choose mine, theirs or a copy, and lists the differences. */
export function ConflictDialog() {
  const conflict = useStore(useShell().conflicts.store)
  if (conflict === null) return null
  const { savedUtc, differences, answer } = conflict
  return (
    <QuestionDialog question={QUESTION} size="md" onAnswer={({ action }) => answer(action as ConflictAnswer)}>
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
            <th scope="col">What</th>
            <th scope="col">Mine</th>
            <th scope="col">{savedUtc === null ? 'Theirs' : `Theirs, ${clock(savedUtc)}`}</th>
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
          {hidden === 1 ? 'One more difference.' : `${hidden} more differences.`}
        </Text>
      )}
    </>
  )
}

const clock = (utc: string): string =>
  new Date(utc).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
