import { parseEntry } from '@soundleaf/construction'
import type { SolveCost, SolveRequirement } from '@soundleaf/contracts'
import { SOLVE_COSTS } from '@soundleaf/contracts'
import { fieldIn } from '@soundleaf/texts'
import {
  Box,
  Button,
  CheckboxField,
  Flex,
  IconButton,
  NumberField,
  Select,
  SelectField,
  Text,
} from '@soundleaf/ui'
import { t } from '../texts/solve'
import { unitOf } from './answers'
import { Part } from './part'
import type { Askable, SolveForm } from './solve-form'

interface Props {
  readonly form: SolveForm
  readonly askable: readonly Askable[]
  readonly onChange: (part: Partial<SolveForm>) => void
  /** What was typed is no number. */
  readonly onInvalid: () => void
}

const MOST_REQUIREMENTS = 6
const REQUIRED = { min: 0, max: 150 } as const
const LIMIT = { min: 0, max: 100_000 } as const

/** What a build-up has to reach, and what it may cost at most. */
export function RequirementFields({ form, askable, onChange, onInvalid }: Props) {
  const { requirements, limits } = form
  const setRequirement = (at: number, change: Partial<SolveRequirement>) =>
    onChange({ requirements: requirements.map((one, index) => (index === at ? { ...one, ...change } : one)) })
  const free = askable.find(({ of }) => requirements.every((one) => one.of !== of))

  const entered = (
    typed: string,
    range: typeof REQUIRED | typeof LIMIT,
    set: (value: number) => void,
    unit = '',
  ) => {
    const entry = parseEntry(typed, range, 1, unit)
    if (entry.ok) set(entry.value)
    if (!entry.ok || entry.outOfBounds) onInvalid()
  }

  return (
    <>
      <Part title={t('solve.requirements')} aside={t('solve.ofLaboratory')}>
        {requirements.map((requirement, at) => {
          const asked = askable.find(({ of }) => of === requirement.of)
          return (
            <Flex key={at} gap="2" align="center">
              <Box flex="1" minWidth="0">
                <Select<string>
                  aria-label={t('solve.requirement')}
                  size="sm"
                  value={requirement.of}
                  choices={askable.map(({ of, name }) => ({ value: of, label: name }))}
                  onChange={(of) => setRequirement(at, { of })}
                />
              </Box>
              <Text aria-hidden color="fg.muted">
                {asked?.better === 'lower' ? '≤' : '≥'}
              </Text>
              <NumberField
                layout="bare"
                width="64px"
                label={t('solve.required', { quantity: asked?.name ?? '' })}
                unit={asked?.unit}
                value={requirement.required}
                decimals={1}
                {...REQUIRED}
                onCommit={(typed) => entered(typed, REQUIRED, (required) => setRequirement(at, { required }))}
              />
              <IconButton
                icon="close"
                label={t('solve.leaveOut', { what: asked?.name ?? '' })}
                onClick={() => onChange({ requirements: requirements.filter((_, index) => index !== at) })}
              />
            </Flex>
          )
        })}
        {free !== undefined && requirements.length < MOST_REQUIREMENTS && (
          <Button
            variant="ghost"
            size="sm"
            icon="add"
            justifySelf="start"
            onClick={() => onChange({ requirements: [...requirements, { of: free.of, required: 50 }] })}
          >
            {t('solve.addRequirement')}
          </Button>
        )}
        <CheckboxField
          label={t('solve.beyondUncertainty')}
          checked={form.beyondUncertainty}
          onChange={(beyondUncertainty) => onChange({ beyondUncertainty })}
        />
      </Part>
      <Part title={t('solve.limits')}>
        {SOLVE_COSTS.map((cost) => (
          <NumberField
            key={cost}
            label={t(`solve.${cost}`)}
            {...fieldIn(unitOf(cost))}
            value={limits[cost]}
            decimals={1}
            {...LIMIT}
            onCommit={(typed) =>
              entered(
                typed,
                LIMIT,
                (value) => onChange({ limits: { ...limits, [cost]: value } }),
                unitOf(cost),
              )
            }
          />
        ))}
        <Text textStyle="xs" color="fg.muted">
          {t('solve.noLimit')}
        </Text>
        <SelectField<SolveCost>
          label={t('solve.first')}
          value={form.first}
          choices={SOLVE_COSTS.map((cost) => ({ value: cost, label: t(`solve.first.${cost}`) }))}
          onChange={(first) => onChange({ first })}
        />
      </Part>
    </>
  )
}
