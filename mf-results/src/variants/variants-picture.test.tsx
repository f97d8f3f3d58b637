import { DEFAULT_FIELD_VALUES } from '@soundleaf/contracts'
import { act, render, renderHook } from '@testing-library/react'
import { ratedVariant } from '../testing/rated-variants'
import { IN_ORDER, useKeptTable } from './kept-table'
import { variantColumns } from './variant-columns'
import { variantRows } from './variant-rows'
import { VariantsPicture } from './variants-picture'

test('[BEY-05] the picture has the sections, numbers, verdicts and differences of the table, and no column that is hidden', () => {
  const variants = [ratedVariant(1, 200, 57), ratedVariant(2, 150, 53)]
  const rows = variantRows(variants, variants[0]?.id ?? '')
  const columns = variantColumns({
    kinds: ['airborne'],
    standard: 'Iso',
    fieldValues: DEFAULT_FIELD_VALUES.Iso,
    base: rows[0],
    rows,
    products: new Map(),
  })
  const shown = columns.filter(({ id }) => id !== 'mass')
  const { container } = render(<VariantsPicture rows={rows} columns={shown} />)
  const [picture] = container.children
  const texts = [...container.querySelectorAll('text')].map(({ textContent }) => textContent)
  expect(texts).toEqual(
    expect.arrayContaining(['Wall 1', 'Base', '57 (−2; −6)', 'Wall 2', '≠ Thickness, A: 150 mm', '−50']),
  )
  expect(texts.filter((text) => text?.startsWith('Mass'))).toEqual([])
  expect(texts).toContain('Thickness, mm')
  // A section for each, inside the picture.
  expect(picture?.querySelectorAll('svg')).toHaveLength(2)
  // Nothing stands beyond its edge.
  const width = Number(picture?.getAttribute('width'))
  for (const text of container.querySelectorAll('text'))
    expect(Number(text.getAttribute('x'))).toBeLessThanOrEqual(width)
})

test('[BEY-05] hidden columns and sorting are remembered for the next table, and what cannot be read is left', () => {
  localStorage.clear()
  const first = renderHook(() => useKeptTable())
  expect(first.result.current[0]).toEqual({ hidden: new Set(), sorting: IN_ORDER })
  act(() => first.result.current[1]({ hidden: new Set(['mass']) }))
  act(() => first.result.current[1]({ sorting: { by: 'thickness', isDescending: true } }))
  const next = renderHook(() => useKeptTable())
  expect(next.result.current[0]).toEqual({
    hidden: new Set(['mass']),
    sorting: { by: 'thickness', isDescending: true },
  })
  localStorage.setItem('soundleaf.variant-table', '{"hidden": [1, "low"], "sorting": "up"}')
  const other = renderHook(() => useKeptTable())
  expect(other.result.current[0]).toEqual({ hidden: new Set(['low']), sorting: IN_ORDER })
  localStorage.clear()
})
