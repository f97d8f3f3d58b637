import type { ModelParameters } from '../../calibrated'
import { SOUND_SPEED } from '../air'
import type { Connection } from '../../input/assembly'
import { FREQUENCIES_HZ } from '../frequency'
import type { LeafModel } from '../leaf/leaf-model'
import { shareFrom } from '../share'
import { type Bridge, bridgeTransmission, type PathContext } from './bridge'
import type {
  ConnectionPhysics,
  Coupling,
  CrossingCoupling,
  EdgeCoupling,
  Frame,
  LineCoupling,
  PointCoupling,
} from './coupling'
import { beamOf, structuralCouplingOf } from './series'

/** The frame of a type between leaves at a distance of `gap_m`. */
export function frameOf(type: ConnectionPhysics, connection: Connection, gap_m: number): Frame {
  return {
    type,
    connection,
    spacing_m: connection.spacing_m ?? type.geometry.spacing_m,
    depth_m: connection.beamDepth_m ?? type.geometry.depth_m,
    width_m: connection.beamWidth_m ?? type.geometry.width_m,
    gap_m,
  }
}

/** Effective spacing of the fixings along the perimeter, m. Calibrated. */
const EDGE_PITCH_M = 0.3

/** Transmission coefficient of one coupling, kept apart for the limiting path. */
export interface PathTransmission {
  readonly isEdge: boolean
  readonly transmission: Float64Array
}

/**
 * Transmission coefficients of all couplings of a frame from a source to a receiving leaf. A screwed line acts as a row
 * of points above f_t = c0^2/(s^2 fc), where the bending wavelength becomes shorter than the screw spacing s.
 */
export function frameTransmissions(frame: Frame, context: PathContext): readonly PathTransmission[] {
  const { source, receiver } = context
  const { parameters } = context.mounting
  const share = resonantEnergyShare(frame, source, receiver)
  const isLining = source.massive || receiver.massive
  return frame.type.couplings.map((usual) => {
    const coupling = usual.type === 'edge' && isLining ? (usual.besideMassive ?? usual) : usual
    const isEdge = coupling.type === 'edge'
    const line = bridgeOf(coupling, frame, context)
    const through = (bridge: Bridge) => bridgeTransmission(bridge, context, share)
    const transmission = through(line)
    if (coupling.type === 'crossing' && line.channel !== null) {
      const beam = alongBeam(line, line.channel, Math.min(source.mass_kgm2, receiver.mass_kgm2))
      transmission.set(turned(through(beam.line), transmission, beam.turnsAt_hz))
    }
    if (line.type === 'line' && !(source.massive && receiver.massive)) {
      const pitch_m = isEdge ? EDGE_PITCH_M : parameters.screwPitch_m
      const turnsAt_hz =
        SOUND_SPEED ** 2 / (pitch_m ** 2 * Math.max(source.critical_hz, receiver.critical_hz))
      transmission.set(turned(transmission, through(screwPointsOf(line, pitch_m)), turnsAt_hz))
    }
    const attenuation = isEdge ? 10 ** (-edgeAttenuation_dB(coupling, parameters) / 10) : 1
    return { isEdge, transmission: transmission.map((tau) => tau * attenuation) }
  })
}

/** Transmission of a line at low frequencies, and of the points along it above. */
function turned(line: Float64Array, points: Float64Array, turnsAt_hz: number): Float64Array {
  return line.map((tau, at) => {
    const lineShare = 1 / (1 + (FREQUENCIES_HZ[at] / turnsAt_hz) ** 2)
    return lineShare * tau + (1 - lineShare) * Math.min(points[at], tau)
  })
}

/** First natural frequency of a beam with clamped ends over sqrt(E I/m)/L². Cremer, Heckl, Petersson. */
const CLAMPED_BEAM = 4.73 ** 2 / (2 * Math.PI)

/**
 * The beam across the frame behind it as a rigid line, and where it begins to bend between the points that hold it: with
 * the leaf it carries, and level over the points, as its spans move together.
 */
function alongBeam(
  points: Bridge,
  { stiffness_Nm2, mass_kgpm, fixingSpacing_m }: NonNullable<Bridge['channel']>,
  leaf_kgm2: number,
): { readonly line: Bridge; readonly turnsAt_hz: number } {
  const density = points.density * fixingSpacing_m
  const complianceAt: Compliance = (frequency) => points.complianceAt(frequency) * fixingSpacing_m
  return {
    line: { ...points, type: 'line', density, complianceAt, channel: null },
    turnsAt_hz:
      (CLAMPED_BEAM / fixingSpacing_m ** 2) * Math.sqrt(stiffness_Nm2 / (mass_kgpm + leaf_kgm2 / density)),
  }
}

function edgeAttenuation_dB({ attenuation_dB: of }: EdgeCoupling, parameters: ModelParameters): number {
  return typeof of === 'number' ? of : parameters[of]
}

/** Ratio of the cross-section of a frame's beams to that for which its type states their mass. */
export function crossSectionRatio({ type, depth_m, width_m }: Frame): number {
  return (depth_m * width_m) / (type.geometry.depth_m * type.geometry.width_m)
}

/**
 * Share of the resonant energy that the receiving leaf has: two rigidly connected leaves and their studs share it by
 * mass (strong coupling in statistical energy analysis).
 */
export function resonantEnergyShare(frame: Frame, source: LeafModel, receiver: LeafModel): number {
  const { type } = frame
  if (type.rigidMass_kgpm === null || source.massive || receiver.massive) return 1
  const studs_kgm2 = (type.rigidMass_kgpm * crossSectionRatio(frame)) / frame.spacing_m
  return receiver.mass_kgm2 / (source.mass_kgm2 + receiver.mass_kgm2 + studs_kgm2)
}

function bridgeOf(coupling: Coupling, frame: Frame, context: PathContext): Bridge {
  const { source, receiver, mounting } = context
  const { element, parameters } = mounting
  switch (coupling.type) {
    case 'edge':
      return {
        type: 'line',
        density: element.perimeter_m / element.area_m2,
        spacing_m: element.area_m2 / element.perimeter_m,
        complianceAt: () => 0,
        lineMass_kgpm: coupling.plates_kgpm,
        channel: null,
      }
    case 'crossing':
      return crossingBridge(coupling, context)
    case 'line':
      return lineBridge(coupling, frame, parameters)
    case 'point': {
      const per_m2 =
        frame.connection.pointsPer_m2 ??
        ('per_m2' in coupling.density
          ? coupling.density.per_m2
          : 1 / (coupling.density.pitch_m * frame.spacing_m))
      const omega0 = 2 * Math.PI * (coupling.resonanceUnderLoad_hz ?? 0)
      const compliance =
        coupling.resonanceUnderLoad_hz === undefined
          ? pointCompliance(coupling, frame.gap_m)
          : per_m2 / (Math.min(source.mass_kgm2, receiver.mass_kgm2) * omega0 * omega0)
      return {
        type: 'point',
        density: per_m2,
        spacing_m: frame.spacing_m,
        complianceAt:
          measuredCompliance(frame.connection, 'point') ?? complianceLaw(compliance, coupling.exponent),
        lineMass_kgpm: 0,
        channel:
          coupling.channel === undefined
            ? null
            : {
                ...coupling.channel,
                fixingSpacing_m: 1 / (per_m2 * (coupling.channelSpacing_m ?? frame.spacing_m)),
              },
      }
    }
  }
}

/** Shortest length of a hanger rod, m: that of the nuts at its ends. */
const SHORTEST_ROD_M = 0.02

/** Compliance of a point, m/N: the coupling's own, or L/(E A) of a hanger rod and that of its joints. */
function pointCompliance({ compliance_mpN: of }: PointCoupling, gap_m: number): number {
  if (typeof of === 'number') return of
  return of.jointCompliance_mpN + Math.max(gap_m - of.channelDepth_m, SHORTEST_ROD_M) / of.axialStiffness_N
}

/**
 * Factor on the compliance of channels that run across studs: they are fixed where they cross, so a larger stud spacing
 * makes them softer in proportion.
 */
function fixingSpacingFactor({ referenceSpacing_m }: LineCoupling, { spacing_m }: Frame): number {
  return referenceSpacing_m === undefined ? 1 : spacing_m / referenceSpacing_m
}

/**
 * A stated beam width is the sheet thickness of a profile up to the first value, and the width of its flange from the
 * second on, m.
 */
const SHEET_M = [0.003, 0.01] as const

/** The sheet that profiles have where only their flange is known, m: the compliance of the frame type is for it. */
const USUAL_GAUGE_M = 0.0006

/**
 * Factor on the compliance of a thin-walled profile: web and flanges bend with the cube of the sheet thickness. Sheets
 * of 0.75 to 0.85 instead of 0.5 mm cost a wall 4 to 5 dB (Bétit, Performance details of metal stud partitions, Sound
 * and Vibration, 2010).
 */
function sheetThicknessFactor({ sheet_m }: LineCoupling, { width_m, connection }: Frame): number {
  if (sheet_m === undefined) return 1
  const [sheet, flange] = SHEET_M.map(Math.log)
  const isSheet = shareFrom(flange, sheet, Math.log(width_m))
  const gauge_m = connection.gauge_m ?? USUAL_GAUGE_M
  return (sheet_m / width_m) ** (3 * isSheet) * (USUAL_GAUGE_M / gauge_m) ** (3 * (1 - isSheet))
}

function lineCompliance({ compliance_m2pN }: LineCoupling, parameters: ModelParameters): number {
  return typeof compliance_m2pN === 'number'
    ? compliance_m2pN
    : parameters[compliance_m2pN.of] + compliance_m2pN.inSeries_m2pN
}

function lineBridge(coupling: LineCoupling, frame: Frame, parameters: ModelParameters): Bridge {
  const spacing_m = coupling.spacing_m ?? frame.spacing_m
  const compliance =
    lineCompliance(coupling, parameters) *
    fixingSpacingFactor(coupling, frame) *
    sheetThicknessFactor(coupling, frame)
  return {
    type: 'line',
    density: 1 / spacing_m,
    spacing_m,
    complianceAt:
      measuredCompliance(frame.connection, 'line') ?? complianceLaw(compliance, coupling.exponent),
    lineMass_kgpm: coupling.lineMass_kgpm,
    channel: null,
  }
}

/**
 * Frames in series as points where their lines cross: a line of D metres per m² leaves D/n metres to each of n points. The
 * softer of the outer beams carries its leaf, whichever way the sound goes.
 */
function crossingBridge({ frames }: CrossingCoupling, context: PathContext): Bridge {
  const bridges = frames.flatMap((frame) => {
    const coupling = structuralCouplingOf(frame)
    return coupling === undefined ? [] : [{ frame, bridge: bridgeOf(coupling, frame, context) }]
  })
  const density = Math.min(
    ...bridges.slice(1).map(({ bridge }, at) => crossingsOf(bridges[at].bridge, bridge)),
  )
  const outer = [bridges[0], bridges[bridges.length - 1]].map((of) => ({ ...of, beam: beamOf(of.frame) }))
  const { bridge, beam } = outer.reduce((a, b) => (b.beam.stiffness_Nm2 < a.beam.stiffness_Nm2 ? b : a))
  return {
    type: 'point',
    density,
    spacing_m: bridge.spacing_m,
    complianceAt: (frequency) =>
      bridges.reduce((sum, { bridge: of }) => sum + (of.complianceAt(frequency) * density) / of.density, 0),
    lineMass_kgpm: Math.max(...bridges.map(({ bridge: of }) => of.lineMass_kgpm)),
    channel: {
      ...beam,
      fixingSpacing_m: bridge.type === 'line' ? bridge.density / density : bridge.spacing_m,
    },
  }
}

/** Points per m² where two frames meet. */
function crossingsOf(one: Bridge, other: Bridge): number {
  if (one.type === 'line' && other.type === 'line') return one.density * other.density
  return Math.min(...[one, other].filter(({ type }) => type === 'point').map(({ density }) => density))
}

function screwPointsOf(line: Bridge, pitch_m: number): Bridge {
  return {
    ...line,
    type: 'point',
    density: line.density / pitch_m,
    complianceAt: (frequency) => line.complianceAt(frequency) / pitch_m,
  }
}

type Compliance = Bridge['complianceAt']

/**
 * The measured stiffness of a connection as a compliance, which does not depend on frequency; null where none is
 * stated.
 */
function measuredCompliance({ stiffness }: Connection, type: Bridge['type']): Compliance | null {
  if (stiffness === undefined) return null
  if (type === 'point') return 'perPoint_Npm' in stiffness ? () => 1 / stiffness.perPoint_Npm : null
  return 'perMetre_Npm2' in stiffness ? () => 1 / stiffness.perMetre_Npm2 : null
}

function complianceLaw(at500: number, exponent: number): Compliance {
  return exponent === 0 ? () => at500 : (frequency) => at500 * (frequency / 500) ** -exponent
}
