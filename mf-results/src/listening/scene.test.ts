import { BANDS_HZ, DEFAULT_FIELD_VALUES } from '@soundleaf/contracts'
import { backgroundAt, heardOver } from './background'
import {
  filled,
  insulationFromOutside,
  receivedLevels,
  REFERENCE_ROOM,
  roomOf,
  type Insulation,
} from './scene'
import { weightedLevel } from './sound/levels'
import { levelsAt } from './sources/sources'

const all = (value: number) => BANDS_HZ.map(() => value)
const nothing: Insulation = { reduction_db: null, impact_db: null, rain_db: null }
const room = { separatingArea_m2: 12.5, volume_m3: 50, reverberationTime_s: 0.5 }

test('[BEY-14] what arrives is the level of the source less R, by area and absorption', () => {
  const received = receivedLevels('pink', 80, { ...nothing, reduction_db: all(50) }, room) ?? []
  // A = 0.16 * 50/0.5 = 16 m²; 10 lg(12.5/16) = -1.07 dB.
  const emitted = levelsAt('pink', 80)
  received.forEach((level, band) => expect(level).toBeCloseTo((emitted[band] ?? 0) - 50 - 1.072, 3))
})

test('[BEY-14] twice the reverberation is 3 dB more, of footsteps as of voices', () => {
  const between = { ...nothing, reduction_db: all(50), impact_db: all(60) }
  for (const source of ['speech', 'tapping'] as const) {
    const [short, long] = [0.5, 1].map(
      (reverberationTime_s) =>
        receivedLevels(source, 60, between, { ...room, reverberationTime_s })?.[7] ?? 0,
    )
    expect((long ?? 0) - (short ?? 0)).toBeCloseTo(3.01, 2)
  }
})

test("[BEY-14] the tapping machine makes L'nT at 0.5 s", () => {
  const received = receivedLevels('tapping', 0, { ...nothing, impact_db: all(60) }, room)
  // 10 lg(0.032 * 50) = 2.04 dB.
  received?.forEach((level) => expect(level).toBeCloseTo(57.96, 2))
  expect(receivedLevels('tapping', 0, { ...nothing, reduction_db: all(50) }, room)).toBeNull()
})

test('[BEY-14] behind a room that nobody entered, R is DnT', () => {
  const fieldValues = { ...DEFAULT_FIELD_VALUES.Iso, separatingArea: 0, volume: 0 }
  expect(roomOf({ fieldValues })).toBe(REFERENCE_ROOM)
  const emitted = levelsAt('speech', 60)
  receivedLevels(
    'speech',
    60,
    { ...nothing, reduction_db: all(40) },
    { ...REFERENCE_ROOM, reverberationTime_s: 0.5 },
  )?.forEach((level, band) => expect(level).toBeCloseTo((emitted[band] ?? 0) - 40, 6))
})

test('[BEY-14] speech at 60 dB(A) behind 53 dB arrives with 7 dB(A): silence in a room of 20 dB(A)', () => {
  // Worked example g-levels.
  const received = receivedLevels(
    'pink',
    60,
    { ...nothing, reduction_db: all(53) },
    {
      ...REFERENCE_ROOM,
      reverberationTime_s: 0.5,
    },
  )
  expect(weightedLevel(received ?? [])).toBeCloseTo(7, 1)
  expect(heardOver(received ?? [], backgroundAt(20))).toBeNull()
})

test('[BEY-14] a background has its level and falls by 5 dB per octave; what is above it has a first and a last band', () => {
  const background = backgroundAt(25)
  expect(weightedLevel(background)).toBeCloseTo(25, 9)
  expect((background[0] ?? 0) - (background[3] ?? 0)).toBeCloseTo(5, 9)
  const above = background.map((level, band) => level + (band >= 3 && band <= 5 ? 1 : -1))
  expect(heardOver(above, background)).toEqual([100, 160])
})

test('[BEY-14] the rooms that are entered are listened in, unless they cannot be', () => {
  const fieldValues = DEFAULT_FIELD_VALUES.Iso
  const rooms = { width: 5, height: 2.5, sourceDepth: 3, receivingDepth: 4, edges: [], openings: [] }
  expect(roomOf({ fieldValues, rooms })).toEqual({ separatingArea_m2: 12.5, volume_m3: 50 })
  expect(roomOf({ fieldValues })).toEqual({ separatingArea_m2: 10, volume_m3: 35 })
  expect(roomOf({ fieldValues, rooms: { ...rooms, width: 0 } })).toBe(REFERENCE_ROOM)
})

test('a gap is as the band nearest to it', () => {
  expect(filled([null, null, 30, 34, null, 40, null])).toEqual([30, 30, 30, 34, 34, 40, 40])
  expect(filled([null, null])).toBeNull()
})

test('[BEY-14, BEY-17] a façade lets through what D2m,nT says, and rain comes in by the room’s absorption', () => {
  const roof = insulationFromOutside({
    area: 10,
    volume: 50,
    quantities: [],
    levels: all(40),
    outdoorLevel: 0,
    indoorLevel: 0,
    openingShares: [],
    rain: { levels: all(50), weighted: 0, indoorLevel: 0 },
  })
  const behind = { separatingArea_m2: 10, volume_m3: 50, reverberationTime_s: 1 }
  // L2 = L1 - D2m,nT + 10 lg(T/0.5): 3.01 dB more than at 0.5 s.
  const street = levelsAt('traffic', 70)
  receivedLevels('traffic', 70, roof, behind)?.forEach((level, band) =>
    expect(level).toBeCloseTo((street[band] ?? 0) - 40 + 3.01, 2),
  )
  // 50 + 10 lg(4 * 10/(0.16 * 50/1)) = 50 + 6.99.
  receivedLevels('rain', 0, roof, behind)?.forEach((level) => expect(level).toBeCloseTo(56.99, 2))
  expect(receivedLevels('rain', 0, nothing, behind)).toBeNull()
})
