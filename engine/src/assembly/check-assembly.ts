import type { Assembly, AssemblyPart, Sheet } from './assembly'

export interface PropertyFault {
  readonly message: string
  readonly componentIds: readonly string[]
}

/** The first quantity without which nothing can be predicted: not finite, or not above zero. Null when there is none. */
export function findPropertyFault(assembly: Assembly): PropertyFault | null {
  for (const part of assembly.parts) {
    const fault = faultOfPart(part)
    if (fault !== null) return fault
  }
  const { covering } = assembly
  return covering === undefined
    ? null
    : firstBad(covering.componentId, [
        ['thickness', covering.thickness_m],
        ['contact stiffness', covering.contactStiffness_Npm],
      ])
}

function faultOfPart(part: AssemblyPart): PropertyFault | null {
  switch (part.part) {
    case 'leaf':
      for (const sheet of part.sheets) {
        const fault = faultOfSheet(sheet)
        if (fault !== null) return fault
      }
      return part.sheets.length === 0
        ? { message: 'a leaf without a sheet', componentIds: [] }
        : faultOfRibs(part.ribs)
    case 'cavity':
      for (const fill of part.fills) {
        const fault = firstBad(fill.componentId, [
          ['insulation thickness', fill.thickness_m],
          ['insulation density', fill.density_kgm3],
          ['flow resistivity', fill.flowResistivity_Pasm2 ?? 1],
        ])
        if (fault !== null) return fault
      }
      return firstBad(part.componentId, [['cavity depth', part.depth_m]])
    case 'resilient layer':
      return firstBad(part.componentId, [
        ['thickness', part.thickness_m],
        ['density', part.density_kgm3],
        ['dynamic stiffness', part.dynamicStiffness_Npm3],
      ])
  }
}

function faultOfSheet(sheet: Sheet): PropertyFault | null {
  return firstBad(sheet.componentId, [
    ['thickness', sheet.thickness_m],
    ['density', sheet.density_kgm3],
    ['modulus of elasticity', sheet.modulus_Pa],
    ['minor modulus of elasticity', sheet.minorModulus_Pa ?? 1],
    ['loss factor', sheet.lossFactor ?? 1],
  ])
}

function faultOfRibs(ribs: Extract<AssemblyPart, { part: 'leaf' }>['ribs']): PropertyFault | null {
  if (ribs === undefined) return null
  return firstBad(ribs.componentId, [
    ['rib depth', ribs.depth_m],
    ['rib width', ribs.width_m],
    ['rib spacing', ribs.spacing_m],
    ['rib density', ribs.density_kgm3],
    ['rib modulus', ribs.modulus_Pa],
  ])
}

function firstBad(
  componentId: string,
  quantities: readonly (readonly [string, number])[],
): PropertyFault | null {
  const bad = quantities.find(([, value]) => !(Number.isFinite(value) && value > 0))
  return bad === undefined
    ? null
    : { message: `The ${bad[0]} must be above zero.`, componentIds: [componentId] }
}
