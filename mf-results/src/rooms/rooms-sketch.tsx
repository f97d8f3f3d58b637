import { roomEdgeName } from '@soundleaf/construction'
import type { RoomsAnswer, RoomsSetting } from '@soundleaf/contracts'
import { formatNumber, formatQuantity } from '@soundleaf/texts'
import { Box } from '@soundleaf/ui'
import { t } from '../texts/rooms'
import { sketchOf, type Arrow, type Point } from './sketch-geometry'

interface RoomsSketchProps {
  readonly rooms: RoomsSetting
  /** Null where there is no result: the rooms are drawn without arrows. */
  readonly answer: RoomsAnswer | null
  readonly isFloor: boolean
  /** The junction of the path that a person looks at, 0 for the direct one; null for the one that lets most through. */
  readonly lit: number | null
}

/** Two rooms with the element between them, and an arrow for the direct path and for each flank by its share. */
export function RoomsSketch({ rooms, answer, isFloor, lit }: RoomsSketchProps) {
  const { size, seen, cut, element, arrows } = sketchOf(rooms, isFloor)
  const shares = answer === null ? [] : sharesByEdge(answer)
  const dominating = shares.indexOf(Math.max(...shares))
  const label =
    answer === null
      ? t('rooms.sketchOnly')
      : t('rooms.sketch', {
          edge: roomEdgeName(dominating, isFloor),
          share: formatNumber((shares[dominating] ?? 0) * 100, 0),
        })
  return (
    <Box as="figure" color="fg">
      <svg
        viewBox={`0 0 ${size[0]} ${size[1]}`}
        role="img"
        aria-label={label}
        width="100%"
        style={{ maxHeight: '210px' }}
      >
        <g fill="none" stroke="currentColor" strokeWidth="1">
          {seen.map((line, at) => (
            <polyline key={at} points={line.join(' ')} />
          ))}
          {cut.map((line, at) => (
            <polyline key={at} points={line.join(' ')} strokeDasharray="4 3" opacity="0.6" />
          ))}
        </g>
        <polygon
          points={element.join(' ')}
          fill="var(--surface-3)"
          fillOpacity="0.8"
          stroke="currentColor"
          strokeWidth="1.5"
        />
        {arrows.map((arrow, junction) => {
          const share = shares[junction] ?? 0
          if (share === 0) return null
          const colour = junction === (lit ?? dominating) ? 'var(--accent)' : 'currentColor'
          return (
            <ArrowOf
              key={junction}
              {...{ arrow, share, colour }}
              name={junction === 0 ? 's' : `${junction}`}
            />
          )
        })}
      </svg>
      {answer !== null && (
        <Box as="figcaption" textStyle="xs" color="fg.muted">
          {t('rooms.volumes', {
            area: formatQuantity(answer.separatingArea, 'm²', 1),
            source: formatQuantity(answer.sourceVolume, 'm³', 1),
            receiving: formatQuantity(answer.receivingVolume, 'm³', 1),
          })}
        </Box>
      )}
    </Box>
  )
}

/** The share of the direct path, then of the three paths over each edge together. */
const sharesByEdge = ({ airborne }: RoomsAnswer): number[] =>
  [0, 1, 2, 3, 4].map((junction) =>
    airborne.reduce((sum, path) => (path.junction === junction ? sum + path.share : sum), 0),
  )

/** Width of an arrow that lets everything through, px. */
const FULL_WIDTH = 26
const HEAD = 7

function ArrowOf({
  arrow: { from, to },
  share,
  colour,
  name,
}: {
  readonly arrow: Arrow
  readonly share: number
  readonly colour: string
  readonly name: string
}) {
  const width = Math.max(share * FULL_WIDTH, 1)
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const half = HEAD / 2 + width / 2
  const neck: Point = [to[0] - dx * HEAD, to[1] - dy * HEAD]
  const head = [to, [neck[0] - dy * half, neck[1] + dx * half], [neck[0] + dy * half, neck[1] - dx * half]]
  return (
    <g stroke={colour} fill={colour}>
      <line x1={from[0]} y1={from[1]} x2={neck[0]} y2={neck[1]} strokeWidth={width} />
      <polygon points={head.join(' ')} stroke="none" />
      <text
        x={from[0] - dx * 8}
        y={from[1] - dy * 8}
        stroke="none"
        fontSize="10"
        textAnchor="middle"
        dominantBaseline="central"
      >
        {name}
      </text>
    </g>
  )
}
