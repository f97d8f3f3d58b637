import {
  FACADE_TERMS,
  facadeNotation,
  facadeRequirement,
  type FacadeTerm,
  type Outside,
  type OutsideAnswer,
} from '@soundleaf/contracts'
import { facadeVerdict, plusMinusText, shortText, VerdictPlace } from '@soundleaf/results-view'
import { Grid, SelectField, Sub } from '@soundleaf/ui'
import { t } from '../texts/rooms'
import { RoomNumber } from './room-number'

/** What is asked of a façade before anybody says how much: 30 dB, as where streets are quiet. */
const FIRST_LIMIT_DB = 30

interface FacadeLimitProps {
  readonly outside: Outside
  readonly answer: OutsideAnswer | null
  readonly onChange: (outside: Outside) => void
}

/** What is asked of the façade or roof, and whether it has that. */
export function FacadeLimit({ outside, answer, onChange }: FacadeLimitProps) {
  const { limit, ...others } = outside

  function choose(term: FacadeTerm | 'nothing'): void {
    if (term === 'nothing') return onChange(others)
    // What a person enters by hand is their own, and from no rule.
    onChange({ ...others, limit: { term, value: limit?.value ?? FIRST_LIMIT_DB } })
  }

  return (
    <>
      {limit !== undefined && <LimitVerdict limit={limit} answer={answer} />}
      <Grid templateColumns="1fr 1fr" columnGap="3" alignItems="start">
        <SelectField
          label={t('rooms.outside.limit')}
          value={limit?.term ?? 'nothing'}
          choices={[
            { value: 'nothing' as const, label: t('rooms.outside.limit.nothing') },
            ...FACADE_TERMS.map((term) => ({ value: term, label: t(`rooms.outside.limit.${term}`) })),
          ]}
          onChange={choose}
        />
        {limit !== undefined && (
          <RoomNumber
            label={t('rooms.outside.limit.value')}
            value={limit.value}
            range="facadeLimit"
            decimals={0}
            onEnter={(value) => onChange({ ...others, limit: { term: limit.term, value } })}
          />
        )}
      </Grid>
    </>
  )
}

function LimitVerdict({
  limit,
  answer,
}: {
  readonly limit: NonNullable<Outside['limit']>
  readonly answer: OutsideAnswer | null
}) {
  const asked = facadeRequirement(limit, answer)
  const { level, word, by } = facadeVerdict(asked)
  return (
    <VerdictPlace
      kind={level}
      word={word}
      aside={by}
      {...(limit.source === undefined ? {} : { source: limit.source })}
    >
      <Sub>{facadeNotation(limit.term)}</Sub>
      {asked.expected_db !== null && (
        <>
          {' = '}
          <b>{shortText(asked.expected_db)}</b> {plusMinusText(asked.uncertainty_db)}
        </>
      )}{' '}
      {t('rooms.outside.limit.asked', { value: shortText(limit.value) })}
    </VerdictPlace>
  )
}
