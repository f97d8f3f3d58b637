import { EMPTY_GUID } from '@soundleaf/contracts'
import type {
  Component,
  Project,
  Property,
  PropertyKey,
  Structure,
  StructureType,
} from '@soundleaf/contracts'
import { SAMPLE_STRUCTURES } from '@soundleaf/contracts/samples'

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const property = (key: PropertyKey, value: string): Property => ({
  id: null,
  key,
  value,
  type: 'Decimal',
  isUiProperty: true,
  rangeConfiguration: null,
})

const concrete = (number: number, thickness_mm: number): Component => ({
  componentId: idOf(number),
  name: 'Concrete',
  productId: null,
  manufacturerId: null,
  productType: 'MassiveElement',
  productMaterial: 'Concrete',
  properties: [
    property('thickness', String(thickness_mm)),
    property('density', '2300'),
    property('modulusOfElasticityMajor', '30'),
    property('modulusOfElasticityMinor', '30'),
    property('dampingCoefficient', '0.006'),
  ],
})

const project = (number: number, name: string, structure: Structure): Project => ({
  projectId: idOf(number),
  name,
  fieldValues: {
    airborneId: 1,
    airborneValue: 53,
    impactId: 50,
    impactValue: 53,
    separatingArea: 10,
    volume: 30,
    flankingType: 0,
  },
  structures: [structure],
  createdDateUtc: '2026-11-02T09:30:00.000Z',
  modifiedDateUtc: '2026-11-20T14:05:00.000Z',
  isShared: false,
  structuresSummary: [structure.type],
  revision: 1,
})

/** 200 mm of concrete, 2300 kg/m³. */
export const sampleWall: Project = project(1, 'Party wall', {
  structureId: idOf(11),
  type: 'SingleMassiveElementWall',
  components: [concrete(12, 200)],
})

/** 140 mm of concrete, 2300 kg/m³. */
export const sampleFloor: Project = project(2, 'Storey floor', {
  structureId: idOf(21),
  type: 'SingleMassiveElementFloor',
  components: [concrete(22, 140)],
})

/** A project of every structure type, made of its template. */
export const sampleTemplates: readonly Project[] = SAMPLE_STRUCTURES.map((structure, index) =>
  project(100 + index, structure.type.replace(/(?<=[a-z])(?=[A-Z])/g, ' '), structure),
)

/** A new project, never saved, made of the type's template; undefined when the samples have none. */
export function newProject(name: string, type: StructureType): Project | undefined {
  const structure = SAMPLE_STRUCTURES.find((template) => template.type === type)
  if (structure === undefined) return undefined
  return {
    ...project(0, name, structure),
    projectId: EMPTY_GUID,
    createdDateUtc: null,
    modifiedDateUtc: null,
    revision: 0,
  }
}
