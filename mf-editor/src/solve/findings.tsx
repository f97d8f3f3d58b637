import { constructionDifferences, type Construction } from '@soundleaf/construction'
import type { SolvePoint } from '@soundleaf/contracts'
import { formatNumber, formatPlain, withUnit } from '@soundleaf/texts'
import { Box, Button, DifferenceTable, Flex, MessagePlace, Text } from '@soundleaf/ui'
import { useMemo } from 'react'
import { t } from '../texts/solve'
import { AnswerList, type Answer } from './answer-list'
import { fits } from './answers'
import { NothingFits } from './nothing-fits'
import { Part } from './part'
import { SolveChart } from './solve-chart'
import type { Askable, SolveForm } from './solve-form'
import type { Search } from './use-solve'

interface Props {
  readonly search: Search
  readonly answers: readonly Answer[]
  readonly askable: readonly Askable[]
  readonly construction: Construction
  readonly form: SolveForm
  readonly chosen: SolvePoint | null
  readonly onChoose: (point: SolvePoint) => void
  /** Asks for something else and searches again. */
  readonly onAsk: (part: Partial<SolveForm>) => void
  readonly onRetry: () => void
}

/** What a search has found, from its first call on. */
export function Findings(props: Props) {
  const { search, answers, askable, construction, form, chosen, onChoose, onAsk, onRetry } = props
  const { kind, asked, answer, points, failure } = search
  const isFitting = useMemo(
    () => (point: SolvePoint) => asked !== null && fits(point, asked, askable),
    [asked, askable],
  )
  if (asked === null)
    return (
      <Text textStyle="sm" color="fg.muted">
        {t('solve.before')}
      </Text>
    )
  const required = asked.requirements.flatMap(({ of }) => askable.find((one) => one.of === of) ?? [])
  const [first] = required
  const at = answers.findIndex(({ point }) => point.choice.join() === chosen?.choice.join())
  const number = formatPlain(at + 1)
  return (
    <Box display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)" alignContent="start">
      <Progress search={search} />
      {kind === 'failed' && (
        <MessagePlace
          failed
          icon="failed"
          title={t('solve.failed')}
          text={failure?.message ?? ''}
          actions={<Button onClick={onRetry}>{t('solve.retry')}</Button>}
        />
      )}
      {first !== undefined && (
        <SolveChart
          points={points}
          front={answers.map(({ point }) => point)}
          fits={isFitting}
          asked={first}
          required={asked.requirements[0]?.required ?? 0}
          limit={asked.limits.thickness ?? 0}
          chosen={chosen}
          onChoose={onChoose}
        />
      )}
      {kind === 'done' && answer !== null && answers.length === 0 && (
        <NothingFits misses={answer.misses} asked={required} form={form} onChange={onAsk} />
      )}
      {answers.length > 0 && (
        <Part
          title={t('solve.answers')}
          aside={t('solve.fitting', {
            front: answers.length,
            fitting: formatNumber(points.filter(isFitting).length),
          })}
        >
          <AnswerList answers={answers} asked={required} chosen={chosen} onChoose={onChoose} />
        </Part>
      )}
      {at >= 0 && (
        <Part title={t('solve.against', { number })}>
          <Against now={construction} then={answers[at]?.construction ?? construction} number={number} />
        </Part>
      )}
    </Box>
  )
}

function Against({ now, then, number }: { now: Construction; then: Construction; number: string }) {
  const rows = useMemo(() => constructionDifferences(now, then), [now, then])
  return rows.length === 0 ? (
    <Text textStyle="sm" color="fg.muted">
      {t('solve.same')}
    </Text>
  ) : (
    <DifferenceTable
      heads={[t('solve.against', { number }), t('solve.nowHead'), t('solve.answerHead', { number })]}
      rows={rows}
    />
  )
}

/** How far the search is, in words and as a bar. */
function Progress({ search: { kind, answer, points } }: { search: Search }) {
  const share = answer?.share ?? 0
  const percent = withUnit(formatNumber(Math.floor(100 * share)), '%')
  const all = formatNumber(answer?.combinations ?? 0)
  return (
    <Box display="grid" gap="1">
      <Flex justify="space-between" gap="2" wrap="wrap" textStyle="sm">
        <Text role="status">{endText(kind, all, points.length)}</Text>
        <Text color="fg.muted">{t('solve.progress', { tried: points.length, all, share: percent })}</Text>
      </Flex>
      <Box
        role="progressbar"
        aria-label={t('solve.running')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.floor(100 * share)}
        height="4px"
        bg="bg.muted"
        borderRadius="full"
      >
        <Box height="full" bg="accent.fg" borderRadius="full" style={{ width: `${100 * share}%` }} />
      </Box>
      {kind === 'running' && answer?.isFirstKnown === true && (
        <Text textStyle="xs" color="fg.muted">
          {t('solve.firstKnown')}
        </Text>
      )}
    </Box>
  )
}

function endText(kind: Search['kind'], all: string, count: number): string {
  switch (kind) {
    case 'done':
      return t('solve.done', { all })
    case 'full':
      return t('solve.full', { count: formatNumber(count) })
    case 'running':
      return t('solve.running')
    default:
      return t('solve.stopped')
  }
}
