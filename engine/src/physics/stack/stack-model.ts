import type { Assembly, AssemblyPart, Cavity, Connection, Leaf, ResilientLayer } from '../../input/assembly'
import type { CavitySurroundings } from '../cavity/cavity-layers'
import { physicsOf } from '../connection/connection-physics'
import type { Frame } from '../connection/coupling'
import { inSeries } from '../connection/series'
import { crossSectionRatio, frameOf } from '../connection/structural-path'
import { baysOnJoists, baysOnStuds } from '../leaf/bay-resonance'
import { type Bays, type LeafModel, leafModel } from '../leaf/leaf-model'
import { screedShare } from '../leaf/screed'
import type { Mounting } from '../mounting'

/** What lies between two leaves: a cavity with its frames, or resilient layers. */
export type Gap = CavityGap | SpringGap

export interface CavityGap {
  readonly type: 'cavity'
  readonly cavity: Cavity
  readonly around: CavitySurroundings
  readonly frames: readonly Frame[]
}

export interface SpringGap {
  readonly type: 'springs'
  readonly layers: readonly ResilientLayer[]
}

/** The assembly with the properties that the models need: gap n lies between leaves n and n + 1. */
export interface StackModel {
  readonly kind: Assembly['kind']
  readonly leaves: readonly LeafModel[]
  readonly gaps: readonly Gap[]
  readonly mounting: Mounting
}

/** The model of an assembly in which `findFault` finds no fault. */
export function stackModel(assembly: Assembly, mounting: Mounting): StackModel {
  const leaves: LeafModel[] = []
  const between: (Cavity | ResilientLayer)[][] = []
  for (const [at, part] of assembly.parts.entries()) {
    if (part.part === 'leaf') {
      const isOnJoists = [at - 1, at + 1].some((beside) => holdsJoists(assembly.parts[beside]))
      leaves.push(leafModel(isOnJoists ? deckAsBoards(part) : part, mounting.parameters))
      between.push([])
    } else between[between.length - 1].push(part)
  }
  const gaps = between.slice(0, -1).map((parts, at) => gapOf(parts, leaves[at], leaves[at + 1]))
  return {
    kind: assembly.kind,
    leaves: leaves.map((leaf, at) => {
      const held = withStuds(withBedLoss(leaf, gaps[at]), gaps[at - 1], gaps[at])
      return withBays(held, assembly.kind, gaps[at - 1], gaps[at])
    }),
    gaps,
    mounting,
  }
}

function isJoists({ frameType }: Connection): boolean {
  return physicsOf(frameType).joistMass_kgpm !== undefined
}

function holdsJoists(part: AssemblyPart | undefined): boolean {
  return part?.part === 'cavity' && part.connections.some(isJoists)
}

/** A deck that rests on joists behaves like a board that is screwed on studs, not like a self-supporting slab. */
function deckAsBoards(leaf: Leaf): Leaf {
  return { ...leaf, sheets: leaf.sheets.map((sheet) => ({ ...sheet, role: 'board' })) }
}

/**
 * Loss factor of a cast screed that floats, besides its own: what its edge strip and its bed take up. Structural
 * reverberation times of some 0.1 to 0.2 s at 250 to 500 Hz are 0.03 to 0.09 (2.2/(f T)); with this one screeds on solid
 * timber have the Rw of DIN 4109-33 and dataholz.eu within 4 dB, without it they come out up to 6 dB too poor.
 */
const BED_LOSS = 0.05

function withBedLoss(leaf: LeafModel, below: Gap | undefined): LeafModel {
  const share = below?.type === 'springs' ? screedShare(leaf) : 0
  if (share === 0) return leaf
  const damped = <T extends { readonly lossFactor: number }>(part: T): T => ({
    ...part,
    lossFactor: part.lossFactor + share * BED_LOSS,
  })
  return { ...damped(leaf), plates: leaf.plates.map(damped) }
}

/** The leaf with the number of lines per metre along which frames support it; of two frames the denser one counts. */
function withStuds(leaf: LeafModel, ...gaps: readonly (Gap | undefined)[]): LeafModel {
  const densities = gaps.flatMap((gap) =>
    gap?.type === 'cavity'
      ? gap.frames.map(({ type, spacing_m }) => (type.hasStuds ? 1 / spacing_m : 0))
      : [],
  )
  return { ...leaf, studsPerMetre: Math.max(0, ...densities) }
}

/** The leaf with the bays in which studs hold it on both sides of a wall, or the joists of a floor its deck. */
function withBays(
  leaf: LeafModel,
  kind: Assembly['kind'],
  above: Gap | undefined,
  below: Gap | undefined,
): LeafModel {
  if ([above, below].some(sharesStuds)) return { ...leaf, bays: baysOnStuds(leaf, 1 / leaf.studsPerMetre) }
  return kind === 'wall' ? leaf : { ...leaf, bays: baysOfDeck(leaf, below) }
}

/** The bays of a deck between the joists below it. */
function baysOfDeck(leaf: LeafModel, below: Gap | undefined): Bays | null {
  const joists =
    below?.type === 'cavity' ? below.frames.find(({ type }) => type.joistMass_kgpm !== undefined) : undefined
  if (joists?.type.joistMass_kgpm === undefined) return null
  const mass_kgm2 = (joists.type.joistMass_kgpm * crossSectionRatio(joists)) / joists.spacing_m
  return baysOnJoists(leaf, joists.spacing_m, mass_kgm2)
}

/** Whether boards are fixed rigidly to both sides of the same studs. */
function sharesStuds(gap: Gap | undefined): boolean {
  if (gap?.type !== 'cavity' || gap.around.besideMassive || gap.around.betweenJoists) return false
  return gap.around.framed && gap.frames.some(({ type }) => type.rigidMass_kgpm !== null)
}

function gapOf(parts: readonly (Cavity | ResilientLayer)[], before: LeafModel, behind: LeafModel): Gap {
  const cavities = parts.filter((part) => part.part === 'cavity')
  if (cavities.length === 0)
    return { type: 'springs', layers: parts.filter((part) => part.part === 'resilient layer') }
  // Adjacent cavities form one: where one of them has no frame, only the edges connect both leaves.
  const cavity: Cavity = {
    part: 'cavity',
    componentId: cavities[0].componentId,
    depth_m: cavities.reduce((sum, part) => sum + part.depth_m, 0),
    ...(cavities.length === 1 && cavities[0].gas !== undefined && { gas: cavities[0].gas }),
    fills: cavities.flatMap((part) => part.fills),
    connections: cavities.every(({ connections }) => connections.length > 0)
      ? cavities.flatMap(({ connections }) => connections)
      : [],
  }
  const stated = cavity.connections.length === 0 ? [] : framesThrough(cavities)
  return {
    type: 'cavity',
    cavity,
    around: {
      besideMassive: before.massive || behind.massive,
      besideLight: !before.massive || !behind.massive,
      framed: stated.some(({ type }) => type.hasStuds === true),
      betweenJoists: cavity.connections.some(isJoists),
      betweenPanes: isPane(before) && isPane(behind),
    },
    frames: stated.length > 0 ? stated : [assumedFrame(cavity, before, behind)],
  }
}

/** The frames from one leaf to the other; where cavities with frames follow each other, theirs are in series. */
function framesThrough(cavities: readonly Cavity[]): readonly Frame[] {
  const chains = cavities
    .map(({ connections, depth_m }) =>
      connections.map((connection) => [frameOf(physicsOf(connection.frameType), connection, depth_m)]),
    )
    .reduce((before, behind) => before.flatMap((chain) => behind.map((next) => [...chain, ...next])))
  return chains.flatMap((chain) => (chain.length === 1 ? chain : [inSeries(chain)]))
}

/** The connection that is assumed where the assembly states none: the edges of both leaves. */
function assumedFrame(cavity: Cavity, before: LeafModel, behind: LeafModel): Frame {
  const frameType =
    before.massive && behind.massive
      ? 'Open Joint'
      : isPane(before) && isPane(behind)
        ? 'Glazing Frame'
        : 'Wooden Stud Detached'
  return frameOf(physicsOf(frameType), { componentId: cavity.componentId, frameType }, cavity.depth_m)
}

function isPane({ plates }: LeafModel): boolean {
  return plates.every(({ sheet }) => sheet.material === 'glass')
}
