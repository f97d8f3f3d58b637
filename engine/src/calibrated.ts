/**
 * The values that were chosen on the open measurements, and where they say so on others beside them, one for every
 * construction: nothing depends on a record, a product or a source. `engine/validation/run.mjs calibrate` prints what the
 * open measurements alone would make of them and writes what leaving one source out costs. What else was chosen says so
 * at its constant; the rest of the models is published or given with the construction.
 */
export const CALIBRATED = Object.freeze({
  /** Internal loss factor of gypsum boards, mounting included (literature 0.01 to 0.04). */
  gypsumLoss: 0.0255,
  /** Loss factor of panes in their frames up to coincidence (bare glass 0.003, with putty or seals up to 0.1). */
  glassLoss: 0.07,
  /** Relative increase of the damping of sheets in contact by friction between them. */
  interfaceFriction: 0.68,
  /**
   * Loss factor of loose grains that ride on a plate, by their share of the mass. Not from the open records: it puts
   * cross-laminated timber under fill and screed at the Ln,w of DIN 4109-33:2016 table 25 and of dataholz.eu gdmnxn06.
   */
  looseFillLoss: 0.28,
  /** Effective shear modulus of cross-laminated and other wood slabs, Pa: harmonic mean over plies with rolling shear. */
  woodSlabShear_Pa: 245e6,
  /**
   * Equivalent flow resistivity of an empty cavity, between boards on studs at 0.2 m of depth, Pa s/m²; it plays the part
   * of Davy's cavity absorption 0.1 to 0.2 (Davy 2009). This, the wool's loss, the plates that both leaves share and the
   * channel in walls were chosen on published walls beside the open ones (`published-walls.test.ts`).
   */
  emptyResistivity_Pasm2: 580,
  /** The same beside a massive leaf, and between the joists of a floor. */
  emptyResistivityMassive_Pasm2: 107,
  /** Loss factor of a framed cavity at low frequencies: friction at studs. */
  frameLoss: 0.26,
  /** What wool that fills the cavity between boards on studs adds to it: it rubs on the boards and in itself. */
  woolLoss: 0.4,
  /** Effective pitch of screws along a stud, m (half the usual one). */
  screwPitch_m: 0.097,
  /**
   * Resistivity of masonry against air that passes its pores and joints, Pa s/m²: 1.8e-5 Pa s over a permeability of
   * 1e-11 to 1e-13 m2 is 2e6 to 2e8.
   */
  masonryResistivity_Pasm2: 6e6,
  /**
   * Attenuation of the path around the edge, dB, beyond what its plates weigh: tracks, plates of two rows of studs, of one
   * row with bars, separate plates, free-standing lining, glazing frame.
   */
  steelTracks_dB: 9.4,
  commonPlates_dB: 3,
  barPlates_dB: 4.5,
  separatePlates_dB: 11.8,
  freeStanding_dB: 25.5,
  glazingFrame_dB: 6.4,
  /**
   * Compliance of a resilient channel at 500 Hz, m²/N, falling with 1/f: in walls, and under joists, where it bears a
   * ceiling.
   */
  resilientChannel_m2pN: 5e-7,
  resilientCeiling_m2pN: 3.65e-7,
  /** Compliance of steel furring on resilient clips, m²/N. */
  resilientFurring_m2pN: 8.6e-7,
  /**
   * Absorption of the edges of massive leaves in the rigid frames of European laboratories and of floors everywhere,
   * and in the frames of North American ones (ISO 12354-1:2017 annex C: 0.05 to 0.5). The first puts walls between
   * 37.5 lg m' - 42 of its annex B and DIN 4109-32, which differ by 2 to 4 dB, and floors at 164 - 35 lg m'.
   */
  rigidFrameAbsorption: 0.27,
  lightFrameAbsorption: 0.14,
  /** Absorption of the studs along which boards are screwed (the same term, both sides of every stud). */
  studAbsorption: 0.32,
  /** Loss factor of leaves on joists: nails and dry contact. */
  joistFloorLoss: 0.23,
  /** Greatest restitution of a hammer that rebounds from wood (Brunskog and Hammer 2003; note of ISO 12354-2:2017). */
  hammerRestitution: 0.68,
})

/** A value that was chosen on measurements, by its name, which ends in its unit. */
export type ParameterName = keyof typeof CALIBRATED

/** What the models take beside a construction. `predict` takes `CALIBRATED`; the calibration tries others. */
export type ModelParameters = Readonly<Record<ParameterName, number>>
