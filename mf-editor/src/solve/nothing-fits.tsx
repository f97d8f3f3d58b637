import type { SolveAnswer, SolvePoint } from '@soundleaf/contracts'
import { Box, Button, Flex, Text } from '@soundleaf/ui'
import { t } from '../texts/solve'
import { costText, numberText } from './answers'
import type { Askable, SolveForm } from './solve-form'

interface Props {
  readonly misses: SolveAnswer['misses']
  /** In the order of the requirements. */
  readonly asked: readonly Askable[]
  readonly form: SolveForm
  /** Asks for less, or allows more, and searches again. */
  readonly onChange: (part: Partial<SolveForm>) => void
}

/** Why there is no answer: how far the limits let it get, and which single one would have to be wider. */
export function NothingFits({ misses, asked, form, onChange }: Props) {
  const nearest = misses.find(({ limit }) => limit === null)
  const wider = misses.flatMap(({ point, limit }) => (limit === null ? [] : [{ point, limit }]))
  const reached = ({ numbers }: SolvePoint) =>
    asked
      .map(({ name, unit }, at) => `${name} ${numberText(numbers[at]?.value ?? Number.NaN, unit)}`)
      .join(', ')
  const isLimited = Object.values(form.limits).some((limit) => limit > 0)
  return (
    <Box role="status" bg="bg.subtle" p="3" borderRadius="l2" display="grid" gap="2">
      <Text fontWeight="semibold">{t('solve.nothing')}</Text>
      {nearest === undefined ? (
        <Text textStyle="sm">{t('solve.nothing.none')}</Text>
      ) : (
        <Flex gap="2" align="center" justify="space-between" wrap="wrap">
          <Text textStyle="sm">{t('solve.nothing.best', { reached: reached(nearest.point) })}</Text>
          <Button size="sm" variant="outline" onClick={() => onChange(lowered(form, nearest.point, asked))}>
            {t('solve.require', { value: reached(nearest.point) })}
          </Button>
        </Flex>
      )}
      {wider.length > 0 && <Text textStyle="sm">{t('solve.nothing.wider')}</Text>}
      {wider.map(({ point, limit }) => {
        // To tenths and upwards, so that what was found is within.
        const most = Math.ceil(10 * (point[limit] ?? 0) - 1e-6) / 10
        const value = costText(limit, most)
        return (
          <Flex key={limit} gap="2" align="center" justify="space-between" wrap="wrap">
            <Text textStyle="sm">
              {t('solve.reaches', { limit: t(`solve.${limit}`), value, reached: reached(point) })}
            </Text>
            <Button
              size="sm"
              variant="outline"
              onClick={() => onChange({ limits: { ...form.limits, [limit]: most } })}
            >
              {t('solve.allow', { value })}
            </Button>
          </Flex>
        )
      })}
      {isLimited && wider.length === 0 && nearest !== undefined && (
        <Text textStyle="sm">{t('solve.nothing.noneWider')}</Text>
      )}
    </Box>
  )
}

/** What the nearest reaches, where it is less than required. */
function lowered(form: SolveForm, point: SolvePoint, asked: readonly Askable[]): Partial<SolveForm> {
  return {
    beyondUncertainty: false,
    requirements: form.requirements.map((one, at) => {
      const value = point.numbers[at]?.value ?? one.required
      const isLower = asked[at]?.better === 'lower'
      return { ...one, required: isLower ? Math.max(one.required, value) : Math.min(one.required, value) }
    }),
  }
}
