import type { RoomsAnswer } from '@soundleaf/contracts'
import { formatNumber } from '@soundleaf/texts'
import { Box } from '@soundleaf/ui'
import { t } from '../texts'
import { edgeName } from './edge-name'

interface RoomsSketchProps {
  readonly rooms: RoomsAnswer
  readonly isFloor: boolean
}

/** Two rooms as boxes with the element between them, and an arrow for the direct path and for each flank by its share. */
export function RoomsSketch({ rooms, isFloor }: RoomsSketchProps) {
  const { airborne, sourceVolume, receivingVolume } = rooms
  const shares = [0, 1, 2, 3, 4].map((junction) =>
    airborne.reduce((sum, path) => (path.junction === junction ? sum + path.share : sum), 0),
  )
  const dominating = shares.indexOf(Math.max(...shares))
  const label = t('rooms.sketch', {
    edge: edgeName(dominating, isFloor),
    share: formatNumber((shares[dominating] ?? 0) * 100, 0),
  })
  return (
    <Box as="figure" color="fg">
      <svg viewBox="0 0 360 170" role="img" aria-label={label} width="100%">
        <g transform={isFloor ? 'rotate(90 180 85) translate(0 0)' : undefined}>
          <g fill="none" stroke="currentColor" strokeWidth="1">
            <path d="M20 130V50l30-25h280v80l-30 25z" />
            <path d="M20 50h280v80M300 50l30-25" />
          </g>
          <path
            d="M160 50l30-25v80l-30 25z"
            fill="var(--surface-3)"
            stroke="currentColor"
            strokeWidth="1.5"
          />
          {ARROWS.map((d, junction) => (
            <path
              key={junction}
              d={d}
              fill="none"
              stroke={junction === dominating ? 'var(--accent)' : 'currentColor'}
              strokeWidth={Math.max((shares[junction] ?? 0) * FULL_WIDTH, 1)}
              opacity={(shares[junction] ?? 0) === 0 ? 0 : 1}
            />
          ))}
        </g>
      </svg>
      <Box as="figcaption" textStyle="xs" color="fg.muted">
        {t('rooms.volumes', {
          source: formatNumber(sourceVolume, 1),
          receiving: formatNumber(receivingVolume, 1),
        })}
      </Box>
    </Box>
  )
}

/** Width of an arrow that lets everything through. */
const FULL_WIDTH = 30

/** The direct path, then along the floor, the ceiling, the façade behind and the wall in front. */
const ARROWS = ['M120 85h110', 'M90 122h150', 'M120 38h150', 'M130 62h150', 'M70 108h150']
