import { fromWire, orientation, type Construction } from '@soundleaf/construction'
import type { Calculation, EvaluationKind, Product, Project, Report } from '@soundleaf/contracts'
import { kindsOf } from '@soundleaf/results-view'
import { constructionRows } from '../content/construction-rows'
import { layerBlocks } from '../content/layer-blocks'
import { printedVariants } from '../content/printed-variants'
import type { Paper } from '../sheet/paper'
import { planPages, type Page } from '../sheet/page-plan'

/** Everything that the sheets of one report show. */
export interface ReportContent {
  readonly construction: Construction
  readonly kinds: readonly EvaluationKind[]
  readonly pages: readonly Page[]
  /** What the project asks for in the building. */
  readonly inBuilding: 'rooms' | 'outside' | null
}

/** Null where there is nothing to print, because the construction cannot be read or was not calculated. */
export function reportContent(
  project: Project,
  report: Report,
  insulations: readonly Product[],
  variants: ReadonlyMap<string, Calculation>,
  paper: Paper,
): ReportContent | null {
  const structure = project.structures[0]
  if (structure === undefined || report.calculation.validation.result !== 'Success') return null
  const read = fromWire(structure)
  if (!read.ok) return null
  const construction = read.value
  const kinds = kindsOf(construction.type)
  const results = new Map(variants).set(structure.structureId, report.calculation)
  const { rooms } = project
  const inBuilding = rooms === undefined ? null : rooms.outside === undefined ? 'rooms' : 'outside'
  return {
    construction,
    kinds,
    inBuilding,
    pages: planPages(
      {
        orientation: orientation(construction.type),
        rows: constructionRows(construction, insulations),
        blocks: layerBlocks(construction, insulations),
        inBuilding,
        variants: printedVariants(project, results),
      },
      paper,
    ),
  }
}
