/** One layer of a published construction, with the names and units of `data/measured.json`. */
export interface MeasuredLayer {
  readonly kind: 'panel' | 'massive' | 'frame' | 'cavity' | 'impact_board' | 'covering'
  readonly name?: string
  readonly material?: string
  readonly thickness_mm?: number
  readonly density?: number
  readonly E_GPa?: number
  readonly E2_GPa?: number
  readonly damping?: number
  readonly count?: number
  readonly plies?: number
  readonly frame?: string
  readonly depth_mm?: number
  readonly ins_mm?: number
  readonly ins?: string
  readonly ins_density?: number
  readonly spacing_mm?: number
  readonly s_MN?: number
  readonly K_MN?: number
}

/** A published construction and its measured values. */
export interface MeasuredRecord {
  readonly id: string
  readonly kind: string
  readonly structure: string
  readonly size_m: readonly number[] | null
  readonly layers: readonly MeasuredLayer[]
  readonly measured: {
    readonly STC?: number
    readonly Rw?: number
    readonly IIC?: number
    readonly Lnw?: number
    readonly octave?: Readonly<Record<string, number>>
    /** Rw + C without rounding, less Rw. */
    readonly C_unrounded?: number
    readonly CI?: number
    readonly CI50_2500?: number
    /** A value that is printed as a lower bound; it is kept, and judged apart. */
    readonly Rw_min?: number
    /** Spectra of 21 third octaves, 50 Hz to 5 kHz, dB. */
    readonly R?: readonly number[]
    readonly Ln?: readonly number[]
  }
  readonly source: { readonly key: string; readonly provenance: string; readonly citation?: string }
  readonly quality: string
  readonly target_type: string
  /** A record that determined a parameter by itself does not test it. */
  readonly used_to_fit?: unknown
}
