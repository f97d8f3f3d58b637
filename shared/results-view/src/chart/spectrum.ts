/** `other`: a curve of the same construction as it might be, of which there are any number. */
export type SeriesRole = 'current' | 'shifted' | 'comparison-1' | 'comparison-2' | 'other'

/** One curve over the bands of the chart; null where it has no value. */
export interface SpectrumSeries {
  readonly id: string
  /** Stands at the curve's end, as text whatever it contains. */
  readonly name: string
  readonly role: SeriesRole
  readonly values: readonly (number | null)[]
  /** Uncertainty, ± in the unit of the values: one number for all bands or one for each. */
  readonly band?: number | readonly number[]
  /** Drawn as dots without a line. */
  readonly isMeasured?: boolean
}

export interface Spectrum {
  readonly bands_hz: readonly number[]
  readonly series: readonly SpectrumSeries[]
  /** The bands that a rating uses, drawn as a bracket under the axis. */
  readonly ratedRange?: readonly [from_hz: number, to_hz: number]
  /**
   * How far the current curve falls short of the shifted reference, by band; where it is above zero a tooth of the
   * comb is drawn between the two.
   */
  readonly deficiencies?: readonly (number | null)[]
}

export function seriesOf(spectrum: Spectrum, role: SeriesRole): SpectrumSeries | undefined {
  return spectrum.series.find((series) => series.role === role)
}

/** The half width of the uncertainty band at one band; 0 without one. */
export function uncertaintyAt(series: SpectrumSeries, index: number): number {
  return typeof series.band === 'number' ? series.band : (series.band?.[index] ?? 0)
}
