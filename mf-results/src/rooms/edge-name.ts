import { t } from '../texts'

/** What stands at an edge of a wall or floor, numbered from 1; 0 is the element between the rooms. */
export function edgeName(junction: number, isFloor: boolean): string {
  if (junction === 0) return t('rooms.element')
  if (isFloor) return t('rooms.wallOf', { number: String(junction) })
  return t(WALL_EDGES[junction - 1] ?? 'rooms.element')
}

const WALL_EDGES = ['rooms.floor', 'rooms.ceiling', 'rooms.facade', 'rooms.innerWall'] as const
