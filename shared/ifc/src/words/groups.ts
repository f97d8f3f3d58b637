import type { MaterialClass } from './material-class'

const MASSIVE: ReadonlySet<MaterialClass> = new Set<MaterialClass>([
  'aerated-concrete',
  'lightweight-aggregate',
  'calcium-silicate',
  'clt',
  'hollow-core',
  'concrete-block',
  'brick',
  'concrete',
])

/** What carries. */
export const isMassive = (reads: MaterialClass): boolean => MASSIVE.has(reads)
