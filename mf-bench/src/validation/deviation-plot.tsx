import { BANDS_HZ, type EvaluationKind } from '@soundleaf/contracts'
import { formatPlain } from '@soundleaf/texts'
import { Box } from '@soundleaf/ui'
import { t } from '../texts'
import type { Spread } from './deviations'

const WIDTH = 640
const HEIGHT = 220
const LEFT = 36
const BOTTOM = 28
const TOP = 10
/** The scale shows at least this much above and below 0, dB. */
const LEAST_DB = 5

/** The mean deviation of every band, with the scatter about it. The table beside it says the same in numbers. */
export function DeviationPlot({
  kind,
  spreads,
}: {
  readonly kind: EvaluationKind
  readonly spreads: readonly Spread[]
}) {
  const reach = spreads.map(({ mean_db, scatter_db }) => Math.abs(mean_db ?? 0) + (scatter_db ?? 0))
  const most_db = Math.ceil(Math.max(LEAST_DB, ...reach) / LEAST_DB) * LEAST_DB
  const x = (at: number) => LEFT + ((at + 0.5) * (WIDTH - LEFT)) / BANDS_HZ.length
  const y = (db: number) => TOP + ((most_db - db) * (HEIGHT - BOTTOM - TOP)) / (2 * most_db)
  const lines = [-most_db, -most_db / 2, 0, most_db / 2, most_db]
  return (
    <Box overflowX="auto" tabIndex={0} role="region" aria-label={t('validation.plot', { kind })}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-label={t('validation.plot', { kind })}
        style={{ maxWidth: 'none', fontSize: 10, fill: 'var(--ink-2)' }}
      >
        {lines.map((db) => (
          <g key={db}>
            <line
              x1={LEFT}
              x2={WIDTH}
              y1={y(db)}
              y2={y(db)}
              stroke={db === 0 ? 'var(--ink-2)' : 'var(--line)'}
            />
            <text x={LEFT - 6} y={y(db) + 3} textAnchor="end">
              {formatPlain(db)}
            </text>
          </g>
        ))}
        {spreads.map(({ mean_db, scatter_db }, at) => (
          <g key={BANDS_HZ[at]}>
            {at % 3 === 0 && (
              <text x={x(at)} y={HEIGHT - 8} textAnchor="middle">
                {formatPlain(BANDS_HZ[at] ?? 0)}
              </text>
            )}
            {mean_db !== null && scatter_db !== null && (
              <line
                x1={x(at)}
                x2={x(at)}
                y1={y(mean_db + scatter_db)}
                y2={y(mean_db - scatter_db)}
                stroke="var(--accent)"
                strokeWidth={6}
                strokeOpacity={0.3}
              />
            )}
            {mean_db !== null && <circle cx={x(at)} cy={y(mean_db)} r={3.5} fill="var(--accent)" />}
          </g>
        ))}
      </svg>
    </Box>
  )
}
