import fc from 'fast-check'
import { IfcAPI } from 'web-ifc'
import { typesOf, WANTED_TYPES } from '../read/classes'
import { openIfc, type IfcFile } from '../step/ifc-file'
import { textOf } from '../step/value'
import { expectedTable, mustRead, SAMPLES, sampleBytes, stepFile } from '../testing/samples'
import { linesByNumber, ratingsByName } from '../testing/web-ifc'
import type { Wanted } from './plan-sets'
import { commonSetOf, ratingSets, writeRatings, type RatingNumbers } from './write-ratings'

const NUMBERS: RatingNumbers = {
  rw: 54,
  c: -2,
  ctr: -7,
  lnw: null,
  ci: null,
  uncertainty: 2.1,
  standard: 'ISO 717-1:2020',
  engine: '0.2.0',
  project: 'https://soundleaf.example/editor/1',
  date: '2026-11-30',
}

const api = new IfcAPI()
beforeAll(() => api.Init())

const lines = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes).split(/\r?\n/)

/** How many lines of each kind are in one file and not in the other. */
function beyond(some: readonly string[], others: readonly string[]): Record<string, number> {
  const known = new Set(others)
  const counts: Record<string, number> = {}
  for (const line of some) {
    if (known.has(line)) continue
    const kind = /^#\d+=(\w+)/.exec(line)?.[1] ?? line
    counts[kind] = (counts[kind] ?? 0) + 1
  }
  return counts
}

const opened = (bytes: Uint8Array): IfcFile => {
  const opening = openIfc(bytes, WANTED_TYPES)
  if (!opening.ok) throw new Error(opening.refusal)
  return opening.file
}

const named = (file: IfcFile, name: string): number =>
  file.ids('IFCWALL').find((id) => textOf(file.line(id)?.values[2]) === name) ?? 0

describe.each(expectedTable('shared-mm-ifc4').writes ?? [])('[BEY-15] $about', (write) => {
  const bytes = sampleBytes('shared-mm-ifc4')
  const file = opened(bytes)
  const wanted: Wanted = new Map(
    Object.entries(write.give).map(([name, text]) => [
      named(file, name),
      ratingSets('IfcWall', 'IFC4', text, null),
    ]),
  )

  test('the lines that differ are those that may, and web-ifc reads the values', async () => {
    const copy = await writeRatings(file, wanted)
    if (copy === null) throw new Error('It was not written.')
    const [before, after] = [lines(bytes), lines(copy.bytes)]
    const changed = beyond(before, after)
    const added = beyond(after, before)
    for (const [kind, count] of Object.entries(changed)) added[kind] = (added[kind] ?? 0) - count
    expect(changed).toEqual(write.changedLines)
    expect(Object.fromEntries(Object.entries(added).filter(([, count]) => count > 0))).toEqual(
      write.addedLines,
    )
    expect(ratingsByName(api, copy.bytes, 'IFCWALL')).toEqual(write.reads)
    expect(copy.notWritten).toEqual([])
  })

  test('the same again changes nothing, and the first time gives the same bytes each time', async () => {
    const [once, again] = [await writeRatings(file, wanted), await writeRatings(opened(bytes), wanted)]
    expect(once?.bytes).toEqual(again?.bytes)
    const twice = await writeRatings(opened(once?.bytes ?? new Uint8Array()), wanted)
    expect(twice).toMatchObject({ changedLines: 0, addedLines: 0 })
    expect(twice?.bytes).toEqual(once?.bytes)
  })
})

test('[BEY-15] whichever walls get whichever ratings: web-ifc reads these, all others are as they were, and writing again changes nothing', async () => {
  const bytes = sampleBytes('shared-mm-ifc4')
  const before = ratingsByName(api, bytes, 'IFCWALL')
  const rating = fc.constantFrom('Rw 48 dB', 'Rw 54 (-2; -7) dB', 'Rw 40 dB', '')
  const given = fc.dictionary(fc.constantFrom(...Object.keys(before)), rating, { minKeys: 1 })
  await fc.assert(
    fc.asyncProperty(given, fc.boolean(), async (give, hasNumbers) => {
      const file = opened(bytes)
      const sets = (text: string) => ratingSets('IfcWall', 'IFC4', text, hasNumbers ? NUMBERS : null)
      const wanted: Wanted = new Map(
        Object.entries(give).map(([name, text]) => [named(file, name), sets(text)]),
      )
      const copy = await writeRatings(file, wanted)
      if (copy === null) throw new Error('It was not written.')
      expect(ratingsByName(api, copy.bytes, 'IFCWALL')).toEqual({ ...before, ...give })
      const again = await writeRatings(opened(copy.bytes), wanted)
      expect(again).toMatchObject({ changedLines: 0, addedLines: 0 })
    }),
    { numRuns: 40 },
  )
})

test.each(SAMPLES)('[BEY-15] a copy of %s differs only by the new lines', async (name) => {
  const bytes = sampleBytes(name)
  const { file, model } = mustRead(bytes)
  const wanted: Wanted = new Map(
    model.types.flatMap(({ elements, elementClass }) =>
      elements.map((id) => [id, ratingSets(elementClass, model.schema, 'Rw 54 (-2; -7) dB', NUMBERS)]),
    ),
  )
  const copy = await writeRatings(file, wanted)
  if (copy === null) throw new Error('It was not written.')
  const [before, after] = [lines(bytes), lines(copy.bytes)]
  expect(after.length - before.length).toBe(copy.addedLines)
  const lost = beyond(before, after)
  expect(Object.values(lost).reduce((sum, count) => sum + count, 0)).toBe(copy.changedLines)
  expect(Object.keys(lost).every((kind) => /^IFC(PROPERTY|RELDEFINESBYPROPERTIES)/.test(kind))).toBe(true)
  const ratings = mustRead(copy.bytes).model.types.map(({ acousticRatings }) => acousticRatings)
  expect(ratings.every((some) => some.length === 1 && some[0] === 'Rw 54 (-2; -7) dB')).toBe(true)
  // The second reader finds every other line as it was, and nothing new but what holds a rating.
  const [theirsBefore, theirsAfter] = [linesByNumber(api, bytes), linesByNumber(api, copy.bytes)]
  const differing = [...theirsBefore].filter(([id, line]) => theirsAfter.get(id) !== line)
  const fresh = [...theirsAfter].filter(([id]) => !theirsBefore.has(id))
  expect([differing.length, fresh.length]).toEqual([copy.changedLines, copy.addedLines])
  for (const [, line] of [...differing, ...fresh])
    expect(line).toMatch(/^Ifc(PropertySingleValue|PropertySet|RelDefinesByProperties) /i)
  const classes = new Set(model.types.map(({ elementClass }) => elementClass))
  for (const type of [...classes].flatMap(typesOf)) {
    const read = Object.values(ratingsByName(api, copy.bytes, type))
    expect(read).toEqual(read.map(() => 'Rw 54 (-2; -7) dB'))
  }
  const again = await writeRatings(opened(copy.bytes), wanted)
  expect(again).toMatchObject({ changedLines: 0, addedLines: 0 })
})

test('[BEY-15] line ends stay, and a value of another kind is written as it is', async () => {
  const bytes = new TextEncoder().encode(
    new TextDecoder().decode(sampleBytes('shared-mm-ifc4')).replaceAll('\n', '\r\n'),
  )
  const file = opened(bytes)
  const wanted: Wanted = new Map([[named(file, 'W6'), ratingSets('IfcWall', 'IFC4', 'Rw ≥ 48 dB', NUMBERS)]])
  const copy = await writeRatings(file, wanted)
  const text = new TextDecoder().decode(copy?.bytes)
  expect(text.replaceAll('\r\n', '')).not.toContain('\n')
  expect(text).toContain("IFCLABEL('Rw \\X2\\2265\\X0\\ 48 dB')")
  expect(text).toContain('IFCREAL(2.1)')
  expect(text).toContain('IFCREAL(-7.)')
})

test('[BEY-15] a type that has the rating goes with its elements where all get the same, else it is told', async () => {
  const file = opened(
    stepFile([
      "#1=IFCWALL('w1',$,'A',$,$,$,$,$,$)",
      "#2=IFCWALL('w2',$,'B',$,$,$,$,$,$)",
      "#3=IFCPROPERTYSINGLEVALUE('AcousticRating',$,IFCLABEL('Rw 40 dB'),$)",
      "#4=IFCPROPERTYSET('p',$,'Pset_WallCommon',$,(#3))",
      "#5=IFCWALLTYPE('t',$,'T',$,$,(#4),$,$,$,.STANDARD.)",
      "#6=IFCRELDEFINESBYTYPE('r',$,$,$,(#1,#2),#5)",
    ]),
  )
  const sets = ratingSets('IfcWall', 'IFC4', 'Rw 48 dB', null)
  const all = await writeRatings(file, new Map([1, 2].map((id) => [id, sets])))
  expect(all).toMatchObject({ changedLines: 1, addedLines: 3, notWritten: [] })
  const one = await writeRatings(file, new Map([[1, sets]]))
  expect(one).toMatchObject({
    changedLines: 0,
    addedLines: 3,
    notWritten: [{ globalId: 't', why: 'type keeps its own' }],
  })
})

test('[BEY-15] IFC2X3 has no common set for roofs', () => {
  expect(commonSetOf('IfcRoof', 'IFC2X3')).toBeNull()
  expect(commonSetOf('IfcRoof', 'IFC4')).toBe('Pset_RoofCommon')
  expect(ratingSets('IfcRoof', 'IFC2X3', 'Rw 48 dB', null)).toEqual([
    {
      set: 'Soundleaf_Acoustics',
      properties: [{ name: 'AcousticRating', type: 'IFCLABEL', value: 'Rw 48 dB' }],
    },
  ])
})
