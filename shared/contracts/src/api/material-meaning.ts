import { Type, type Static } from '@sinclair/typebox'
import { Empty, Guid, oneOf } from './primitives'

/**
 * What a material of an imported model is: a product of the catalogue, an air space, nothing that counts, or as its name
 * reads, whatever colleagues say.
 */
export const MATERIAL_KINDS = ['Product', 'Air', 'LeftOut', 'AsRead'] as const

/** What somebody said that a material is; it holds for every model that has a material of this name. */
export const MaterialMeaning = Type.Object({
  /** As the model's file names it: one line of at most 500 code points. */
  material: Type.String({ minLength: 1, maxLength: 500 }),
  is: oneOf(MATERIAL_KINDS),
  /** Of a product; null for the others. */
  productId: Type.Union([Guid, Type.Null()]),
})
export type MaterialMeaning = Static<typeof MaterialMeaning>

export const MaterialMeaningList = Type.Object({
  /** What the caller said. */
  own: Type.Array(MaterialMeaning),
  /** What colleagues said of materials of which the caller said nothing: of each the latest, and whose it is. */
  team: Type.Array(Type.Object({ ...MaterialMeaning.properties, owner: Type.String() })),
})
export type MaterialMeaningList = Static<typeof MaterialMeaningList>

/** How many materials one call says something of. */
export const MAX_SAID_AT_ONCE = 200

/** Each takes the place of what its material was said to be before. */
export const SayMaterialsRequest = Type.Object({
  said: Type.Array(MaterialMeaning, { maxItems: MAX_SAID_AT_ONCE }),
  /** Materials of which the caller says nothing any more. */
  forgotten: Type.Array(MaterialMeaning.properties.material, { maxItems: MAX_SAID_AT_ONCE }),
})
export type SayMaterialsRequest = Static<typeof SayMaterialsRequest>

/** The calls about what the materials of models are. */
export const MATERIAL_CALLS = {
  listMaterialMeanings: {
    method: 'GET',
    path: '/api/materials',
    authenticated: true,
    answer: MaterialMeaningList,
  },
  sayMaterials: {
    method: 'PUT',
    path: '/api/materials',
    authenticated: true,
    body: SayMaterialsRequest,
    answer: Empty,
  },
} as const
