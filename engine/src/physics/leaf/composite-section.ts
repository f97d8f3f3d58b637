import type { Sheet } from '../../input/assembly'

/**
 * Render and toppings that are bonded to masonry or concrete bend with it as one composite section: E = 12 (sum of E I
 * about the common neutral axis)/h^3, along and across, with the total mass.
 * Elementary beam theory. Applies to sheets of concrete or masonry on a massive element. Render seals the pores and joints
 * of masonry, so that the whole counts as concrete.
 */
export function withBondedLayersCombined(sheets: readonly Sheet[]): readonly Sheet[] {
  const core = sheets.find((sheet) => sheet.role === 'massive element')
  if (core === undefined || sheets.length < 2 || !sheets.every(isMineral)) return sheets
  const thickness_m = sheets.reduce((sum, sheet) => sum + sheet.thickness_m, 0)
  const mass = sheets.reduce((sum, sheet) => sum + sheet.thickness_m * sheet.density_kgm3, 0)
  return [
    {
      ...core,
      material: sheets.some(({ material }) => material === 'concrete') ? 'concrete' : core.material,
      thickness_m,
      density_kgm3: mass / thickness_m,
      modulus_Pa: equivalentModulus(sheets, thickness_m, ({ modulus_Pa }) => modulus_Pa),
      minorModulus_Pa: equivalentModulus(
        sheets,
        thickness_m,
        ({ modulus_Pa, minorModulus_Pa }) => minorModulus_Pa ?? modulus_Pa,
      ),
    },
  ]
}

function isMineral({ material }: Sheet): boolean {
  return material === 'concrete' || material === 'masonry'
}

function equivalentModulus(
  sheets: readonly Sheet[],
  thickness_m: number,
  modulusOf: (sheet: Sheet) => number,
): number {
  const placed: { readonly sheet: Sheet; readonly middle_m: number }[] = []
  let top_m = 0
  for (const sheet of sheets) {
    placed.push({ sheet, middle_m: top_m + sheet.thickness_m / 2 })
    top_m += sheet.thickness_m
  }
  const axialStiffness = sheets.reduce((sum, sheet) => sum + modulusOf(sheet) * sheet.thickness_m, 0)
  const neutral_m =
    placed.reduce((sum, { sheet, middle_m }) => sum + modulusOf(sheet) * sheet.thickness_m * middle_m, 0) /
    axialStiffness
  const bending = placed.reduce(
    (sum, { sheet, middle_m }) =>
      sum +
      modulusOf(sheet) * (sheet.thickness_m ** 3 / 12 + sheet.thickness_m * (middle_m - neutral_m) ** 2),
    0,
  )
  return (12 * bending) / thickness_m ** 3
}
