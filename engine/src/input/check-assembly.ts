import type { RefusalCode } from '../prediction'
import type { Assembly, AssemblyPart, Cavity, Connection, Leaf, Sheet } from './assembly'
import { isConnectionType } from './connection-type'
import { faultOfUnknown } from './unknown-parts'

export interface Fault {
  readonly code: RefusalCode
  readonly message: string
  readonly componentIds: readonly string[]
}

/** More parts than this are no construction. */
const MOST_PARTS = 400

/** Speeds of longitudinal waves in solid building elements lie well within these, m/s. */
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

function firstFault<T>(items: readonly T[], faultOf: (item: T) => Fault | null): Fault | null {
  for (const item of items) {
    const fault = faultOf(item)
    if (fault !== null) return fault
  }
  return null
}

function faultOfQuantities(part: AssemblyPart): Fault | null {
  switch (part.part) {
    case 'leaf':
      return firstFault(part.sheets, faultOfSheet) ?? faultOfRibs(part)
    case 'cavity':
      return faultOfCavity(part)
    case 'resilient layer':
      return firstBad(part.componentId, [
        ['thickness', part.thickness_m],
        ['density', part.density_kgm3],
        ['dynamic stiffness', part.dynamicStiffness_Npm3],
        ['loss factor', part.lossFactor],
      ])
  }
}

function faultOfSheet(sheet: Sheet): Fault | null {
  return firstBad(sheet.componentId, [
    ['thickness', sheet.thickness_m],
    ['density', sheet.density_kgm3],
    ['modulus of elasticity', sheet.modulus_Pa],
    ['minor modulus of elasticity', sheet.minorModulus_Pa],
    ['loss factor', sheet.lossFactor],
  ])
}

function faultOfRibs({ ribs }: Leaf): Fault | null {
  if (ribs === undefined) return null
  return firstBad(ribs.componentId, [
    ['rib depth', ribs.depth_m],
    ['rib width', ribs.width_m],
    ['rib spacing', ribs.spacing_m],
    ['rib density', ribs.density_kgm3],
    ['rib modulus of elasticity', ribs.modulus_Pa],
  ])
}

function faultOfCavity(cavity: Cavity): Fault | null {
  return (
    firstBad(cavity.componentId, [['cavity depth', cavity.depth_m]]) ??
    firstFault(cavity.fills, (fill) =>
      firstBad(fill.componentId, [
        ['insulation thickness', fill.thickness_m],
        ['insulation density', fill.density_kgm3],
        ['flow resistivity', fill.flowResistivity_Pasm2],
      ]),
    ) ??
    firstFault(cavity.connections, (connection) => faultOfConnection(connection, cavity.depth_m))
  )
}

/** Rounding of lengths on their way into metres. */
const LENGTH_TOLERANCE_M = 1e-6

function faultOfConnection(connection: Connection, depth_m: number): Fault | null {
  const { componentId, spacing_m, beamDepth_m, beamWidth_m } = connection
  // An untyped caller may give any name.
  const frameType: string = connection.frameType
  const fault = (message: string): Fault => ({ code: 'FrameError', message, componentIds: [componentId] })
  if (!isConnectionType(frameType)) return fault(`There is no frame type "${frameType}".`)
  for (const [name, value] of [
    ['stud spacing', spacing_m],
    ['beam depth', beamDepth_m],
    ['beam thickness', beamWidth_m],
    ['number of points', connection.pointsPer_m2],
    ...Object.values(connection.stiffness ?? {}).map((value) => ['stiffness', value] as const),
  ] as const)
    if (value !== undefined && !isAboveZero(value))
      return fault(`The ${name} of the frame must be above zero.`)
  if (beamDepth_m !== undefined && beamDepth_m > depth_m + LENGTH_TOLERANCE_M)
    return fault('The beams of the frame are deeper than its cavity.')
  if (beamWidth_m !== undefined && spacing_m !== undefined && beamWidth_m >= spacing_m)
    return fault('The beams of the frame are thicker than their spacing.')
  return null
}

function faultOfCovering({ covering }: Assembly): Fault | null {
  if (covering === undefined) return null
  return firstBad(covering.componentId, [
    ['thickness', covering.thickness_m],
    ['contact stiffness', covering.contactStiffness_Npm],
  ])
}

function faultOfSize({ size_m, edgeAbsorption }: Assembly): Fault | null {
  const bad = [...(size_m ?? []), edgeAbsorption ?? 1].some((value) => !isAboveZero(value))
  return bad
    ? { code: 'PropertyError', message: 'Size and mounting must be above zero.', componentIds: [] }
    : null
}

/** No solid carries longitudinal waves faster; diamond comes nearest. */
const FASTEST_SOLID_MPS = 20_000

/** Quantities of which each may be, but not all of them together. */
function faultOfCombination(part: AssemblyPart): Fault | null {
  if (part.part !== 'leaf') return null
  const fault = (message: string, componentId: string): Fault => ({
    code: 'CalculationError',
    message,
    componentIds: [componentId],
  })
  const impossible = part.sheets.find(
    ({ modulus_Pa, density_kgm3 }) => Math.sqrt(modulus_Pa / density_kgm3) > FASTEST_SOLID_MPS,
  )
  if (impossible !== undefined)
    return fault('No material is that stiff and that light at once.', impossible.componentId)
  const { ribs } = part
  return ribs !== undefined && ribs.width_m >= ribs.spacing_m
    ? fault('The ribs are as thick as their spacing or thicker.', ribs.componentId)
    : null
}

function faultOfMassiveElement(part: AssemblyPart): Fault | null {
  if (part.part !== 'leaf') return null
  const massive = part.sheets.filter((sheet) => sheet.role === 'massive element')
  const componentIds = massive.map((sheet) => sheet.componentId)
  if (massive.length > 1)
    return {
      code: 'MassiveElementError',
      message: 'Two massive elements need a cavity between them.',
      componentIds,
    }
  const impossible = massive.find(({ modulus_Pa, minorModulus_Pa, density_kgm3 }) =>
    [modulus_Pa, minorModulus_Pa ?? modulus_Pa].some((modulus) => {
      const wave_mps = Math.sqrt(modulus / density_kgm3)
      return wave_mps < SLOWEST_WAVE_MPS || wave_mps > FASTEST_WAVE_MPS
    }),
  )
  if (impossible === undefined) return null
  const message = 'The stiffness and the density of the massive element do not belong together.'
  return { code: 'MassiveElementError', message, componentIds: [impossible.componentId] }
}

function faultOfOrder(parts: readonly AssemblyPart[]): Fault | null {
  const unsupported = (message: string, part?: AssemblyPart): Fault => ({
    code: 'ConstructionNotSupported',
    message,
    componentIds: part === undefined ? [] : idsOf(part),
  })
  if (parts.length === 0 || parts.length > MOST_PARTS)
    return unsupported('There is no construction to predict.')
  const empty = parts.find((part) => part.part === 'leaf' && part.sheets.length === 0)
  if (empty !== undefined) return unsupported('A leaf has no sheet.', empty)
  for (const end of [parts[0], parts[parts.length - 1]]) {
    if (end.part === 'leaf') continue
    if (end.part === 'cavity' && end.connections.length > 0)
      return {
        code: 'FrameError',
        message: 'A frame needs a panel on its outer side.',
        componentIds: end.connections.map((connection) => connection.componentId),
      }
    return unsupported('The construction must begin and end with a panel or a massive element.', end)
  }
  for (let at = 1; at < parts.length; at++) {
    const [before, part] = [parts[at - 1], parts[at]]
    const isMixed = before.part !== part.part && before.part !== 'leaf' && part.part !== 'leaf'
    if (isMixed) return unsupported('An impact board and a cavity need a panel between them.', part)
    if (before.part === 'leaf' && part.part === 'leaf')
      return unsupported('Two leaves need something between them; sheets in contact are one leaf.', part)
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

function firstBad(
  componentId: string,
  quantities: readonly (readonly [name: string, value: number | undefined])[],
): Fault | null {
  const bad = quantities.find(([, value]) => value !== undefined && !isAboveZero(value))
  if (bad === undefined) return null
  return { code: 'PropertyError', message: `The ${bad[0]} must be above zero.`, componentIds: [componentId] }
}

function isAboveZero(value: number): boolean {
  return Number.isFinite(value) && value > 0
}
