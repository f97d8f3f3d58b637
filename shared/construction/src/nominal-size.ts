import { unitName } from '@soundleaf/texts'
import type { Component } from './construction'
import { FRAME_TYPE_FACTS } from './frame-types'

/**
 * Dressed sizes of dry softwood lumber by their nominal inches, mm: the smaller one as board and dimension, the larger one
 * as face width (American Softwood Lumber Standard PS 20-20, tables 3 and 4).
 */
const THICKNESSES_MM: Readonly<Record<string, number>> = { 1: 19.05, 2: 38.1, 3: 63.5, 4: 88.9 }
const WIDTHS_MM: Readonly<Record<string, number>> = {
  2: 38.1,
  3: 63.5,
  4: 88.9,
  5: 114.3,
  6: 139.7,
  8: 184.15,
  10: 234.95,
  12: 285.75,
}
/** The standard rounds to whole millimetres, 38 × 89, and so do lists. */
const SAME_MM = 0.75

/**
 * What a lumber yard in the United States calls the studs of a component, `2×4` for 1 1/2 × 3 1/2 in; null where they are no
 * lumber of such a size, and where inches are not in use.
 */
export function nominalSize(component: Component): string | null {
  if (unitName('mm') !== 'in') return null
  const isLumber = component.kind === 'ribPanel' || (component.kind === 'frame' && hasWoodenStuds(component))
  if (!isLumber) return null
  const thickness = nominalOf(component.thicknessOfBeam_mm, THICKNESSES_MM)
  const width = nominalOf(component.depthOfBeam_mm, WIDTHS_MM)
  return thickness === null || width === null ? null : `${thickness}×${width}`
}

function hasWoodenStuds({ frameType }: Extract<Component, { readonly kind: 'frame' }>): boolean {
  const facts = FRAME_TYPE_FACTS[frameType]
  return (facts.family === 'studs' || facts.family === 'resilient bars') && facts.stud === 'wood'
}

const nominalOf = (size_mm: number, sizes: Readonly<Record<string, number>>): string | null =>
  Object.entries(sizes).find(([, dressed_mm]) => Math.abs(size_mm - dressed_mm) <= SAME_MM)?.[0] ?? null
