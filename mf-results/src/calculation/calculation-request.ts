import type { CalculateRequest, Project } from '@soundleaf/contracts'

/** What the project asks to be calculated, or null while neither an airborne index nor an impact value is set. */
export function calculationRequest(project: Project): CalculateRequest | null {
  const { projectId, fieldValues, structures } = project
  if (fieldValues.airborneId === 0 && fieldValues.impactValue === 0) return null
  return { projectId, fieldValues, structures }
}

/**
 * Equal for two states of a project that have the same result. The id is left out: the first save gives one to a
 * project without changing anything that is calculated, and the structure has an id of its own.
 */
export function calculationKey({ fieldValues, structures }: Project): string {
  return JSON.stringify([fieldValues, structures])
}
