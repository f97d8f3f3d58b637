import type {
  FlankLining,
  FlankMaterial,
  JunctionType,
  RoomEdge,
  RoomFlank,
  RoomOpening,
  RoomsPath,
} from '@soundleaf/contracts'
import { formatNumber, formatPlain, formatQuantity } from '@soundleaf/texts'
import { totalThickness_mm } from './measure'
import { t } from './texts'
import { constructionOf } from './wire/construction-of'

export const flankMaterialLabel = (material: FlankMaterial): string => t(`rooms.material.${material}`)
export const flankLiningLabel = (lining: FlankLining): string => t(`rooms.lining.${lining}`)
export const junctionLabel = (junction: JunctionType): string => t(`rooms.junction.${junction}`)
export const openingLabel = (kind: RoomOpening['kind']): string => t(`rooms.opening.${kind}`)

/** What stands at an edge of a wall or floor, numbered from 1; 0 is the element between the rooms. */
export function roomEdgeName(junction: number, isFloor: boolean): string {
  if (junction === 0) return t('rooms.element')
  if (isFloor) return t('rooms.wallOf', { number: String(junction) })
  return t(WALL_EDGES[junction - 1] ?? 'rooms.element')
}

const WALL_EDGES = ['rooms.floor', 'rooms.ceiling', 'rooms.facade', 'rooms.innerWall'] as const

/** What flanks an edge: `Concrete 506 kg/m², floating screed; rigid cross`, in both rooms where they differ. */
export function roomEdgeText(edge: RoomEdge): string {
  const { flank, junction, Kij, Dvn, Dnfw } = edge
  if (flank === 'whole' && Dnfw !== undefined) return t('rooms.edge.whole', { Dnfw: formatPlain(Dnfw) })
  const elements = flank === 'element' ? elementsText(edge) : null
  if (elements === null || junction === undefined) return t('rooms.lining.none')
  const joint = junctionLabel(junction)
  const measured = Kij ?? Dvn
  if (measured === undefined) return t('rooms.edge.element', { elements, joint })
  const [Ff, Fd, Df] = [measured.Ff, measured.Fd, measured.Df].map((value) => formatNumber(value, 1))
  const values = { elements, joint, Ff: Ff ?? '', Fd: Fd ?? '', Df: Df ?? '' }
  return Kij === undefined ? t('rooms.edge.normalised', values) : t('rooms.edge.measured', values)
}

/** What stands in both rooms, or in one of them; null where nothing does. */
function elementsText({ source, receiving }: RoomEdge): string | null {
  if (source !== undefined && receiving !== undefined) {
    const [here, there] = [flankText(source), flankText(receiving)]
    return here === there ? here : t('rooms.edge.both', { here, there })
  }
  const only = source ?? receiving
  if (only === undefined) return null
  return t('rooms.edge.oneRoom', {
    element: flankText(only),
    room: source === undefined ? 'receiving' : 'source',
  })
}

function flankText(flank: RoomFlank): string {
  if ('structure' in flank) {
    const { name, side, structure } = flank
    const construction = constructionOf(structure)
    const thickness = construction === null ? '' : formatQuantity(totalThickness_mm(construction), 'mm', 1)
    return t('rooms.flank.project', { name, thickness, side })
  }
  const { material, mass, lining } = flank
  const params = { material: flankMaterialLabel(material), mass: formatQuantity(mass, 'kg/m²') }
  return lining === 'none'
    ? t('rooms.flank.bare', params)
    : t('rooms.flank.lined', { ...params, lining: flankLiningLabel(lining) })
}

/** An opening with its numbers: `Door 1.8 m², 32 dB`. */
export function roomOpeningText(opening: RoomOpening): string {
  const { kind, area = 0, Rw = 0, count = 0, Dnew = 0, length = 0, width = 0, depth = 0 } = opening
  const { construction } = opening
  const name = openingLabel(kind)
  switch (kind) {
    case 'door':
    case 'window':
      return t('rooms.opening.areaText', { name, area: formatQuantity(area, 'm²'), Rw: formatPlain(Rw) })
    case 'built':
      return t('rooms.opening.builtText', {
        name: construction?.name ?? name,
        area: formatQuantity(area, 'm²'),
      })
    case 'small element':
      return t('rooms.opening.countText', { name, count: formatPlain(count), Dnew: formatPlain(Dnew) })
    case 'slit':
      return t('rooms.opening.slitText', {
        name,
        length: formatQuantity(length, 'm'),
        width: formatQuantity(width, 'mm'),
        depth: formatQuantity(depth, 'mm'),
      })
  }
}

/** Where a path leads: straight through, along a flank, or around the corner between flank and element. */
export function roomPathName({ kind, junction }: RoomsPath, isFloor: boolean): string {
  const edge = roomEdgeName(junction, isFloor)
  switch (kind) {
    case 'Dd':
      return t('rooms.path.Dd')
    case 'Ff':
      return t('rooms.path.Ff', { edge })
    case 'Fd':
      return t('rooms.path.Fd', { edge })
    case 'Df':
      return t('rooms.path.Df', { edge })
  }
}
