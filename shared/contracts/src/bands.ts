/** The 21 third-octave bands of every spectrum on the wire, nominal centre frequencies in Hz (ISO 266). */
export const BANDS_HZ = [
  50, 63, 80, 100, 125, 160, 200, 250, 315, 400, 500, 630, 800, 1000, 1250, 1600, 2000, 2500, 3150, 4000,
  5000,
] as const

export const BAND_COUNT = BANDS_HZ.length
