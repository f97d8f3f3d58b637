import { randomUUID } from 'node:crypto'
import type { OwnProductContent, ProductKeeper, SaveOwnProductRequest } from '@soundleaf/contracts'

/** A board as a data sheet gives it. */
export const BOARD: OwnProductContent = {
  type: 'Panel',
  name: 'Hard board 12.5',
  manufacturer: 'Nordgips',
  material: 'Gypsum',
  category: null,
  supportedStructures: ['Wall', 'LightweightFrameWall'],
  values: { thickness: 12.5, density: 1024, modulusOfElasticity: 3200, dampingCoefficient: 0.025 },
  source: { origin: 'declared', document: 'Data sheet 2026-03', page: '3', date: '2026-03-31' },
  price: 18.6,
  carbon: { value: 3.1, per: 'm2' },
}

/** The request that keeps a new board, whose name no other has unless one is given. */
export function ownProduct(
  keptBy: ProductKeeper,
  name = `Hard board ${randomUUID()}`,
): SaveOwnProductRequest {
  return { id: randomUUID(), base: 0, keptBy, content: { ...BOARD, name } }
}

/** A file with one board. */
export const OWN_PRODUCT_FILE = [
  'manufacturer,type,name,material,structures,thickness [mm],density [kg/m³],modulusOfElasticity [MPa],dampingCoefficient,source,origin',
  'Nordgips,Panel,Fire board 15,Gypsum,LightweightFrameWall,15,830,2900,0.025,"Data sheet, 2026",declared',
].join('\n')
