import { randomUUID } from 'node:crypto'
import {
  add,
  clearInsulation,
  duplicate,
  fromWire,
  move,
  orientation,
  parseEntry,
  paste,
  propertiesOf,
  remove,
  selectInsulation,
  selectProduct,
  setProperty,
  SWITCH_KEYS,
  toWire,
  type Construction,
} from '@soundleaf/construction'
import { NEW_PROJECT_TYPES, type Product } from '@soundleaf/contracts'
import { callLimit } from '../domain/session/call-limit'
import { newProject } from '../testing/constructions'
import { onEachDatabase } from '../testing/on-each-database'

/** How many edits of each type; every tenth state is saved. */
const EDITS = Math.ceil(1000 * Number(process.env.SOUNDLEAF_TEST_SCALE ?? 0.1))
/** A thousand saves of one account in a row are no script that is to be slowed down. */
const UNHURRIED = { callLimit: callLimit(0) }
/** However slow the machine is. */
const LIMIT_MS = 60_000 + EDITS * 60
const KINDS = ['panel', 'frame', 'impactBoard', 'floorCovering'] as const
const TEXTS = ['12.5', '0,7', '95', '0', '', '-3', '99999', '450', '1200'] as const

/** A small generator with a seed, so that a failure can be repeated. */
function random(seed: number) {
  let state = seed
  return <Value>(values: readonly Value[]): Value => {
    state = (state * 1664525 + 1013904223) % 4294967296
    const value = values[Math.floor((state / 4294967296) * values.length)]
    if (value === undefined) throw new Error('There is nothing to pick from.')
    return value
  }
}

/** One thing that a person can do in the editor, done or refused by the rules. */
function edited(
  construction: Construction,
  pick: ReturnType<typeof random>,
  products: readonly Product[],
  insulations: readonly Product[],
): Construction {
  const component = pick(construction.components)
  const { id } = component
  const sides =
    orientation(construction.type) === 'wall' ? (['left', 'right'] as const) : (['above', 'below'] as const)
  const typed = () => {
    const rows = propertiesOf(component, true).flatMap((row) => (row.control === 'number' ? [row] : []))
    const row = pick(rows)
    const entry = parseEntry(pick(TEXTS), row.range, row.rounding)
    return entry.ok ? setProperty(construction, id, row.key, entry.value) : ({ ok: false } as const)
  }
  const outcome = pick([
    () => add(construction, pick(KINDS), pick(sides), randomUUID),
    () => duplicate(construction, id, randomUUID),
    () => paste(construction, component, id, randomUUID),
    () => remove(construction, id),
    () => move(construction, id, pick([-1, 1] as const)),
    typed,
    () => setProperty(construction, id, pick(SWITCH_KEYS), pick([true, false])),
    () => selectProduct(construction, id, pick(products)),
    () => selectInsulation(construction, id, pick(insulations)),
    () => clearInsulation(construction, id),
  ])()
  return outcome.ok ? outcome.value : construction
}

onEachDatabase(
  'the states of the editor',
  (server) => {
    test.each(NEW_PROJECT_TYPES)(
      '[CMP-11] %s: every state that the editor can reach is saved',
      async (type) => {
        const person = await server().person()
        const templates = await person.call('getDefaultTemplates', { params: { structureModule: type } })
        const products = await person.call('listProductsForStructure', { params: { structureModule: type } })
        const insulations = await person.call('listInsulations', {})
        const [structure] = templates.body
        const opened = structure === undefined ? null : fromWire(structure)
        if (opened?.ok !== true) throw new Error('The type has a template.')
        const pick = random(type.length)
        let state = opened.value
        for (let count = 0; count < EDITS; count += 1) {
          if (count % 10 === 0) {
            const saved = await person.call('saveProject', newProject(`State ${count}`, toWire(state)))
            expect([count, saved.status]).toEqual([count, 200])
          }
          state = edited(state, pick, products.body, insulations.body)
        }
      },
      LIMIT_MS,
    )
  },
  UNHURRIED,
)
