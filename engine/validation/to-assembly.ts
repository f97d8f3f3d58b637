import type {
  Assembly,
  AssemblyPart,
  Cavity,
  ConnectionType,
  Fill,
  Leaf,
  Sheet,
  SheetMaterial,
} from '../src/index'
import type { MeasuredLayer, MeasuredRecord } from './record'

const WOODS = ['wood', 'clt', 'plywood', 'osb', 'chipboard', 'hardwood', 'softwood boards']

const MATERIALS: Readonly<Record<string, SheetMaterial>> = {
  gypsum: 'gypsum',
  glass: 'glass',
  steel: 'steel',
  concrete: 'concrete',
  screed: 'concrete',
  gravel: 'gravel',
}

/** The frames that the records name, as rows of the engine's tables. */
const FRAMES: Readonly<Record<string, ConnectionType>> = {
  wood: 'Wooden Stud',
  steel: 'Steel Stud',
  double: 'Double Wooden Studs',
  staggered: 'Staggered Wooden Studs',
  strap: 'Wooden Stud',
  furring_res: 'Resilient Furring',
  rc: 'Wooden Stud Resilient Bar',
  rc_steel: 'Steel Stud Resilient Bar',
  rc_direct: 'Resilient Channel',
  independent: 'Wooden Stud Detached',
  hanger: 'Ceiling Grid On Hangers',
  spring_hanger: 'Spring Hanger',
  joist: 'Timber Joists',
  joist_rc: 'Timber Joists With Resilient Bars',
  isolator: 'Isolating Pads',
  ties: 'Wall Ties',
  window: 'Glazing Frame',
}

/** A published construction as the engine takes it. */
export function toAssembly(record: MeasuredRecord): Assembly {
  const parts: AssemblyPart[] = []
  let sheets: Sheet[] = []
  const closeLeaf = () => {
    if (sheets.length > 0) parts.push({ part: 'leaf', sheets } satisfies Leaf)
    sheets = []
  }
  record.layers.forEach((layer, at) => {
    const componentId = `layer ${at + 1}`
    switch (layer.kind) {
      case 'panel':
      case 'massive':
        for (let copy = 0; copy < (layer.count ?? 1); copy++) sheets.push(toSheet(layer, componentId))
        break
      case 'frame':
      case 'cavity':
        closeLeaf()
        parts.push(toCavity(layer, componentId))
        break
      case 'impact_board':
        closeLeaf()
        parts.push({
          part: 'resilient layer',
          componentId,
          thickness_m: need(layer.thickness_mm) / 1000,
          density_kgm3: need(layer.density),
          dynamicStiffness_Npm3: need(layer.s_MN) * 1e6,
        })
        break
      case 'covering':
        break
    }
  })
  closeLeaf()
  const covering = record.layers.find(({ kind }) => kind === 'covering')
  const isFloor = record.structure.includes('floor') || record.kind.includes('floor')
  return {
    kind: isFloor ? 'floor' : 'wall',
    parts,
    // A record without a size gets the one that every project gets: the engine's own.
    ...(record.size_m !== null && { size_m: [record.size_m[0], record.size_m[1]] }),
    ...(covering === undefined
      ? {}
      : {
          covering: {
            componentId: 'covering',
            thickness_m: 0.005,
            contactStiffness_Npm: need(covering.K_MN) * 1e6,
          },
        }),
  }
}

function toSheet(layer: MeasuredLayer, componentId: string): Sheet {
  const material = layer.material ?? 'other'
  const known: SheetMaterial = WOODS.includes(material) ? 'wood' : (MATERIALS[material] ?? 'masonry')
  // Gypsum and glass take the engine's own mounted loss factors; laminated glass keeps its stated one.
  const usual = known === 'gypsum' || (known === 'glass' && (layer.damping ?? 0) < 0.1)
  const sheet: Sheet = {
    componentId,
    role: layer.kind === 'massive' ? 'massive element' : 'board',
    material: known,
    thickness_m: need(layer.thickness_mm) / 1000,
    density_kgm3: need(layer.density),
    modulus_Pa: need(layer.E_GPa) * 1e9,
    ...(layer.E2_GPa === undefined ? {} : { minorModulus_Pa: layer.E2_GPa * 1e9 }),
    ...(usual || layer.damping === undefined ? {} : { lossFactor: layer.damping }),
  }
  return layer.plies === undefined ? sheet : { ...sheet, ...laminate(layer.plies, sheet.modulus_Pa) }
}

/**
 * Moduli of a cross-laminated slab of equal plies, E90 = E0/30: 12 B/h^3 by lamination theory, less Poisson's 1 - nu^2.
 */
function laminate(plies: number, along_Pa: number): Pick<Sheet, 'modulus_Pa' | 'minorModulus_Pa' | 'plies'> {
  let [major, minor] = [0, 0]
  for (let ply = 0; ply < plies; ply++) {
    const inertia = (1 / plies) ** 3 / 12 + (1 / plies) * ((ply - (plies - 1) / 2) / plies) ** 2
    major += (ply % 2 === 0 ? along_Pa : along_Pa / 30) * inertia
    minor += (ply % 2 === 0 ? along_Pa / 30 : along_Pa) * inertia
  }
  return { modulus_Pa: 12 * 0.96 * major, minorModulus_Pa: 12 * 0.96 * minor, plies }
}

function toCavity(layer: MeasuredLayer, componentId: string): Cavity {
  const fill: Fill = {
    componentId,
    material: layer.ins === 'stonewool' ? 'stonewool' : 'fibreglass',
    thickness_m: (layer.ins_mm ?? 0) / 1000,
    density_kgm3: layer.ins_density ?? (layer.ins === 'stonewool' ? 45 : 14),
  }
  const frameType = layer.frame === undefined ? undefined : FRAMES[layer.frame]
  if (layer.frame !== undefined && frameType === undefined)
    throw new Error(`no row for the frame ${layer.frame}`)
  return {
    part: 'cavity',
    componentId,
    depth_m: need(layer.depth_mm) / 1000,
    fills: fill.thickness_m > 0 ? [fill] : [],
    connections:
      frameType === undefined
        ? []
        : [
            {
              componentId,
              frameType,
              beamDepth_m: need(layer.depth_mm) / 1000,
              ...(layer.spacing_mm === undefined ? {} : { spacing_m: layer.spacing_mm / 1000 }),
            },
          ],
  }
}

function need(value: number | undefined): number {
  if (value === undefined) throw new Error('a record lacks a value that its layer needs')
  return value
}
