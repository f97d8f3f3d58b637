import { randomUUID } from 'node:crypto'
import {
  DEFAULT_FIELD_VALUES,
  EMPTY_GUID,
  type CallRequest,
  type FieldValues,
  type Structure,
  type StructureType,
} from '@soundleaf/contracts'
import { template, toWire } from '@soundleaf/construction'

export const FIELD_VALUES: FieldValues = DEFAULT_FIELD_VALUES.Iso

export function structureOf(type: StructureType = 'SingleMassiveElementWall'): Structure {
  return toWire(template(type, randomUUID))
}

/** The structure with one property of one component given another text. */
export function withText(structure: Structure, at: number, key: string, value: string): Structure {
  return withTexts(structure, at, { [key]: value })
}

/** The structure with properties of one component given other texts, by key. */
export function withTexts(
  structure: Structure,
  at: number,
  texts: Readonly<Record<string, string>>,
): Structure {
  const components = structure.components.map((component, index) =>
    index !== at
      ? component
      : {
          ...component,
          properties: component.properties.map((property) => ({
            ...property,
            value: texts[property.key] ?? property.value,
          })),
        },
  )
  return { ...structure, components }
}

/** A wall or floor of the template's concrete with another thickness. */
export function concrete(
  thickness_mm: number,
  type: 'SingleMassiveElementWall' | 'SingleMassiveElementFloor',
) {
  return withText(structureOf(type), 0, 'thickness', String(thickness_mm))
}

export function newProject(name = 'A wall', structure = structureOf()): CallRequest<'saveProject'> {
  return {
    body: {
      projectId: EMPTY_GUID,
      name,
      fieldValues: FIELD_VALUES,
      structures: [structure],
      creationKey: randomUUID(),
    },
  }
}

export function calculation(structure = structureOf(), fieldValues = FIELD_VALUES): CallRequest<'calculate'> {
  return { body: { fieldValues, structures: [structure] } }
}

/** Five octaves of a wall, as a laboratory prints them. */
export function newCurve(
  change: Partial<CallRequest<'saveMeasuredCurve'>['body']> = {},
): CallRequest<'saveMeasuredCurve'> {
  return {
    body: {
      id: EMPTY_GUID,
      title: 'Double studs',
      quantity: 'R',
      values: [125, 250, 500, 1000, 2000].map((band) => ({ band, value: 40 })),
      laboratory: 'Ljudlab',
      reportNumber: 'LN-26-0417',
      measuredOn: '2026-10-08',
      testStandard: 'ISO 10140-2:2021',
      elementArea: 10.1,
      remarks: '',
      sourceFile: '',
      projectId: null,
      isShared: false,
      creationKey: randomUUID(),
      ...change,
    },
  }
}
