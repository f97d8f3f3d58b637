import { type Assembly, type AssemblyPart, toAssembly } from '../src/index'
import type { OtherConnection } from '../src/input/connection-type'
import { joistFloorShare } from '../src/translation/joists'
import { constructionOf } from './construction-of'
import type { MeasuredLayer, MeasuredRecord } from './measured-record'

/** Connections that no frame type of the product offers, by their names in the records. */
const OTHER_CONNECTIONS: Readonly<Record<string, OtherConnection>> = {
  window: 'Glazing Frame',
  ties: 'Wall Ties',
  isolator: 'Isolating Pads',
  furring_res: 'Resilient Furring',
}

/**
 * A published construction as an assembly: built of the components of the product and translated as the product does,
 * with what only the record states: the size of the test opening, the plies of cross-laminated timber, and connections
 * that no frame type offers.
 */
export function assemblyOf(record: MeasuredRecord): Assembly {
  const construction = constructionOf(record)
  const share = joistFloorShare(construction)
  if (share > 0.05 && share < 0.95) throw new Error(`${record.id} stands between a slab and a deck`)
  const assembly = toAssembly(construction, share > 0.5 ? 'joists' : 'studs')
  return {
    ...assembly,
    parts: withPlies(withOtherConnections(assembly.parts, record.layers), record.layers),
    ...(record.size_m !== null && { size_m: [record.size_m[0], record.size_m[1]] as const }),
  }
}

function withOtherConnections(
  parts: readonly AssemblyPart[],
  layers: readonly MeasuredLayer[],
): readonly AssemblyPart[] {
  const gaps = layers.filter(({ kind }) => kind === 'frame' || kind === 'cavity')
  let at = 0
  return parts.map((part) => {
    if (part.part !== 'cavity') return part
    const { frame, spacing_mm } = gaps[at++]
    const frameType = OTHER_CONNECTIONS[frame ?? '']
    if (frameType === undefined) return part
    const { componentId, depth_m } = part
    const spacing = spacing_mm === undefined ? {} : { spacing_m: spacing_mm / 1000 }
    return { ...part, connections: [{ componentId, frameType, beamDepth_m: depth_m, ...spacing }] }
  })
}

function withPlies(
  parts: readonly AssemblyPart[],
  layers: readonly MeasuredLayer[],
): readonly AssemblyPart[] {
  const plies = layers.find((layer) => layer.plies !== undefined)?.plies
  if (plies === undefined) return parts
  return parts.map((part) =>
    part.part !== 'leaf'
      ? part
      : {
          ...part,
          sheets: part.sheets.map((sheet) =>
            sheet.role === 'massive element' ? { ...sheet, plies } : sheet,
          ),
        },
  )
}
