/** Rings of a board seen from its end: circles round a centre outside the piece, in px of the board. */
export interface EndGrain {
  readonly cx: number
  readonly cy: number
  readonly radii: readonly number[]
}

/** Distances of the rings in turn: two early years, one late. */
const YEARS = { wood: [6.6, 4.5, 6.6], clt: [5.5, 3.75, 5.5] } as const
/** Where along the board the heart (the centre of the rings) lies, as a share of its width; neighbours differ. */
const HEARTS = [0.3, 0.62, 0.38, 0.5] as const
/** Limit of rings: more of them would merge into a solid fill. */
const MAX_RINGS = 60

/**
 * The rings of board number `index`; every second board lies with its heart up. `isTight` takes the lesser
 * spacing of thin boards.
 */
export function endGrain(
  width_px: number,
  height_px: number,
  index: number,
  species: keyof typeof YEARS,
  isTight: boolean,
): EndGrain {
  const across = Math.min(width_px, height_px)
  const heart = HEARTS[((index % HEARTS.length) + HEARTS.length) % HEARTS.length] ?? 0.5
  const isWide = width_px >= height_px
  const isFlipped = index % 2 !== 0
  const outside = isFlipped ? -0.35 * across : (isWide ? height_px : width_px) + 0.35 * across
  const [cx, cy] = isWide ? [heart * width_px, outside] : [outside, heart * height_px]
  const farthest = Math.max(
    ...[0, width_px].flatMap((x) => [0, height_px].map((y) => Math.hypot(x - cx, y - cy))),
  )
  const years = YEARS[species]
  const radii: number[] = []
  let radius = 0.4 * across
  for (let ring = 0; radius < farthest && ring < MAX_RINGS; ring += 1) {
    radii.push(radius)
    radius += (years[ring % years.length] ?? 5.5) * (isTight ? 0.62 : 1)
  }
  return { cx, cy, radii }
}
