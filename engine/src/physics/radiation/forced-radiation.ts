import type { Element } from './element'

// Local names: looking up properties of Math takes as long as the arithmetic itself.
const { PI, max, min, sqrt } = Math

/**
 * Radiation efficiency of a finite panel that is excited by a plane wave with wavenumber k0 (rad/m) and the cosine of
 * the angle of incidence; the finite size keeps it finite at grazing incidence.
 * Davy, "The forced radiation efficiency of finite size flat panels that are excited by incident sound", JASA 126
 * (2009) 694: sigma = 1/sqrt(g^2 + q^2). The constants 1.3, 2/3 and 0.124 are quoted from memory.
 * Valid for rectangles with side ratios up to about 1:4, at all frequencies of the range.
 */
export function forcedRadiationEfficiency(k0: number, cosine: number, element: Element): number {
  return new ForcedRadiationEfficiency(k0, element).at(cosine)
}

/** The forced radiation efficiency at one frequency, for many angles of incidence. */
export class ForcedRadiationEfficiency {
  private readonly q2: number
  private readonly p: number
  private readonly h: number

  constructor(k0: number, element: Element) {
    const ka = (k0 * 2 * element.area_m2) / element.perimeter_m
    const q = (2 * PI) / (k0 * k0 * element.area_m2)
    this.q2 = q * q
    this.p = min(1.3 * sqrt(PI / (2 * ka)), 1)
    const h = 1 / max((2 / 3) * sqrt((2 * ka) / PI) - 0.124, 1e-3)
    this.h = this.p >= 1 ? 1 : h
  }

  at(cosine: number): number {
    const g = cosine >= this.p ? cosine : this.h + ((this.p - this.h) * cosine) / this.p
    return 1 / sqrt(g * g + this.q2)
  }
}
