import { roundPx } from '../layout/numbers'
import { hatchKey, isGrained, isSlanted, isWool, type Hatch } from './hatch-kind'
import { TILES } from './tile'

/** Spacing of the tight density, as a share of the regular one; the line weight stays. */
const TIGHT = 0.62
/** A dot stays visible at the tight density. */
const MIN_DOT_PX = 0.65

/** Scales a path of plain coordinates; arcs, whose flags are no lengths, must not occur in it. */
export const scalePath = (path: string, factor: number) =>
  path.replace(/-?\d+(\.\d+)?/g, (number) => String(Math.round(Number(number) * factor * 100) / 100))

/** The definition of one hatch. It takes the colours of the place where it stands. */
export function HatchPattern({ id, hatch }: { id: string; hatch: Hatch }) {
  if (isWool(hatch.kind)) return null
  const tile = TILES[hatch.kind]
  const scale = hatch.isTight ? TIGHT : 1
  const [width, height] = [roundPx(tile.width_px * scale), roundPx(tile.height_px * scale)]
  const slant = hatch.isMirrored && isSlanted(hatch.kind) ? -1 : 1
  const turn = (tile.turn_deg ?? 0) * slant + (hatch.isUpright && isGrained(hatch.kind) ? 90 : 0)
  return (
    <pattern
      id={id}
      width={width}
      height={height}
      patternUnits="userSpaceOnUse"
      patternTransform={turn === 0 ? undefined : `rotate(${turn})`}
    >
      <rect width={width} height={height} fill={tile.fill} />
      {tile.lines === undefined ? null : (
        <path
          d={scale === 1 ? tile.lines : scalePath(tile.lines, scale)}
          fill="none"
          stroke={tile.ink}
          strokeWidth="var(--lw-hatch)"
          strokeLinecap="round"
          strokeLinejoin="round"
          strokeDasharray={tile.dash}
        />
      )}
      {tile.dots?.map(([x, y, radius]) => (
        <circle
          key={`${x} ${y}`}
          cx={roundPx(x * scale)}
          cy={roundPx(y * scale)}
          r={roundPx(hatch.isTight ? Math.max(MIN_DOT_PX, radius * 0.8) : radius)}
          fill={tile.ink}
        />
      ))}
    </pattern>
  )
}

/** The definitions that a drawing uses, each once. `scope` keeps two drawings on one page apart. */
export function SectionDefs({ scope, hatches }: { scope: string; hatches: readonly Hatch[] }) {
  const distinct = new Map(hatches.map((hatch) => [hatchKey(hatch), hatch]))
  return (
    <defs>
      {[...distinct].map(([key, hatch]) => (
        <HatchPattern key={key} id={`${scope}-${key}`} hatch={hatch} />
      ))}
    </defs>
  )
}

/** What fills a part with a hatch. */
export const hatchFill = (scope: string, hatch: Hatch) => `url(#${scope}-${hatchKey(hatch)})`
