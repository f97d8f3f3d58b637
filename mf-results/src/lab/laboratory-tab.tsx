import {
  BANDS_HZ,
  type CalculationAnswer,
  type EvaluationKind,
  type Licence,
  type RemoteHost,
  type Standard,
} from '@soundleaf/contracts'
import { bandColumns, ratedSpectrum, tableColumns, type Comparisons } from '@soundleaf/reading'
import { BandTable, Box, Button, Flex, Stack } from '@soundleaf/ui'
import { useMemo } from 'react'
import { copyTable } from './copy-table'
import { Notes } from './notes'
import { SingleNumbers } from './single-numbers'
import { SpectrumSection } from './spectrum-section'
import { tabSeparated } from './tab-separated'

interface LaboratoryTabProps {
  readonly host: RemoteHost<'results'>
  readonly projectId: string
  readonly kinds: readonly EvaluationKind[]
  readonly standard: Standard
  readonly licence: Licence
  readonly answer: CalculationAnswer | null
  readonly isCalculating: boolean
  readonly comparisons: Comparisons
  readonly onKeep: (kind: EvaluationKind, slot: 0 | 1, values: readonly number[]) => void
  readonly onClear: (kind: EvaluationKind, slot: 0 | 1) => void
}

/** Curves, band values and single numbers as a laboratory would report them. */
export function LaboratoryTab(props: LaboratoryTabProps) {
  const { host, projectId, kinds, standard, licence, answer, isCalculating, comparisons, onKeep, onClear } =
    props
  const sets = useMemo(
    () => kinds.map((kind) => ratedSpectrum(kind, standard, answer)),
    [kinds, standard, answer],
  )
  const tables = sets.map((set) => ({ set, columns: bandColumns(set, comparisons[set.kind]) }))
  const copied = tables.flatMap(({ columns }) => columns)

  return (
    <Box paddingBottom="5">
      {sets.map((set) => (
        <SpectrumSection
          key={`${projectId} ${set.kind}`}
          set={set}
          slots={comparisons[set.kind]}
          isOneOfTwo={kinds.length > 1}
          isCalculating={isCalculating}
          onKeep={(slot) => set.current !== null && onKeep(set.kind, slot, set.current)}
          onClear={(slot) => onClear(set.kind, slot)}
        />
      ))}
      <Flex align="center" height="44px" paddingX="5" gap="2.5">
        <Box textStyle="xs" fontWeight="semibold">
          Third octaves, dB
        </Box>
        <Box textStyle="2xs" color="fg.subtle">
          ▾ unfavourable to the shifted reference
        </Box>
        <Button
          marginStart="auto"
          size="sm"
          icon="copy"
          disabledReason={copyRefusal(licence, answer)}
          onClick={() => void copyTable(tabSeparated(copied), (message) => host.toast(message))}
        >
          Copy data
        </Button>
      </Flex>
      <Stack gap="4" paddingX="5">
        {tables.map(({ set, columns }) => (
          <BandTable
            key={set.kind}
            caption={`${set.quantity.name} by third octave, dB`}
            bands_hz={BANDS_HZ}
            columns={tableColumns(columns, set)}
          />
        ))}
        {answer !== null && kinds.map((kind) => <SingleNumbers key={kind} answer={answer} kind={kind} />)}
        {answer !== null && <Notes answer={answer} />}
      </Stack>
    </Box>
  )
}

function copyRefusal(licence: Licence, answer: CalculationAnswer | null): string | undefined {
  if (licence === 'trial') return 'A free trial shows random values, which cannot be copied.'
  return answer === null ? 'There is nothing to copy yet.' : undefined
}
