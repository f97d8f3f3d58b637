import { MIDS_HZ } from '../sound/bands'
import { spectrumOf, type Spectrum } from '../sound/fourier'
import { A_WEIGHTING_DB, weightedLevel, withBandLevels } from '../sound/levels'
import { lows, music } from './music'
import { noise, rain, traffic } from './noise'
import { speech } from './speech'
import { tapping, walking } from './steps'

export const AIRBORNE_SOURCES = ['speech', 'music', 'lows', 'pink', 'traffic'] as const
export const IMPACT_SOURCES = ['walking', 'tapping'] as const
export type AirborneSource = (typeof AIRBORNE_SOURCES)[number]
export type ImpactSource = (typeof IMPACT_SOURCES)[number]
export type SourceName = AirborneSource | ImpactSource | 'rain'

type SourceKind =
  | { readonly of: 'airborne'; readonly source: AirborneSource }
  | { readonly of: 'impact'; readonly source: ImpactSource }
  | { readonly of: 'rain' }

/** Whether a source fills the source room, strikes the floor, or is rain on a roof. */
export function kindOf(source: SourceName): SourceKind {
  if (source === 'rain') return { of: 'rain' }
  if (source === 'walking' || source === 'tapping') return { of: 'impact', source }
  return { of: 'airborne', source }
}

/** How loud a source is before anybody says otherwise, dB(A). */
export const USUAL_LEVELS_DB: Readonly<Record<AirborneSource, number>> = {
  speech: 60,
  music: 85,
  lows: 70,
  pink: 80,
  traffic: 70,
}

/** A value by band from points, Hz and dB: linear in the logarithm of the frequency. */
function through(
  ...points: readonly (readonly [frequency_hz: number, value_db: number])[]
): readonly number[] {
  return MIDS_HZ.map((mid_hz) => {
    const above = Math.max(
      points.findIndex(([frequency_hz]) => frequency_hz >= mid_hz * 0.99),
      1,
    )
    const [from_hz, from_db] = points[above - 1] ?? [1, 0]
    const [to_hz, to_db] = points[above] ?? [1, 0]
    return from_db + ((to_db - from_db) * Math.log(mid_hz / from_hz)) / Math.log(to_hz / from_hz)
  })
}

/** Spectrum no. 2 of ISO 717-1:2020 in the enlarged range, A-weighted: traffic in towns. */
const TOWN_TRAFFIC_DBA = [
  -25, -23, -21, -20, -20, -18, -16, -15, -14, -13, -12, -11, -9, -8, -9, -10, -11, -13, -15, -16, -18,
]

/** By band, to a level of any height, dB. */
const SHAPES_DB: Readonly<Record<AirborneSource, readonly number[]>> = {
  // A man's voice: octaves of IEC 60268-16, less than a third of an octave below its lowest tone.
  speech: through(
    [49, -30],
    [80, -12],
    [100, 1.5],
    [125, 2.9],
    [250, 2.9],
    [500, -0.8],
    [1000, -6.8],
    [2000, -12.8],
    [4000, -18.8],
    [5100, -21],
  ),
  music: through([49, 2], [63, 4], [100, 2], [250, -2], [1000, -6], [2000, -9], [5100, -16]),
  lows: through([49, 0], [80, 0], [125, -6], [250, -30], [500, -50], [5100, -70]),
  pink: MIDS_HZ.map(() => 0),
  traffic: TOWN_TRAFFIC_DBA.map((level, band) => level - (A_WEIGHTING_DB[band] ?? 0)),
}

/** Levels of an airborne source in 21 third octaves where all of it is so loud, dB. */
export function levelsAt(source: AirborneSource, level_dBA: number): readonly number[] {
  const shape = SHAPES_DB[source]
  const shift = level_dBA - weightedLevel(shape)
  return shape.map((value) => value + shift)
}

/**
 * A person who walks barefoot over a heavy floor, against the tapping machine, dB: the impact force level of the rubber
 * ball of ISO 10140-5 less 12 dB, over 3.9 B N² of the machine. An impression.
 */
const WALKER_DB = through([31.5, 7.6], [63, -3.4], [125, -14.4], [250, -23.4], [500, -30.9], [5100, -57])

/** What an impact source makes of the level of the tapping machine, dB. */
export const struckBy = (source: ImpactSource, levels_db: readonly number[]): readonly number[] =>
  source === 'tapping' ? levels_db : levels_db.map((level, band) => level + (WALKER_DB[band] ?? 0))

const SOUNDS: Readonly<Record<SourceName, () => Float64Array>> = {
  speech,
  music,
  lows,
  pink: noise,
  traffic,
  tapping,
  walking,
  rain,
}

const made = new Map<SourceName, Spectrum>()

/** The sound of a source, made once; its height is that of its shape, or that of its blows or drops. */
export function soundOf(source: SourceName): Spectrum {
  const found = made.get(source)
  if (found !== undefined) return found
  const sound = spectrumOf(SOUNDS[source]())
  const kind = kindOf(source)
  const shaped = kind.of === 'airborne' ? withBandLevels(sound, SHAPES_DB[kind.source]) : sound
  made.set(source, shaped)
  return shaped
}
