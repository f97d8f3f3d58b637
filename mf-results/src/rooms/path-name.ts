import type { RoomsPath } from '@soundleaf/contracts'
import { t } from '../texts'
import { edgeName } from './edge-name'

/** Where a path leads: straight through, along a flank, or around the corner between flank and element. */
export function pathName({ kind, junction }: RoomsPath, isFloor: boolean): string {
  const edge = edgeName(junction, isFloor)
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
