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
export function roomEdgeText({ flank, source, receiving, junction, Kij, Dnfw }: RoomEdge): string {
  if (flank === 'whole' && Dnfw !== undefined) return t('rooms.edge.whole', { Dnfw: formatPlain(Dnfw) })
  if (flank !== 'element' || source === undefined || receiving === undefined || junction === undefined)
    return t('rooms.lining.none')
  const [here, there] = [flankText(source), flankText(receiving)]
  const elements = here === there ? here : t('rooms.edge.both', { here, there })
  const joint = junctionLabel(junction)
  if (Kij === undefined) return t('rooms.edge.element', { elements, joint })
  const [Ff, Fd, Df] = [Kij.Ff, Kij.Fd, Kij.Df].map((value) => formatNumber(value, 1))
  return t('rooms.edge.measured', { elements, joint, Ff: Ff ?? '', Fd: Fd ?? '', Df: Df ?? '' })
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
  const name = openingLabel(kind)
  switch (kind) {
    case 'door':
    case 'window':
      return t('rooms.opening.areaText', { name, area: formatQuantity(area, 'm²'), Rw: formatPlain(Rw) })
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
