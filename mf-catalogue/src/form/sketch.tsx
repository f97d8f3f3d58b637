import {
  criticalFrequency_Hz,
  massPerArea_kgm2,
  numberOf,
  waveSpeed_ms,
  type Asked,
} from '@soundleaf/products'
import { formatNumber, formatPlain, numberIn, unitName, withUnit } from '@soundleaf/texts'
import { Box, chakra } from '@soundleaf/ui'
import { t } from '../texts'

/** The bands of a prediction, Hz, as the sketch spans them. */
const [LOWEST_HZ, HIGHEST_HZ] = [50, 5000] as const
const [WIDTH, HEIGHT] = [320, 44] as const

/** What a plate of these values weighs, and where it is weak: its critical frequency among the bands. */
export function Sketch({ asked }: { readonly asked: Asked }) {
  const thickness_mm = numberOf(asked.values, 'thickness')
  const density_kgm3 = numberOf(asked.values, 'density')
  if (thickness_mm === undefined || density_kgm3 === undefined) return null
  const mass_kgm2 = massPerArea_kgm2({ thickness_mm, density_kgm3 })
  const isMetric = unitName('kg/m²') === 'kg/m²'
  const mass = withUnit(
    isMetric ? formatPlain(digits(mass_kgm2)) : numberIn('kg/m²', mass_kgm2),
    unitName('kg/m²'),
  )
  const modulus_GPa = modulusOf(asked)
  if (modulus_GPa === undefined)
    return (
      <Box textStyle="sm" aria-label={t('sketch.title')}>
        {t('sketch.mass', { mass })}
      </Box>
    )
  const leaf = { thickness_mm, density_kgm3, modulus_GPa }
  const critical_Hz = criticalFrequency_Hz(leaf)
  return (
    <Box as="section" aria-label={t('sketch.title')}>
      <Box textStyle="sm">
        {t('sketch.plate', {
          mass,
          critical: withUnit(formatNumber(digits(critical_Hz)), 'Hz'),
          speed: withUnit(formatNumber(digits(waveSpeed_ms(leaf))), 'm/s'),
        })}
      </Box>
      <Scale critical_Hz={critical_Hz} />
    </Box>
  )
}

function modulusOf({ values }: Asked): number | undefined {
  const modulus_MPa = numberOf(values, 'modulusOfElasticity')
  return modulus_MPa === undefined ? numberOf(values, 'modulusOfElasticityMajor') : modulus_MPa / 1000
}

/** The decades of the bands with the critical frequency on them; what lies beyond stands at the end. */
function Scale({ critical_Hz }: { readonly critical_Hz: number }) {
  const within = Math.min(Math.max(critical_Hz, LOWEST_HZ), HIGHEST_HZ)
  return (
    <chakra.svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width="100%"
      maxWidth={`${WIDTH}px`}
      aria-hidden
      marginTop="2"
    >
      <path d={`M8 24H${WIDTH - 8}`} stroke="var(--line-2)" strokeWidth="1.5" />
      {[63, 125, 250, 500, 1000, 2000, 4000].map((band) => (
        <g key={band}>
          <path d={`M${placeOf(band)} 20v8`} stroke="var(--line-2)" />
          <text x={placeOf(band)} y="40" fontSize="10" textAnchor="middle" fill="var(--ink-3)">
            {band}
          </text>
        </g>
      ))}
      <path d={`M${placeOf(within)} 22l-5 -10h10z`} fill="var(--accent)" />
    </chakra.svg>
  )
}

const placeOf = (frequency_Hz: number) =>
  8 + ((WIDTH - 16) * Math.log(frequency_Hz / LOWEST_HZ)) / Math.log(HIGHEST_HZ / LOWEST_HZ)

const digits = (value: number) => Number(value.toPrecision(3))
