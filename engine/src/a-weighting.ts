/** A-weighting in third octaves 50 to 5000 Hz, dB: IEC 61672-1 table 3, as ISO 10140-1:2021 annex K has it from 100 Hz on. */
export const A_WEIGHTS_DB: readonly number[] = [
  -30.2, -26.2, -22.5, -19.1, -16.1, -13.4, -10.9, -8.6, -6.6, -4.8, -3.2, -1.9, -0.8, 0, 0.6, 1, 1.2, 1.3,
  1.2, 1, 0.5,
]
