import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import {
  DEFAULT_FIELD_VALUES,
  NEW_PROJECT_TYPES,
  type CallRequest,
  type Structure,
  type Variants,
} from '@soundleaf/contracts'
import { newProject, structureOf, withText } from './constructions'
import { roomsBody } from './rooms'
import type { Person } from './test-application'

export const base64 = (content: string | Uint8Array): string => Buffer.from(content).toString('base64')
export const textOf = (file: string): string => Buffer.from(file, 'base64').toString()

export async function save(person: Person, request = newProject()): Promise<string> {
  const saved = await person.call('saveProject', request)
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.failure))
  return saved.body.projectId
}

export async function exported(person: Person, ...ids: readonly string[]) {
  const answer = await person.call('exportProjects', { body: { ids: [...ids] } })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.failure))
  return answer.body
}

export const importing = (person: Person, content: string | Uint8Array, name = 'wall.soundleaf.json') =>
  person.call('importProjects', { body: { name, file: base64(content) } })

/** Names of people and their unknown fields, in letters of everywhere. */
const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).map((text) => {
  const letters = [...text.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')]
  return `W ${letters.slice(0, 40).join('')} x`.normalize('NFC')
})
const noted = fc
  .jsonValue({ maxDepth: 3, stringUnit: 'grapheme' })
  // What no request may hold: half a character, U+0000, and a prototype of another's.
  .filter((value) => !/\\u(0000|d[89a-f])|proto/i.test(JSON.stringify(value)))
  // JSON knows no negative zero.
  .map((value) => JSON.parse(JSON.stringify(value)) as unknown)

const structure: fc.Arbitrary<Structure> = fc
  .record({
    type: fc.constantFrom(...NEW_PROJECT_TYPES),
    thickness: fc.integer({ min: 100, max: 300 }),
    called: name,
    product: fc.option(fc.record({ version: fc.integer({ min: 1, max: 9 }), maker: name })),
  })
  .map(({ type, thickness, called, product }) => {
    const { components, ...whole } = structureOf(type)
    const [first, ...others] = components
    if (first === undefined) return { ...whole, components }
    const isMassive = first.productType === 'MassiveElement'
    const built = {
      ...first,
      name: called,
      ...(product && {
        productId: randomUUID(),
        productVersion: product.version,
        productManufacturer: product.maker,
        productSource: { origin: 'measured' as const, document: called, page: '3', date: '2026-03-31' },
      }),
    }
    const changed = { ...whole, components: [built, ...others] }
    return isMassive ? withText(changed, 0, 'thickness', String(thickness)) : changed
  })

/** A project as anybody may have saved it. */
/** Copies of the open one, which is the second. */
const variantsOfOne = (open: Structure, names: readonly string[]): Variants => ({
  ...{ name: 'As tendered', place: 1 },
  others: names.map((called) => ({ name: called, structure: { ...open, structureId: randomUUID() } })),
})

export const randomProject: fc.Arbitrary<CallRequest<'saveProject'>> = fc
  .record({
    called: name,
    structure,
    area: fc.integer({ min: 1, max: 100 }),
    source: fc.option(name),
    hasRooms: fc.boolean(),
    others: fc.array(name, { maxLength: 3 }),
    unknown: fc.option(noted),
  })
  .map(({ called, structure, area, source, hasRooms, others, unknown }) => {
    const { body } = newProject(called, structure)
    const { structures: _, ...rooms } = roomsBody()
    const fieldValues = {
      ...DEFAULT_FIELD_VALUES.Iso,
      separatingArea: area,
      ...(source && { requirementSource: { airborne: source } }),
    }
    return {
      body: {
        ...body,
        fieldValues,
        ...(hasRooms && { rooms }),
        ...(others.length > 0 && { variants: variantsOfOne(structure, others) }),
        ...(unknown !== null && { ofTomorrow: unknown }),
      },
    }
  })
