import type { Element } from './element'
import { ForcedRadiationEfficiency } from './forced-radiation'

// Local names: looking up properties of Math takes as long as the arithmetic itself.
const { log, max, min, sqrt } = Math

/**
 * Radiation efficiency of a finite plate for a structural wave of any wavenumber k, relative to k0 in air (rad/m). k <=
 * k0: forced radiation at cos(theta) = sqrt(1 - (k/k0)^2) (Davy 2009). k > k0: radiation of the edges, sigma = U/(2 pi
 * k0 S mu sqrt(mu^2-1)) [ln((mu+1)/(mu-1)) + 2 mu/(mu^2-1)], mu = k/k0 (Maidanik 1962, Leppington 1982; the same
 * function as delta1 of ISO 12354-1 annex B), at most the value at grazing incidence.
 */
export class WaveRadiationEfficiency {
  private readonly forced: ForcedRadiationEfficiency
  private readonly grazing: number
  private readonly edge: number

  constructor(
    private readonly k0: number,
    element: Element,
  ) {
    this.forced = new ForcedRadiationEfficiency(k0, element)
    this.grazing = this.forced.at(0)
    this.edge = element.perimeter_m / (2 * Math.PI * k0 * element.area_m2)
  }

  at(k: number): number {
    const mu = k / this.k0
    if (mu <= 1) return this.forced.at(sqrt(1 - mu * mu))
    const over = max(mu, 1 + 1e-4)
    const root2 = over * over - 1
    const bracket = log((over + 1) / (over - 1)) + (2 * over) / root2
    return min((this.edge / (over * sqrt(root2))) * bracket, this.grazing)
  }
}
