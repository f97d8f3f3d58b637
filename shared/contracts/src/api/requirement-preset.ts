import { Type, type Static } from '@sinclair/typebox'
import { Guid } from './primitives'

/** What a person asks for again and again: limits of a client, a house standard, a rule that is not in the table. */
export const RequirementPreset = Type.Object({
  /** Made by the page. */
  id: Guid,
  name: Type.String({ minLength: 1, maxLength: 100 }),
  /** Where it is from, as a contract or a rule; empty where nothing is said. */
  reference: Type.String({ maxLength: 300 }),
  edition: Type.String({ maxLength: 100 }),
  /** One of each kind of sound at most: index code and dB, or a rating of ASTM. */
  limits: Type.Array(Type.Object({ evaluationId: Type.Integer(), value: Type.Number() }), {
    minItems: 1,
    maxItems: 2,
  }),
  /** Whether the team reads it. */
  isShared: Type.Boolean(),
})
export type RequirementPreset = Static<typeof RequirementPreset>

export const MAX_REQUIREMENT_PRESETS = 100

/** All of one's own at once, on top of the revision that the change is based on; 0 before there are any. */
export const SaveRequirementPresetsRequest = Type.Object({
  revision: Type.Integer({ minimum: 0 }),
  presets: Type.Array(RequirementPreset, { maxItems: MAX_REQUIREMENT_PRESETS }),
})
export type SaveRequirementPresetsRequest = Static<typeof SaveRequirementPresetsRequest>

export const RequirementPresetList = Type.Object({
  revision: Type.Integer({ minimum: 0 }),
  presets: Type.Array(RequirementPreset),
  /** What colleagues share, and whose it is. */
  team: Type.Array(Type.Object({ ...RequirementPreset.properties, owner: Type.String() })),
})
export type RequirementPresetList = Static<typeof RequirementPresetList>

/** The calls about requirements of one's own. */
export const REQUIREMENT_CALLS = {
  listRequirementPresets: {
    method: 'GET',
    path: '/api/requirements',
    authenticated: true,
    answer: RequirementPresetList,
  },
  saveRequirementPresets: {
    method: 'PUT',
    path: '/api/requirements',
    authenticated: true,
    body: SaveRequirementPresetsRequest,
    answer: RequirementPresetList,
  },
} as const
