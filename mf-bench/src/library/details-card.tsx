import type { ApiClient, MeasuredCurve, MeasuredQuantity, MeasuredValue } from '@soundleaf/contracts'
import { failureText } from '@soundleaf/messages/failures'
import { formatQuantity, unitName } from '@soundleaf/texts'
import {
  Box,
  Button,
  chakra,
  CheckboxField,
  FieldFrame,
  Flex,
  Grid,
  Icon,
  Input,
  Stack,
  TextField,
} from '@soundleaf/ui'
import { useId, useState } from 'react'
import { Card } from '../card'
import { t } from '../texts'
import { areaOf, LARGEST_AREA_M2, LONGEST_LINE, LONGEST_REMARKS } from './details'
import { ProjectField } from './project-field'
import type { Keeping } from './use-keeping'

interface DetailsCardProps {
  readonly api: ApiClient
  readonly keeping: Keeping
  readonly quantity: MeasuredQuantity | null
  readonly values: readonly MeasuredValue[]
  /** Rows that were not understood, which would not be kept. */
  readonly leftOut: number
  readonly onKept: (curve: MeasuredCurve) => void
}

const LINES = ['laboratory', 'reportNumber', 'testStandard', 'sourceFile'] as const

/** What the measurement is and where it comes from, and the way to keep it. */
export function DetailsCard({ api, keeping, quantity, values, leftOut, onKept }: DetailsCardProps) {
  const { details, kept, isBusy, failure, change, keep } = keeping
  const [isAsked, setAsked] = useState(false)
  const remarksId = useId()
  const isAreaWrong = Number.isNaN(areaOf(details.elementArea))
  const isTitleMissing = details.title.trim() === ''
  const nothing = quantity === null || values.length === 0 ? t('keep.nothing') : undefined

  async function submit(as: 'change' | 'new'): Promise<void> {
    setAsked(true)
    if (isBusy || quantity === null || isTitleMissing || isAreaWrong) return
    const curve = await keep({ quantity, values }, as)
    if (curve !== null) onKept(curve)
  }

  return (
    <Card title={t('details.title')}>
      <chakra.form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (nothing === undefined) void submit(kept === null ? 'new' : 'change')
        }}
      >
        <Stack gap="3">
          <TextField
            label={t('details.name')}
            value={details.title}
            required
            maxLength={LONGEST_LINE}
            error={isAsked && isTitleMissing ? t('details.nameMissing') : undefined}
            onChange={(title) => change({ title })}
          />
          <Grid templateColumns="repeat(auto-fit, minmax(max(150px, 30%), 1fr))" gap="3">
            {LINES.map((name) => (
              <TextField
                key={name}
                label={t(`details.${name}`)}
                value={details[name]}
                maxLength={LONGEST_LINE}
                onChange={(text) => change({ [name]: text })}
              />
            ))}
            <FieldFrame label={t('details.measuredOn')}>
              <Input
                type="date"
                value={details.measuredOn}
                onChange={(event) => change({ measuredOn: event.target.value })}
              />
            </FieldFrame>
            <TextField
              label={t('details.elementArea', { unit: unitName('m²') })}
              value={details.elementArea}
              inputMode="decimal"
              error={
                isAreaWrong
                  ? t('details.areaWrong', { limit: formatQuantity(LARGEST_AREA_M2, 'm²') })
                  : undefined
              }
              onChange={(elementArea) => change({ elementArea })}
            />
          </Grid>
          <Box>
            <chakra.label
              htmlFor={remarksId}
              display="block"
              textStyle="xs"
              color="fg.muted"
              marginBottom="1"
            >
              {t('details.remarks')}
            </chakra.label>
            <Input asChild height="auto" paddingY="2">
              <textarea
                id={remarksId}
                rows={2}
                value={details.remarks}
                maxLength={LONGEST_REMARKS}
                onChange={(event) => change({ remarks: event.target.value })}
              />
            </Input>
          </Box>
          <ProjectField
            api={api}
            projectId={details.projectId}
            onProject={(projectId) => change({ projectId })}
          />
          <CheckboxField
            label={t('details.isShared')}
            checked={details.isShared}
            onChange={(isShared) => change({ isShared })}
          />
          {leftOut > 0 && (
            <Box textStyle="xs" color="fg.muted">
              {t('keep.leftOut', { count: leftOut })}
            </Box>
          )}
          <Flex gap="2" wrap="wrap">
            <Button type="submit" variant="solid" icon="save" loading={isBusy} disabledReason={nothing}>
              {t(kept === null ? 'keep.new' : 'keep.change')}
            </Button>
            {kept !== null && (
              <Button loading={isBusy} disabledReason={nothing} onClick={() => void submit('new')}>
                {t('keep.another')}
              </Button>
            )}
          </Flex>
          <Box role="status" textStyle="xs" color={failure === null ? 'fg.muted' : 'fg.error'}>
            {failure !== null && <Icon name="error" size={14} marginInlineEnd="1" />}
            {failure === null
              ? kept !== null && t('keep.isKept', { title: kept.title })
              : refusalText(failure)}
          </Box>
        </Stack>
      </chakra.form>
    </Card>
  )
}

function refusalText(failure: NonNullable<Keeping['failure']>): string {
  if (failure.code === 'StaleRevision') return t('keep.stale')
  return failure.code === 'NotFound' ? t('keep.gone') : failureText(failure)
}
