import { orientation, type Construction } from '@soundleaf/construction'
import type { SolvePoint } from '@soundleaf/contracts'
import { SectionSketch, sketchScale_pxmm } from '@soundleaf/drawing'
import { fixedIn, formatNumber, formatPlain, numberIn, unitName } from '@soundleaf/texts'
import { Box, Button, chakra, Flex, Icon, Sub } from '@soundleaf/ui'
import { t } from '../texts/solve'
import { numberText, unitOf, type AnswerVerdict } from './answers'
import type { Askable } from './solve-form'

/** A found build-up. */
export interface Answer {
  readonly point: SolvePoint
  readonly construction: Construction
  readonly verdict: AnswerVerdict | null
}

interface Props {
  readonly answers: readonly Answer[]
  /** In the order of the requirements. */
  readonly asked: readonly Askable[]
  readonly chosen: SolvePoint | null
  readonly onChoose: (point: SolvePoint) => void
}

const SKETCH = { width_px: 64, height_px: 36, most_pxmm: 0.2 } as const

const Head = chakra('th', {
  base: { fontWeight: 'normal', color: 'fg.muted', textStyle: 'xs', textAlign: 'end', px: '2', py: '1' },
})
const Cell = chakra('td', {
  base: { textAlign: 'end', px: '2', borderTopWidth: '1px', whiteSpace: 'nowrap' },
})

const VERDICTS = {
  ok: { icon: 'ok', color: 'fg.success' },
  near: { icon: 'near', color: 'fg.warning' },
  direct: { icon: 'info', color: 'fg.muted' },
} as const

/** What was found, best first; the number of each is a button that chooses it. */
export function AnswerList({ answers, asked, chosen, onChoose }: Props) {
  const scale_pxmm = sketchScale_pxmm(
    answers.map(({ construction }) => construction),
    { most_pxmm: SKETCH.most_pxmm, room_px: SKETCH.width_px },
  )
  const has = (cost: 'price' | 'carbon') => answers.some(({ point }) => point[cost] !== null)
  const costs = (['price', 'carbon'] as const).filter(has)
  return (
    <Box maxHeight="300px" overflow="auto" tabIndex={0} role="region" aria-label={t('solve.answers')}>
      <chakra.table width="full" textStyle="sm" borderCollapse="collapse">
        <thead>
          <tr>
            <Head scope="col" textAlign="start">
              {t('solve.number')}
            </Head>
            <Head scope="col" aria-hidden />
            {asked.map(({ of, notation, unit }) => (
              <Head key={of} scope="col">
                <Sub>{notation}</Sub> {unit}
              </Head>
            ))}
            <Head scope="col">
              {t('solve.property', { property: t('solve.thickness'), unit: unitName(unitOf('thickness')) })}
            </Head>
            <Head scope="col">
              {t('solve.property', { property: t('solve.mass'), unit: unitName(unitOf('mass')) })}
            </Head>
            {costs.map((cost) => (
              <Head key={cost} scope="col">
                {t('solve.property', { property: t(`solve.${cost}`), unit: unitOf(cost) })}
              </Head>
            ))}
            <Head scope="col" textAlign="start">
              {t('solve.verdict')}
            </Head>
          </tr>
        </thead>
        <tbody>
          {answers.map(({ point, construction, verdict }, at) => {
            const isChosen = point.choice.join() === chosen?.choice.join()
            const isWall = orientation(construction.type) === 'wall'
            return (
              <chakra.tr key={point.choice.join()} {...(isChosen ? { bg: 'accent.subtle' } : {})}>
                <chakra.th scope="row" textAlign="start" borderTopWidth="1px" fontWeight="normal">
                  <Button
                    variant="outline"
                    size="sm"
                    aria-label={t('solve.choose', { number: formatPlain(at + 1) })}
                    aria-pressed={isChosen}
                    onClick={() => onChoose(point)}
                  >
                    {formatPlain(at + 1)}
                  </Button>
                </chakra.th>
                <Cell aria-hidden>
                  <SectionSketch
                    construction={construction}
                    scale_pxmm={scale_pxmm}
                    length_px={isWall ? SKETCH.height_px : SKETCH.width_px}
                  />
                </Cell>
                {asked.map(({ of }, index) => (
                  <Cell key={of} fontWeight={index === 0 ? 'semibold' : undefined}>
                    {numberText(point.numbers[index]?.value ?? Number.NaN, '')}
                  </Cell>
                ))}
                <Cell>{numberIn('mm', point.thickness, 1)}</Cell>
                <Cell>{fixedIn('kg/m²', point.mass, 1)}</Cell>
                {costs.map((cost) => {
                  const value = point[cost]
                  return <Cell key={cost}>{value === null ? '–' : formatNumber(value, 2)}</Cell>
                })}
                <Cell textAlign="start">
                  {verdict !== null && (
                    <Flex align="center" gap="1" color={VERDICTS[verdict.level].color}>
                      <Icon name={VERDICTS[verdict.level].icon} size={14} />
                      {verdict.text}
                    </Flex>
                  )}
                </Cell>
              </chakra.tr>
            )
          })}
        </tbody>
      </chakra.table>
    </Box>
  )
}
