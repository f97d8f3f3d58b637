import type { Sheet } from '../input/assembly'

/** Sheets of usual products, for tests of the models that take assemblies. */
export const SLAB: Sheet = {
  componentId: 'slab',
  role: 'massive element',
  material: 'concrete',
  thickness_m: 0.2,
  density_kgm3: 2300,
  modulus_Pa: 30e9,
}
export const SCREED: Sheet = {
  ...SLAB,
  componentId: 'screed',
  role: 'board',
  thickness_m: 0.06,
  density_kgm3: 2000,
}
export const GYPSUM: Sheet = {
  componentId: 'board',
  role: 'board',
  material: 'gypsum',
  thickness_m: 0.015,
  density_kgm3: 680,
  modulus_Pa: 2.2e9,
}
export const WOODEN_BOARD: Sheet = {
  ...GYPSUM,
  material: 'wood',
  thickness_m: 0.022,
  density_kgm3: 650,
  modulus_Pa: 3e9,
}
