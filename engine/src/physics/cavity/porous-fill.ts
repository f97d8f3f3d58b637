import { AIR_DENSITY } from '../air'
import type { Fill } from '../../input/assembly'
import type { EquivalentFluid } from './equivalent-fluid'

const POROSITY = 0.98
/** Dynamic viscosity, Pa s; ratio of specific heats; static pressure, Pa; Prandtl number of air at 20 degrees C. */
const VISCOSITY = 1.84e-5
const HEAT_RATIO = 1.4
const PRESSURE = 101325
const PRANDTL = 0.71

/**
 * Usual airflow resistivity by material at a density, Pa s/m², and the exponent with which it grows with density. Declared
 * by manufacturers: glass wool 5 to 10 kPa s/m² as batts and 15 to 25 as boards, stone wool 7 to 15 as batts and 25 to 50
 * dense, blown cellulose 15 to 25. The exponents keep to these ranges; for a single kind of fibre Bies and Hansen give 1.4.
 */
const RESISTIVITY: Readonly<
  Record<Fill['material'], { readonly at_kgm3: number; readonly value: number; readonly exponent: number }>
> = {
  fibreglass: { at_kgm3: 14, value: 9000, exponent: 0.7 },
  stonewool: { at_kgm3: 45, value: 15000, exponent: 1.0 },
  ecowool: { at_kgm3: 40, value: 20000, exponent: 1.0 },
  other: { at_kgm3: 40, value: 15000, exponent: 0.7 },
}

/** Lowest and highest declared resistivity, Pa s/m². */
const LOWEST = 3000
const HIGHEST = 60000

/** The airflow resistivity of a fill, Pa s/m²: as stated, or estimated from material and density. */
export function flowResistivity(fill: Fill): number {
  if (fill.flowResistivity_Pasm2 !== undefined) return fill.flowResistivity_Pasm2
  const { at_kgm3, value, exponent } = RESISTIVITY[fill.material]
  return Math.min(Math.max(value * (fill.density_kgm3 / at_kgm3) ** exponent, LOWEST), HIGHEST)
}

/**
 * A fibrous fill as an equivalent fluid: the Johnson-Champoux-Allard model with shape factor 1 (Lambda = sqrt(8 mu/(r
 * phi)), Lambda' = 2 Lambda) and the limp frame of Panneton 2007, which adds the mass of the fibres.
 * Allard and Atalla, Propagation of Sound in Porous Media (2009), chapter 5. Valid for 1 to 100 kPa s/m².
 */
export function porousFluid(
  frequency_hz: number,
  resistivity: number,
  density_kgm3: number,
): EquivalentFluid {
  const omega = 2 * Math.PI * frequency_hz
  const length2 = (8 * VISCOSITY) / (resistivity * POROSITY)
  const viscous = (4 * VISCOSITY * AIR_DENSITY * omega) / (resistivity ** 2 * length2 * POROSITY ** 2)
  // rho = rho0/phi (1 + r phi/(j w rho0) sqrt(1 + j viscous))
  const [rootRe, rootIm] = squareRoot(1, viscous)
  const drag = (resistivity * POROSITY) / (omega * AIR_DENSITY)
  const rhoRe = (AIR_DENSITY * (1 + drag * rootIm)) / POROSITY
  const rhoIm = (-AIR_DENSITY * drag * rootRe) / POROSITY

  // K = gamma P0/phi / (gamma - (gamma - 1)/(1 + 8 mu/(j Lambda'^2 Pr w rho0) sqrt(1 + j thermal)))
  const thermalLength2 = 4 * length2
  const [heatRe, heatIm] = squareRoot(1, (AIR_DENSITY * omega * PRANDTL * thermalLength2) / (16 * VISCOSITY))
  const exchange = (8 * VISCOSITY) / (thermalLength2 * PRANDTL * omega * AIR_DENSITY)
  const [lossRe, lossIm] = divide(HEAT_RATIO - 1, 0, 1 + exchange * heatIm, -exchange * heatRe)
  const bulk = divide((HEAT_RATIO * PRESSURE) / POROSITY, 0, HEAT_RATIO - lossRe, -lossIm)

  // Limp frame: rho' = (rho M - rho0^2)/(M + rho - 2 rho0), M = bulk density + rho0.
  const mass = density_kgm3 + AIR_DENSITY
  const density = divide(rhoRe * mass - AIR_DENSITY ** 2, rhoIm * mass, mass + rhoRe - 2 * AIR_DENSITY, rhoIm)
  return { density, bulk }
}

function squareRoot(re: number, im: number): readonly [number, number] {
  const modulus = Math.hypot(re, im)
  return [Math.sqrt((modulus + re) / 2), Math.sign(im) * Math.sqrt((modulus - re) / 2)]
}

function divide(aRe: number, aIm: number, bRe: number, bIm: number): readonly [number, number] {
  const b2 = bRe * bRe + bIm * bIm
  return [(aRe * bRe + aIm * bIm) / b2, (aIm * bRe - aRe * bIm) / b2]
}
