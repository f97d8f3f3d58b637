import type { FluidLayer } from '../stack/stack'

/** Complex density (kg/m³) and complex bulk modulus (Pa) of the medium in a layer. */
export interface EquivalentFluid {
  readonly density: readonly [re: number, im: number]
  readonly bulk: readonly [re: number, im: number]
}

/** The fluid as a layer of a stack: k^2 = w^2 rho/K. `extraLoss` adds to the loss factor of the bulk modulus. */
export function fluidLayer(
  { density, bulk }: EquivalentFluid,
  depth_m: number,
  frequency_hz: number,
  extraLoss: number,
): FluidLayer {
  const omega2 = (2 * Math.PI * frequency_hz) ** 2
  const bulkRe = bulk[0] - extraLoss * bulk[1]
  const bulkIm = bulk[1] + extraLoss * bulk[0]
  const modulus2 = bulkRe * bulkRe + bulkIm * bulkIm
  return {
    type: 'fluid',
    depth_m,
    density,
    wavenumber2: [
      (omega2 * (density[0] * bulkRe + density[1] * bulkIm)) / modulus2,
      (omega2 * (density[1] * bulkRe - density[0] * bulkIm)) / modulus2,
    ],
  }
}
