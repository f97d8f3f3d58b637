import type { Construction, Frame, Insulation } from '@soundleaf/construction'
import type { FrameType, Material, StructureType } from '@soundleaf/contracts'
import { board, built, cavity, covering, frame, impactBoard, massive, STEEL } from './construction-parts'

type Part = ReturnType<typeof board>

/**
 * A layer of a published construction in the file of the engine's validation. Its own type is not the engine's surface,
 * and the server reads no further into the engine than that.
 */
interface MeasuredLayer {
  readonly kind: 'panel' | 'massive' | 'frame' | 'cavity' | 'impact_board' | 'covering'
  readonly material?: string
  readonly thickness_mm?: number
  readonly density?: number
  readonly E_GPa?: number
  readonly E2_GPa?: number
  readonly damping?: number
  readonly count?: number
  readonly plies?: number
  readonly frame?: string
  readonly depth_mm?: number
  readonly ins_mm?: number
  readonly ins?: string
  readonly ins_density?: number
  readonly spacing_mm?: number
  readonly s_MN?: number
  readonly K_MN?: number
}

export interface MeasuredRecord {
  readonly id: string
  readonly kind: string
  readonly structure: string
  readonly layers: readonly MeasuredLayer[]
  readonly measured: Readonly<Record<string, unknown>>
}

const MATERIALS: Readonly<Record<string, Material>> = {
  gypsum: 'Gypsum',
  steel: 'Steel',
  concrete: 'Concrete',
  screed: 'Concrete',
  gravel: 'Gravel',
  ...Object.fromEntries(
    ['wood', 'clt', 'plywood', 'osb', 'chipboard', 'hardwood', 'softwood boards'].map((name) => [
      name,
      'Wood',
    ]),
  ),
}

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
}

/** What the product has no construction for: a pane or a board by itself, leaves of masonry on ties, slabs on pads. */
const WITHOUT_CONSTRUCTION = ['glazing', 'single_panel', 'double_massive_wall', 'double_massive_floor']

/**
 * A published construction as someone would build it in the editor; null where the six structures have no place for it.
 */
export function measuredConstruction({ kind, structure, layers }: MeasuredRecord): Construction | null {
  if (WITHOUT_CONSTRUCTION.includes(kind)) return null
  const parts = layers.flatMap((layer, at) => partsOf(layer, layers[at + 1]))
  return built(structureType(kind, structure), ...parts)
}

function structureType(kind: string, structure: string): StructureType {
  if (kind.includes('floor')) return 'SingleMassiveElementFloor'
  return structure === 'lightweight_frame_wall' ? 'LightweightFrameWall' : 'SingleMassiveElementWall'
}

function partsOf(layer: MeasuredLayer, below: MeasuredLayer | undefined): readonly Part[] {
  switch (layer.kind) {
    case 'panel': {
      // On joists the lowest board is the deck, a floor's massive element.
      const isOnJoists = below?.frame?.startsWith('joist') ?? false
      const sheets = Array.from({ length: layer.count ?? 1 }, () => panel(layer))
      return isOnJoists ? [...sheets.slice(1), massiveElement(layer)] : sheets
    }
    case 'massive':
      return [massiveElement(layer)]
    case 'frame':
      return [framed(layer)]
    case 'cavity':
      return [(...at) => ({ ...cavity(need(layer.depth_mm), 0)(...at), insulation: insulation(layer) })]
    case 'impact_board':
      return [impactBoard(need(layer.s_MN), need(layer.thickness_mm))]
    case 'covering':
      return [covering(need(layer.K_MN), 5)]
  }
}

function panel({ material, thickness_mm, density, E_GPa, damping }: MeasuredLayer): Part {
  return board(need(thickness_mm), {
    material: MATERIALS[material ?? ''] ?? 'Other',
    density_kgm3: need(density),
    modulusOfElasticity_MPa: need(E_GPa) * 1000,
    dampingCoefficient: need(damping),
  })
}

function massiveElement(layer: MeasuredLayer): Part {
  const along_GPa = need(layer.E_GPa)
  const [major_GPa, minor_GPa] =
    layer.plies === undefined ? [along_GPa, layer.E2_GPa ?? along_GPa] : laminate(layer.plies, along_GPa)
  return massive(
    need(layer.thickness_mm),
    need(layer.density),
    major_GPa,
    need(layer.damping),
    MATERIALS[layer.material ?? ''] ?? 'Other',
    minor_GPa,
  )
}

/** 12 B/h^3 of a slab of equal plies, E90 = E0/30, by lamination theory: the moduli that a catalogue states. */
function laminate(plies: number, along_GPa: number): readonly [number, number] {
  const middle = (plies - 1) / 2
  const modulus = (across: 0 | 1) =>
    Array.from({ length: plies }, (_, ply) => {
      const own_GPa = ply % 2 === across ? along_GPa : along_GPa / 30
      return (own_GPa / plies ** 3) * (1 + 12 * (ply - middle) ** 2)
    }).reduce((sum, share) => sum + share, 0)
  return [modulus(0), modulus(1)]
}

function framed(layer: MeasuredLayer): Part {
  const type = FRAMES[layer.frame ?? '']
  if (type === undefined) throw new Error(`no frame type for ${layer.frame}`)
  const change: Partial<Frame> = {
    insulation: insulation(layer),
    ...(layer.spacing_mm === undefined ? {} : { cc_mm: layer.spacing_mm }),
    ...(/steel|hanger/.test(layer.frame ?? '') ? STEEL : { thicknessOfBeam_mm: 45 }),
  }
  return frame(type, need(layer.depth_mm), 0, change)
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
