import type { RefusalReason } from '@soundleaf/contracts'
import type { Assembly, AssemblyPart, Cavity, Connection, Leaf, Sheet } from './assembly'
import { isConnectionType } from './connection-type'
import { type Fault, faultOfFrameQuantity, faultOfQuantity, firstFault, isAboveZero } from './fault'
import { faultOfUnknown } from './unknown-parts'

/** No real construction has more parts than this. */
const MOST_PARTS = 400

/** Limits of the longitudinal wave speed of plausible massive elements, m/s. */
const SLOWEST_WAVE_MPS = 100
const FASTEST_WAVE_MPS = 12000

/** The first reason why an assembly cannot be predicted, with the components at fault; null when there is none. */
export function findFault(assembly: Assembly): Fault | null {
  return (
    firstFault(assembly.parts, faultOfUnknown) ??
    firstFault(assembly.parts, faultOfQuantities) ??
    faultOfCovering(assembly) ??
    faultOfSize(assembly) ??
    firstFault(assembly.parts, faultOfMassiveElement) ??
    firstFault(assembly.parts, faultOfCombination) ??
    faultOfOrder(assembly.parts)
  )
}

function faultOfQuantities(part: AssemblyPart): Fault | null {
  switch (part.part) {
    case 'leaf':
      return firstFault(part.sheets, faultOfSheet) ?? faultOfRibs(part)
    case 'cavity':
      return faultOfCavity(part)
    case 'resilient layer':
      return faultOfQuantity(part.componentId, [
        ['thickness', part.thickness_m],
        ['density', part.density_kgm3],
        ['dynamic stiffness', part.dynamicStiffness_Npm3],
        ['loss factor', part.lossFactor],
      ])
  }
}

function faultOfSheet(sheet: Sheet): Fault | null {
  return faultOfQuantity(sheet.componentId, [
    ['thickness', sheet.thickness_m],
    ['density', sheet.density_kgm3],
    ['modulus of elasticity', sheet.modulus_Pa],
    ['minor modulus of elasticity', sheet.minorModulus_Pa],
    ['loss factor', sheet.lossFactor],
  ])
}

function faultOfRibs({ ribs }: Leaf): Fault | null {
  if (ribs === undefined) return null
  return faultOfQuantity(ribs.componentId, [
    ['rib depth', ribs.depth_m],
    ['rib width', ribs.width_m],
    ['rib spacing', ribs.spacing_m],
    ['rib density', ribs.density_kgm3],
    ['rib modulus of elasticity', ribs.modulus_Pa],
  ])
}

function faultOfCavity(cavity: Cavity): Fault | null {
  return (
    faultOfQuantity(cavity.componentId, [['cavity depth', cavity.depth_m]]) ??
    firstFault(cavity.fills, (fill) =>
      faultOfQuantity(fill.componentId, [
        ['insulation thickness', fill.thickness_m],
        ['insulation density', fill.density_kgm3],
        ['flow resistivity', fill.flowResistivity_Pasm2],
      ]),
    ) ??
    firstFault(cavity.connections, (connection) => faultOfConnection(connection, cavity.depth_m))
  )
}

/** Tolerance for rounding of lengths that were converted to metres. */
const LENGTH_TOLERANCE_M = 1e-6

function faultOfConnection(connection: Connection, depth_m: number): Fault | null {
  const { componentId, spacing_m, beamDepth_m, beamWidth_m } = connection
  // Callers that are not type-checked may give any name.
  const frameType: string = connection.frameType
  const fault = (reason: RefusalReason): Fault => ({
    code: 'FrameError',
    reason,
    componentIds: [componentId],
  })
  if (!isConnectionType(frameType)) return fault({ code: 'UnknownFrameType', params: { frameType } })
  const bad = faultOfFrameQuantity(componentId, [
    ['stud spacing', spacing_m],
    ['beam depth', beamDepth_m],
    ['beam thickness', beamWidth_m],
    ['number of points', connection.pointsPer_m2],
    ...Object.values(connection.stiffness ?? {}).map((value) => ['stiffness', value] as const),
  ])
  if (bad !== null) return bad
  if (beamDepth_m !== undefined && beamDepth_m > depth_m + LENGTH_TOLERANCE_M)
    return fault({ code: 'BeamDeeperThanCavity', params: {} })
  if (beamWidth_m !== undefined && spacing_m !== undefined && beamWidth_m >= spacing_m)
    return fault({ code: 'BeamThickerThanSpacing', params: {} })
  return null
}

function faultOfCovering({ covering }: Assembly): Fault | null {
  if (covering === undefined) return null
  return faultOfQuantity(covering.componentId, [
    ['thickness', covering.thickness_m],
    ['contact stiffness', covering.contactStiffness_Npm],
  ])
}

function faultOfSize({ size_m, edgeAbsorption }: Assembly): Fault | null {
  const bad = [...(size_m ?? []), edgeAbsorption ?? 1].some((value) => !isAboveZero(value))
  return bad
    ? { code: 'PropertyError', reason: { code: 'SizeNotAboveZero', params: {} }, componentIds: [] }
    : null
}

/** Largest plausible longitudinal wave speed of any sheet, m/s: somewhat above that of diamond. */
const FASTEST_SOLID_MPS = 20_000

/** Values that are possible one by one, but not together. */
function faultOfCombination(part: AssemblyPart): Fault | null {
  if (part.part !== 'leaf') return null
  const fault = (reason: RefusalReason, componentId: string): Fault => ({
    code: 'CalculationError',
    reason,
    componentIds: [componentId],
  })
  const impossible = part.sheets.find(
    ({ modulus_Pa, density_kgm3 }) => Math.sqrt(modulus_Pa / density_kgm3) > FASTEST_SOLID_MPS,
  )
  if (impossible !== undefined)
    return fault({ code: 'ImpossibleMaterial', params: {} }, impossible.componentId)
  const { ribs } = part
  return ribs !== undefined && ribs.width_m >= ribs.spacing_m
    ? fault({ code: 'RibsFillTheirSpacing', params: {} }, ribs.componentId)
    : null
}

function faultOfMassiveElement(part: AssemblyPart): Fault | null {
  if (part.part !== 'leaf') return null
  const massive = part.sheets.filter((sheet) => sheet.role === 'massive element')
  const componentIds = massive.map((sheet) => sheet.componentId)
  if (massive.length > 1)
    return {
      code: 'MassiveElementError',
      reason: { code: 'MassiveElementsInContact', params: {} },
      componentIds,
    }
  const impossible = massive.find(({ modulus_Pa, minorModulus_Pa, density_kgm3 }) =>
    [modulus_Pa, minorModulus_Pa ?? modulus_Pa].some((modulus) => {
      const wave_mps = Math.sqrt(modulus / density_kgm3)
      return wave_mps < SLOWEST_WAVE_MPS || wave_mps > FASTEST_WAVE_MPS
    }),
  )
  if (impossible === undefined) return null
  const reason = { code: 'ImplausibleMassiveElement', params: {} } as const
  return { code: 'MassiveElementError', reason, componentIds: [impossible.componentId] }
}

function faultOfOrder(parts: readonly AssemblyPart[]): Fault | null {
  const unsupported = (reason: RefusalReason, part?: AssemblyPart): Fault => ({
    code: 'ConstructionNotSupported',
    reason,
    componentIds: part === undefined ? [] : idsOf(part),
  })
  if (parts.length === 0 || parts.length > MOST_PARTS)
    return unsupported({ code: 'NothingToPredict', params: {} })
  const empty = parts.find((part) => part.part === 'leaf' && part.sheets.length === 0)
  if (empty !== undefined) return unsupported({ code: 'LeafWithoutSheet', params: {} }, empty)
  for (const end of [parts[0], parts[parts.length - 1]]) {
    if (end.part === 'leaf') continue
    if (end.part === 'cavity' && end.connections.length > 0)
      return {
        code: 'FrameError',
        reason: { code: 'FrameWithoutPanel', params: {} },
        componentIds: end.connections.map((connection) => connection.componentId),
      }
    return unsupported({ code: 'EndWithoutLeaf', params: {} }, end)
  }
  for (let at = 1; at < parts.length; at++) {
    const [before, part] = [parts[at - 1], parts[at]]
    const isMixed = before.part !== part.part && before.part !== 'leaf' && part.part !== 'leaf'
    if (isMixed) return unsupported({ code: 'ImpactBoardBesideCavity', params: {} }, part)
    if (before.part === 'leaf' && part.part === 'leaf')
      return unsupported({ code: 'LeavesInContact', params: {} }, part)
  }
  return null
}

/** Every component of an assembly. */
export function idsOfAll({ parts }: Assembly): readonly string[] {
  return [...new Set(parts.flatMap(idsOf))]
}

function idsOf(part: AssemblyPart): readonly string[] {
  if (part.part !== 'leaf') return [part.componentId]
  return [
    ...part.sheets.map((sheet) => sheet.componentId),
    ...(part.ribs === undefined ? [] : [part.ribs.componentId]),
  ]
}
