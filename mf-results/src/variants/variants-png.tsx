import { pngOf } from '@soundleaf/results-view'
import { drawnPicture } from '../export/drawn-picture'
import type { VariantColumn, VariantRow } from './variant-columns'
import { VariantsPicture } from './variants-picture'

/** The table as it is shown, as a picture in pixels under the name of its project. */
export function variantsPng(
  rows: readonly VariantRow[],
  columns: readonly VariantColumn[],
  projectName: string,
): Promise<Blob> {
  const picture = drawnPicture(<VariantsPicture rows={rows} columns={columns} />, [projectName])
  if (picture === null) throw new Error('The table was not drawn')
  return pngOf(picture)
}
