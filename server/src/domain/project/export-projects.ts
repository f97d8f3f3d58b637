import type { FileCurve, ProjectContent } from '@soundleaf/contracts'
import { trueCalculation } from '../calculation/true-calculation'
import type { MeasuredCurveStore, StoredCurve } from '../measured/measured-curve'
import { accept, mapped, type Decision } from '../refusal'
import type { OnBehalf } from '../session/session'
import { filingOf } from './filing'
import { findOwnProject } from './own-project'
import type { ProjectDependencies, StoredProject } from './project'
import { contentOf, type ExportedProject } from './project-file'

export interface ExportDependencies extends ProjectDependencies {
  readonly curves: Pick<MeasuredCurveStore, 'listOf'>
}

/** Own projects with what belongs to them, in the order of the ids. Nothing is exported when one of them cannot be. */
export async function exportProjects(
  ids: readonly string[],
  caller: OnBehalf,
  deps: ExportDependencies,
): Promise<Decision<readonly ExportedProject[]>> {
  const kept = (await deps.curves.listOf(caller.account.id)).filter(({ deletedAt }) => deletedAt === null)
  const exported: ExportedProject[] = []
  // One after the other: a person's export takes one place of the calculation at a time.
  for (const id of ids) {
    const project = await findOwnProject(id, caller, deps)
    if (!project.ok) return project
    const written = await exportProject(project.value, kept, caller, deps)
    if (!written.ok) return written
    exported.push(written.value)
  }
  return accept(exported)
}

async function exportProject(
  { id, name, document, ...project }: StoredProject,
  kept: readonly StoredCurve[],
  caller: OnBehalf,
  deps: ExportDependencies,
): Promise<Decision<ExportedProject>> {
  // The document was validated against the contract's schema when it was saved.
  const content = contentOf({ ...(document as unknown as ProjectContent), name })
  const curves = kept.filter((curve) => curve.content.projectId === id).map(curveOf)
  return mapped(await trueCalculation(content, caller, deps), (calculation) => ({
    content,
    filing: filingOf(project),
    curves: sorted(curves),
    calculation,
  }))
}

function curveOf({ content }: StoredCurve): FileCurve {
  const { projectId: _, isShared: __, ...curve } = content
  return curve
}

/** Which curve was kept first says nothing, and would be another thing after an import. */
function sorted(curves: readonly FileCurve[]): readonly FileCurve[] {
  const texts = new Map(curves.map((curve) => [curve, JSON.stringify(curve)]))
  const textOf = (curve: FileCurve) => texts.get(curve) ?? ''
  return curves.toSorted((a, b) => Number(textOf(a) > textOf(b)) - Number(textOf(a) < textOf(b)))
}
