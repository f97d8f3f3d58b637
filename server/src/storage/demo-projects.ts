import { randomUUID } from 'node:crypto'
import {
  DEFAULT_FIELD_VALUES,
  EMPTY_GUID,
  type Product,
  type SaveProjectRequest,
  type Structure,
  type StructureType,
} from '@soundleaf/contracts'
import {
  add,
  fromWire,
  productTypeOf,
  selectProduct,
  toWire,
  type Construction,
} from '@soundleaf/construction'
import { defaultTemplates } from '../domain/catalogue/default-templates'
import { MINUTE_MS } from '../domain/clock'
import { newProject, type StoredProject } from '../domain/project/project'

interface Example {
  /** One of the demo accounts. */
  readonly owner: string
  readonly name: string
  readonly type: StructureType
  /** Layers above the template's massive element, from it outwards, by their names in the catalogue. */
  readonly above?: readonly (readonly ['panel' | 'impactBoard' | 'floorCovering', string])[]
  readonly isShared?: true
}

const SCREED_FLOOR = [
  ['impactBoard', 'Impact board'],
  ['panel', 'Cement screed'],
] as const

const EXAMPLES: readonly Example[] = [
  { owner: 'full', name: 'Party wall, concrete', type: 'SingleMassiveElementWall' },
  {
    owner: 'full',
    name: 'Separating floor with a floating screed',
    type: 'SingleMassiveElementFloor',
    above: SCREED_FLOOR,
    isShared: true,
  },
  { owner: 'colleague', name: 'Partition, wooden studs', type: 'LightweightFrameWall', isShared: true },
  { owner: 'light', name: 'Party wall, concrete', type: 'SingleMassiveElementWall' },
  {
    owner: 'trial',
    name: 'Separating floor with a floating screed',
    type: 'SingleMassiveElementFloor',
    above: SCREED_FLOOR,
  },
]

/** The example projects of the demo accounts, the first of them modified last. */
export function demoProjects(
  accountOf: (name: string) => string,
  catalogue: readonly Product[],
  now: Date,
): readonly StoredProject[] {
  return EXAMPLES.map((example, index) => {
    const at = new Date(now.getTime() - index * MINUTE_MS)
    const { name, type, isShared = false } = example
    const document: SaveProjectRequest = {
      projectId: EMPTY_GUID,
      name,
      fieldValues: DEFAULT_FIELD_VALUES.Iso,
      structures: [structureOf(example, catalogue)],
    }
    const content = { name, structuresSummary: [type], document: { ...document }, saveKey: null }
    const owner = { accountId: accountOf(example.owner), creationKey: null }
    return { ...newProject(content, owner, at), isShared }
  })
}

function structureOf({ type, above = [] }: Example, catalogue: readonly Product[]): Structure {
  const [blank] = defaultTemplates(type, catalogue)
  const template = blank && fromWire(blank)
  if (!template?.ok) throw new Error(`There is no template of ${type}.`)
  return toWire(above.reduce((made, layer) => withLayer(made, layer, catalogue), template.value))
}

function withLayer(
  construction: Construction,
  [kind, name]: readonly ['panel' | 'impactBoard' | 'floorCovering', string],
  catalogue: readonly Product[],
): Construction {
  const added = add(construction, kind, 'above', randomUUID)
  const layer = added.ok ? added.value.components[0] : undefined
  const product =
    layer && catalogue.find((known) => known.type === productTypeOf(layer) && known.name === name)
  const chosen = added.ok && layer && product ? selectProduct(added.value, layer.id, product) : undefined
  if (!chosen?.ok) throw new Error(`The catalogue has no ${name} for the examples.`)
  return chosen.value
}
