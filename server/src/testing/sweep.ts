import type { SweepRequest } from '@soundleaf/contracts'
import { concrete, FIELD_VALUES } from './constructions'

/** A wall of concrete from 160 to 240 mm. */
export function sweepBody(change: Partial<SweepRequest> = {}): SweepRequest {
  const structure = concrete(200, 'SingleMassiveElementWall')
  return {
    structures: [structure],
    fieldValues: FIELD_VALUES,
    componentId: structure.components[0]?.componentId ?? '',
    property: 'thickness',
    values: [160, 180, 200, 220, 240],
    ...change,
  }
}
