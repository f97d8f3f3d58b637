import type { Component, Construction, Frame, Insulation } from '@soundleaf/construction'
import type { FrameType, Material, StructureType } from '@soundleaf/contracts'
import { FRAME_TYPE_PHYSICS } from '../src/physics/connection/frame-types'
import {
  board,
  built,
  cavity,
  covering,
  frame,
  impactBoard,
  massive,
} from '../src/testing/construction-parts'
import { minorShare } from '../src/physics/leaf/plate'
import type { MeasuredLayer, MeasuredRecord } from './measured-record'

type Part = (...at: Parameters<ReturnType<typeof board>>) => Component

const WOODS = ['wood', 'clt', 'plywood', 'osb', 'chipboard', 'hardwood', 'softwood boards']

const MATERIALS: Readonly<Record<string, Material>> = {
  gypsum: 'Gypsum',
  steel: 'Steel',
  concrete: 'Concrete',
  screed: 'Concrete',
  gravel: 'Gravel',
  ...Object.fromEntries(WOODS.map((name) => [name, 'Wood'])),
}

/**
 * The frame types of the product, by their names in the records. In a joist floor the frame of the ceiling stands for
 * the joists.
 */
const FRAMES: Readonly<Record<string, FrameType>> = {
  wood: 'Wooden Stud',
  steel: 'Steel Stud',
  double: 'Double Wooden Studs',
  staggered: 'Staggered Wooden Studs',
  strap: 'Wooden Stud',
  furring_res: 'Resilient Channel',
  rc: 'Wooden Stud Resilient Bar',
  rc_steel: 'Steel Stud Resilient Bar',
  rc_direct: 'Resilient Channel',
  independent: 'Wooden Stud Detached',
  hanger: 'Ceiling Grid On Hangers',
  spring_hanger: 'Spring Hanger',
  joist: 'Wooden Stud',
  joist_rc: 'Wooden Stud Resilient Bar',
  joist_battens: 'Timber Joists With Battens',
  joist_clip: 'Clip With Hat Channel',
}

/**
 * Kinds that no structure of the product has: glazing, single boards, cavity walls with ties, slabs on isolating pads.
 */
const NO_STRUCTURE = ['glazing', 'single_panel', 'double_massive_wall', 'double_massive_floor']

/** Whether one of the six structures of the product offers the construction of the record. */
export function isBuiltInProjects({ kind, structure, layers }: MeasuredRecord): boolean {
  if (NO_STRUCTURE.includes(kind)) return false
  return structure !== 'lightweight_frame_wall' || layers.some((layer) => layer.kind === 'frame')
}

/**
 * A published construction of the components of the product, as one would build it in the editor, also where no
 * structure of the product offers it. What the record does not state about a frame is usual for the frame type.
 */
export function constructionOf({ kind, structure, layers }: MeasuredRecord): Construction {
  const parts = layers.flatMap((layer, at) => partsOf(layer, layers[at + 1]))
  return built(structureType(kind, structure), ...parts)
}

function structureType(kind: string, structure: string): StructureType {
  if (kind.includes('floor') || structure.includes('floor')) return 'SingleMassiveElementFloor'
  return structure === 'lightweight_frame_wall' ? 'LightweightFrameWall' : 'SingleMassiveElementWall'
}

function partsOf(layer: MeasuredLayer, below: MeasuredLayer | undefined): readonly Part[] {
  switch (layer.kind) {
    case 'panel': {
      // In a joist floor the lowest board is the deck, which the product takes as the massive element.
      const isOnJoists = below?.frame?.startsWith('joist') ?? false
      const sheets = Array.from({ length: layer.count ?? 1 }, () => panel(layer))
      return isOnJoists ? [...sheets.slice(1), deck(layer)] : sheets
    }
    case 'massive':
      return [massiveElement(layer)]
    case 'frame':
    case 'cavity': {
      const frameType = FRAMES[layer.frame ?? '']
      return [frameType === undefined ? openCavity(layer) : framed(layer, frameType)]
    }
    case 'impact_board':
      return [resilient(layer)]
    case 'covering':
      return [covering(need(layer.K_MN), 5)]
  }
}

/** Loss factor of loose fills; the records give all fills the one of bound ones. */
const LOOSE_FILL_LOSS = 0.3
const LOOSE_FILL_GPA = 0.06

/**
 * Loss factors of bare glass, to which the engine adds the losses in the edge seals, and the least of laminated glass.
 */
const BARE_GLASS = 0.003
const LAMINATED_GLASS = 0.1

function panel({ material, thickness_mm, density, E_GPa, damping }: MeasuredLayer): Part {
  const isLooseFill = material === 'gravel' && need(E_GPa) <= LOOSE_FILL_GPA
  const isPlainGlass = material === 'glass' && need(damping) < LAMINATED_GLASS
  return board(need(thickness_mm), {
    material: MATERIALS[material ?? ''] ?? 'Other',
    density_kgm3: need(density),
    modulusOfElasticity_MPa: need(E_GPa) * 1000,
    dampingCoefficient: isLooseFill ? LOOSE_FILL_LOSS : isPlainGlass ? BARE_GLASS : need(damping),
  })
}

/**
 * A massive element states both moduli; the minor one of a deck is the usual one of boards with the same major modulus.
 */
function deck(layer: MeasuredLayer): Part {
  const E_GPa = need(layer.E_GPa)
  const across = minorShare({ material: 'wood', role: 'board', modulus_Pa: E_GPa * 1e9 })
  return massiveElement({ ...layer, E2_GPa: E_GPa * across })
}

function massiveElement(layer: MeasuredLayer): Part {
  const along_GPa = need(layer.E_GPa)
  const [major_GPa, minor_GPa] =
    layer.plies === undefined ? [along_GPa, layer.E2_GPa ?? along_GPa] : laminate(layer.plies, along_GPa)
  return massive(need(layer.thickness_mm), {
    material: MATERIALS[layer.material ?? ''] ?? 'Other',
    density_kgm3: need(layer.density),
    major_GPa,
    minor_GPa,
    lossFactor: need(layer.damping),
  })
}

/**
 * Effective moduli of a slab of equal cross-laminated plies with E90 = E0/30: 12 B/h³ by lamination theory, times 1 -
 * ν² = 0.96.
 */
function laminate(plies: number, along_GPa: number): readonly [number, number] {
  let [major, minor] = [0, 0]
  for (let ply = 0; ply < plies; ply++) {
    const inertia = (1 / plies) ** 3 / 12 + (1 / plies) * ((ply - (plies - 1) / 2) / plies) ** 2
    major += (ply % 2 === 0 ? along_GPa : along_GPa / 30) * inertia
    minor += (ply % 2 === 0 ? along_GPa / 30 : along_GPa) * inertia
  }
  return [12 * 0.96 * major, 12 * 0.96 * minor]
}

function framed(layer: MeasuredLayer, frameType: FrameType): Part {
  const depth_mm = need(layer.depth_mm)
  const usual = FRAME_TYPE_PHYSICS[frameType].geometry
  const change: Partial<Frame> = {
    insulation: insulation(layer),
    cc_mm: layer.spacing_mm ?? usual.spacing_m * 1000,
    thicknessOfBeam_mm: usual.width_m * 1000,
  }
  return frame(frameType, depth_mm, 0, change)
}

function openCavity(layer: MeasuredLayer): Part {
  const make = cavity(need(layer.depth_mm), 0)
  return (...at) => ({ ...make(...at), insulation: insulation(layer) }) as Component
}

function resilient(layer: MeasuredLayer): Part {
  const make = impactBoard(need(layer.s_MN), need(layer.thickness_mm))
  return (...at) => ({ ...make(...at), density_kgm3: need(layer.density) }) as Component
}

function insulation({ ins, ins_mm = 0, ins_density }: MeasuredLayer): Insulation {
  const isStonewool = ins === 'stonewool'
  const density_kgm3 = ins_density ?? (isStonewool ? 45 : 14)
  return {
    productId: null,
    productVersion: null,
    material: isStonewool ? 'Stonewool' : 'Fibreglass',
    thickness_mm: ins_mm,
    density_kgm3,
    isEnabled: ins_mm > 0,
    storedThickness_mm: ins_mm,
    storedDensity_kgm3: density_kgm3,
  }
}

function need(value: number | undefined): number {
  if (value === undefined) throw new Error('a record lacks a value that its layer needs')
  return value
}
