import {
  mainRating,
  STANDARDS,
  type EvaluationKind,
  type Project,
  type Standard,
  type Template,
} from '@soundleaf/contracts'
import { isWindow, THINNEST_SLAB_MM, type Construction, type MassiveElement } from '@soundleaf/construction'
import { ENGINE_VERSION } from '@soundleaf/engine'
import { readTask } from '../calculation/calculate'
import { readConstruction } from './check-structure'
import type { ProjectDependencies, ProjectNumbers, ProjectRow, StoredProject } from './project'

/** So many projects of a list are calculated before it is answered, the others after. */
const AT_ONCE = 20

/**
 * The rows with the numbers of their latest revision. A save does not wait for a calculation: the list that comes after
 * it makes what is lacking, and keeps it. Mostly the page has had the same calculated just before.
 */
export async function withNumbers(
  rows: readonly ProjectRow[],
  deps: ProjectDependencies,
): Promise<readonly ProjectRow[]> {
  const outdated = rows.filter((row) => !isCurrent(row))
  const made = new Map(
    await Promise.all(outdated.slice(0, AT_ONCE).map(async ({ id }) => [id, await renew(id, deps)] as const)),
  )
  const later = outdated.slice(AT_ONCE)
  if (later.length > 0)
    deps.defer(async () => {
      for (const { id } of later) await renew(id, deps)
    })
  return rows.map((row) => (isCurrent(row) ? row : { ...row, numbers: made.get(row.id) ?? null }))
}

const isCurrent = ({ numbers, revision }: ProjectRow): boolean =>
  numbers?.revision === revision && numbers.engineVersion === ENGINE_VERSION

async function renew(
  id: string,
  { projects, calculator }: ProjectDependencies,
): Promise<ProjectNumbers | null> {
  const project = await projects.find(id)
  if (project === null) return null
  const numbers = await calculated(project, calculator)
  if (numbers !== null) await projects.setNumbers(id, numbers)
  return numbers
}

/** Null where nothing can be calculated now: the server is busy, or an older document is not readable. */
async function calculated(
  { accountId, revision, document }: StoredProject,
  calculator: ProjectDependencies['calculator'],
): Promise<ProjectNumbers | null> {
  // The document was validated against the contract's schema when it was saved.
  const request = document as Pick<Project, 'fieldValues' | 'structures'>
  const [structure] = request.structures
  const construction = structure && readConstruction(structure)
  if (!construction?.ok) return null
  const [iso, astm] = await Promise.all(
    STANDARDS.map(async (standard) => {
      const task = readTask(request, { licence: 'full', standard })
      return task.ok ? calculator(task.value, accountId) : task
    }),
  )
  if (!iso?.ok || !astm?.ok) return null
  const ratingOf = (kind: EvaluationKind, standard: Standard): number | null => {
    const { ratings } = standard === 'Iso' ? iso.value : astm.value
    return ratings.find(({ id }) => id === mainRating(kind, standard).id)?.value ?? null
  }
  const both = (standard: Standard) => ({
    airborne: ratingOf('airborne', standard),
    impact: ratingOf('impact', standard),
  })
  return {
    revision,
    engineVersion: ENGINE_VERSION,
    ratings: { Iso: both('Iso'), Astm: both('Astm') },
    totalThickness_mm: iso.value.totalThickness_mm,
    surfaceMass_kgm2: iso.value.surfaceMass_kgm2,
    template: templateLike(construction.value),
    massiveMaterial: massiveOf(construction.value)?.material ?? null,
  }
}

const massiveOf = ({ components }: Construction): MassiveElement | undefined =>
  components.find((component) => component.kind === 'massiveElement')

/** A window looks like one, and a floor of one timber element like the template of its kind, whatever it was made of. */
function templateLike(construction: Construction): Template | null {
  const { type } = construction
  if (isWindow(construction)) return 'Window'
  if (type !== 'SingleMassiveElementFloor' && type !== 'Floor') return null
  const element = massiveOf(construction)
  if (element?.material !== 'Wood') return null
  return element.thickness_mm < THINNEST_SLAB_MM ? 'TimberJoistFloor' : 'CltFloor'
}
