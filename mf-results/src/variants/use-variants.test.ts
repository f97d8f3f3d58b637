import { createFakeHost } from '@soundleaf/federation/testing'
import { renderHook } from '@testing-library/react'
import type { Project } from '@soundleaf/contracts'
import { projectOf } from '../testing/stage'
import { useVariants } from './use-variants'

test('[BEY-05] of a project in which one variant is left, the strip is told no rating of before', () => {
  const { host, bus } = createFakeHost({ remote: 'mf-results' })
  const alone = projectOf({})
  const [open] = alone.structures
  if (open === undefined) throw new Error('A project has a structure.')
  const copy = { ...open, structureId: '0a0a0a0a-0000-4000-8000-000000000003' }
  const two: Project = {
    ...alone,
    variants: { name: 'Variant 1', place: 0, others: [{ name: 'Variant 2', structure: copy }] },
  }
  const told = () => bus.for('editor').last('results/variants-calculated')?.ratings.length
  const { rerender } = renderHook(
    ({ project }) => useVariants(host, { phase: 'calculating', project, lastSuccess: null }),
    {
      initialProps: { project: alone },
    },
  )
  expect(told()).toBeUndefined()
  rerender({ project: two })
  expect(told()).toBe(2)
  rerender({ project: alone })
  expect(told()).toBe(0)
})
