import { randomUUID } from 'node:crypto'
import { DEFAULT_FIELD_VALUES } from '@soundleaf/contracts'
import type { FieldValues, Project, SaveProjectAnswer, Structure, StructureType } from '@soundleaf/contracts'
import type { Elsewhere } from './api'

export const ISO: FieldValues = DEFAULT_FIELD_VALUES.Iso

type Component = Structure['components'][number]
type Text = Readonly<Record<string, string>>

function component(type: string, name: string, material: string, values: Text): Component {
  return {
    componentId: randomUUID(),
    name,
    productId: null,
    manufacturerId: null,
    productType: type,
    productMaterial: material,
    properties: Object.entries(values).map(([key, value]) => ({
      id: randomUUID(),
      key,
      value,
      type: 'Decimal',
      isUiProperty: false,
      rangeConfiguration: null,
    })),
  } as Component
}

export const concrete = (thickness_mm: number, name = 'Concrete', other: Text = {}): Component =>
  component('MassiveElement', name, 'Concrete', {
    thickness: String(thickness_mm),
    density: '2300',
    modulusOfElasticityMajor: '30',
    modulusOfElasticityMinor: '30',
    dampingCoefficient: '0.01',
    ...other,
  })

export const board = (name: string): Component =>
  component('Panel', name, 'Gypsum', {
    thickness: '12.5',
    density: '700',
    modulusOfElasticity: '2500',
    dampingCoefficient: '0.02',
  })

export const impactBoard = (name: string): Component =>
  component('ImpactBoard', name, 'Stonewool', { thickness: '30', density: '120', dynamicStiffness: '15' })

export function project(
  name: string,
  type: StructureType,
  components: readonly Component[],
  fieldValues: FieldValues = ISO,
): Pick<Project, 'name' | 'fieldValues' | 'structures'> {
  return {
    name,
    fieldValues,
    structures: [{ structureId: randomUUID(), type, components: [...components] }],
  }
}

/** Saves a project that would take long to build by hand; its id. */
export async function saved(
  device: Elsewhere,
  unsaved: Pick<Project, 'name' | 'fieldValues' | 'structures'>,
): Promise<string> {
  const { projectId } = await device.call<SaveProjectAnswer>('PUT', '/api/projects', {
    ...unsaved,
    projectId: '00000000-0000-0000-0000-000000000000',
    creationKey: randomUUID(),
  })
  return projectId
}
