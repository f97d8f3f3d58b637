import { readIfc, type RatingNumbers } from '@soundleaf/ifc'
import { MODEL } from '../testing/beside'
import { checkIds, type PredictedType } from './check-ids'
import { readIds } from './read-ids'

const NUMBERS: RatingNumbers = {
  ...{ rw: 54, c: -2, ctr: -7, lnw: null, ci: null, uncertainty: 2 },
  ...{
    standard: 'ISO 717-1:2020',
    engine: '1.0.0',
    project: 'https://app.example/editor/1',
    date: '2026-11-30',
  },
}

/** The model's types, the partition predicted. */
function types(): readonly PredictedType[] {
  const reading = readIfc(new TextEncoder().encode(MODEL))
  if (!reading.ok) throw new Error('It was refused.')
  return reading.model.types.map((type) =>
    type.name === 'Partition'
      ? { type, text: 'Rw 54 (-2; -7) dB', numbers: NUMBERS }
      : { type, text: null, numbers: null },
  )
}

const simple = (text: string) => `<simpleValue>${text}</simpleValue>`
const restricted = (...facets: readonly string[]) =>
  `<xs:restriction base="xs:string">${facets.map((facet) => `<xs:${facet}/>`).join('')}</xs:restriction>`

/** An IDS of one specification, in the form of buildingSMART's version 1.0. */
const ids = (entity: string, property: string, value = '', attributes = '', further = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>
<ids xmlns="http://standards.buildingsmart.org/IDS" xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <info><title>Acoustics</title></info>
  <specifications>
    <specification name="Partitions" ifcVersion="IFC4">
      <applicability minOccurs="0" maxOccurs="unbounded"><entity><name>${entity}</name></entity>${further}</applicability>
      <requirements>
        <attribute><name>${simple('Name')}</name></attribute>
        <property dataType="IFCLABEL" ${attributes}>${property}${value === '' ? '' : `<value>${value}</value>`}</property>
      </requirements>
    </specification>
  </specifications>
</ids>`

const of = (set: string, name: string) =>
  `<propertySet>${simple(set)}</propertySet><baseName>${simple(name)}</baseName>`
const RATING = of('Pset_WallCommon', 'AcousticRating')

function checked(text: string) {
  const reading = readIds(text)
  if (!reading.ok) throw new Error(reading.refusal)
  return checkIds(reading.requirements, types()).map(({ type, inFile, predicted }) => [
    ...[type.name, inFile, predicted],
  ])
}

// In the file only the concrete wall has a rating, Rw 50 dB.
test.each([
  ['a rating that has to be there', ids(simple('IFCWALL'), RATING), 'not met', 'met', 'met', 'not checked'],
  [
    'a pattern, anchored as in XML Schema',
    ids(simple('IFCWALL'), RATING, restricted('pattern value="Rw 5\\d.*"')),
    ...['not met', 'met', 'met', 'not checked'],
  ],
  [
    'a pattern that only a part would fit',
    ids(simple('IFCWALL'), RATING, restricted('pattern value="Rw 5\\d"')),
    ...['not met', 'not met', 'not met', 'not checked'],
  ],
  [
    'one of several values, where there is one',
    ids(
      simple('IFCWALL'),
      RATING,
      restricted('enumeration value="Rw 50 dB"', 'enumeration value="Rw 60 dB"'),
      'cardinality="optional"',
    ),
    ...['met', 'not met', 'met', 'not checked'],
  ],
  [
    'no rating at all',
    ids(simple('IFCWALL'), RATING, '', 'cardinality="prohibited"'),
    ...['met', 'not met', 'not met', 'not checked'],
  ],
  [
    'a number of our own set',
    ids(
      restricted('pattern value="IFC(WALL|SLAB)"'),
      of('Soundleaf_Acoustics', 'Rw'),
      restricted('minInclusive value="52"'),
    ),
    ...['not checked', 'met', 'not checked', 'not checked'],
  ],
  [
    'a number that is too low',
    ids(simple('IFCWALL'), of('Soundleaf_Acoustics', 'Rw'), restricted('minInclusive value="55"')),
    ...['not checked', 'not met', 'not checked', 'not checked'],
  ],
  [
    'a length',
    ids(simple('IFCWALLSTANDARDCASE'), RATING, restricted('maxLength value="8"')),
    ...['not met', 'not met', 'met', 'not checked'],
  ],
  [
    'walls with a condition of their own',
    ids(simple('IFCWALL'), RATING, '', '', `<property>${of('Pset_WallCommon', 'IsExternal')}</property>`),
    ...['not checked', 'not checked', 'not checked', 'not checked'],
  ],
  [
    'a pattern that JavaScript has no words for',
    ids(simple('IFCWALL'), RATING, restricted('pattern value="\\i\\c*"')),
    ...['not met', 'not checked', 'not checked', 'not checked'],
  ],
])('[BEY-15] %s is compared with the file and with the prediction', (_, text, ...verdicts) => {
  const [partitionInFile, partition, concreteInFile, concrete] = verdicts
  expect(checked(text)).toEqual([
    ['Partition', partitionInFile, partition],
    ['Concrete wall', concreteInFile, concrete],
  ])
})

test('[BEY-15] what asks for other things, or of other elements, has no row; what is no IDS is refused', () => {
  expect(checked(ids(simple('IFCWALL'), of('Pset_WallCommon', 'FireRating')))).toEqual([])
  expect(checked(ids(simple('IFCSLAB'), RATING))).toEqual([])
  for (const text of ['', '%PDF-1.7', '<ids/>', '<ids xmlns="http://standards.buildingsmart.org/IDS">'])
    expect(readIds(text)).toEqual({ ok: false, refusal: 'NotIds' })
  expect(readIds(' '.repeat(2_000_001))).toEqual({ ok: false, refusal: 'TooLarge' })
})

test('[BEY-15] an entity that lies elsewhere is not fetched, and none is worked out', () => {
  const hostile = ids(simple('IFCWALL'), RATING, simple('&out;')).replace(
    '<ids ',
    '<!DOCTYPE ids [<!ENTITY out SYSTEM "file:///etc/passwd">]><ids ',
  )
  const reading = readIds(hostile)
  expect(JSON.stringify(reading)).not.toContain('root:')
})
