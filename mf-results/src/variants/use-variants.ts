import {
  EVALUATION_KINDS,
  variantsOf,
  type Calculation,
  type RemoteHost,
  type Structure,
} from '@soundleaf/contracts'
import { NO_NUMBER, statement } from '@soundleaf/results-view'
import { useEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import { calculationRequest } from '../calculation/calculation-request'
import type { CalculationState } from '../calculation/calculation-state'
import { createVariantCalculations, type VariantResult } from './variant-calculations'

/** A variant of the open project with its result. */
export interface RatedVariant extends VariantResult {
  readonly id: string
  /** Its place, from 1: the key that strip, curves and table share. */
  readonly number: number
  readonly name: string
  readonly structure: Structure
  readonly isOpen: boolean
  /** Whether the project asks for anything that could be calculated. */
  readonly isAsked: boolean
}

/** The variants in their order for as long as the drawer is mounted; none where the project has only one. */
export function useVariants(
  host: RemoteHost<'results'>,
  state: CalculationState,
): { readonly variants: readonly RatedVariant[]; readonly retry: () => void } {
  const calculations = useMemo(() => createVariantCalculations(host), [host])
  const results = useStore(calculations.results)
  useEffect(() => calculations.start(), [calculations])
  useEffect(() => {
    if (state.phase === 'answered') calculations.know(state.project, state.calculation)
  }, [calculations, state])

  const project = state.phase === 'closed' ? null : state.project
  const current = state.phase === 'answered' ? state.calculation : null
  const failure = state.phase === 'failed' ? state.failure : null
  const variants = useMemo(() => {
    if (project === null || (project.variants?.others.length ?? 0) === 0) return NONE
    const [open] = project.structures
    const isAsked = calculationRequest(project) !== null
    return variantsOf(project, '').map(({ name, structure }, index): RatedVariant => {
      const isOpen = structure === open
      const known = results.get(structure.structureId)
      const result = isOpen ? { calculation: current, failure } : known
      return {
        id: structure.structureId,
        number: index + 1,
        name,
        structure,
        isOpen,
        isAsked,
        calculation: result?.calculation ?? null,
        failure: result?.failure ?? null,
      }
    })
  }, [project, results, current, failure])
  const isTold = useRef(false)
  useEffect(() => {
    // Also where one is left: what was said of it before does not hold when it is edited.
    if (project === null || (variants.length === 0 && !isTold.current)) return
    isTold.current = true
    const ratings = variants.map(({ id, calculation }) => ({
      structureId: id,
      text: ratingsText(calculation),
    }))
    host.events.publish('results/variants-calculated', { projectId: project.projectId, ratings })
  }, [host, project, variants])
  return { variants, retry: calculations.retry }
}

/** The main ratings as they are stated; nothing of what is made up for a trial. */
function ratingsText(calculation: Calculation | null): string {
  if (calculation === null || calculation.isRandom) return ''
  return EVALUATION_KINDS.flatMap((kind) => {
    const { rating, terms } = statement(kind, calculation.standard, calculation)
    return rating === NO_NUMBER ? [] : [`${rating} ${terms}`.trim()]
  }).join(' · ')
}

const NONE: readonly RatedVariant[] = []
