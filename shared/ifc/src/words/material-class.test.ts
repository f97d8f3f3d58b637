import type { Place } from '../read/classes'
import { sampleJson } from '../testing/samples'
import { genericProductName } from './generic-product'
import { MATERIAL_CLASSES, materialClassOf } from './material-class'
import words from './material-words.json' with { type: 'json' }
import { plainName } from './plain-name'

interface NameRow {
  readonly name: string
  readonly thickness_mm: number
  readonly in: Place
  readonly below?: string
  readonly class: string
}

test('[BEY-15] 194 names of materials in ten languages are read as what they are', () => {
  const names = sampleJson('material-names.json') as readonly NameRow[]
  expect(names).toHaveLength(194)
  const wrong = names.flatMap(({ name, thickness_mm, in: place, below, class: wanted }) => {
    const found =
      materialClassOf(name, { place, thickness_mm, isUnderScreed: below === 'screed' })?.reads ?? null
    return found === wanted ? [] : [{ name, found, wanted }]
  })
  expect(wrong).toEqual([])
})

test('the classes of the word list are those of the code', () => {
  expect(new Set(words.classes.map((row) => row.class))).toEqual(new Set(MATERIAL_CLASSES))
})

test('names are compared without marks and case', () => {
  expect(plainName('Kalksandstein–Wand, weiß (ÅÄÖ) Łódź')).toBe(' kalksandstein wand weiss aao lodz ')
})

test('the word that says it is told', () => {
  const found = materialClassOf('Stahlbeton 65690', {
    place: 'wall',
    thickness_mm: 200,
    isUnderScreed: false,
  })
  expect(found).toEqual({ reads: 'concrete', word: 'beton' })
})

test('names that objects have are no words', () => {
  for (const name of ['__proto__', 'constructor', 'toString'])
    expect(materialClassOf(name, { place: 'wall', thickness_mm: 10, isUnderScreed: false })).toBeNull()
})

test('a word beside the class chooses the product', () => {
  expect(genericProductName('brick', 'Ziegel Hochloch 397409098')).toBe('Hollow clay block')
  expect(genericProductName('brick', 'Brick, Common')).toBe('Clay brick')
  expect(genericProductName('air', 'Luftschicht')).toBeNull()
})
