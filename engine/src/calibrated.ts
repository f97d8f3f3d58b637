/**
 * Parameters of the models that were fitted to published measurements, one value for every construction: none depends
 * on a record, a product or a source. Where a value was set on other measurements than the validation records, its
 * comment says so. `engine/validation/run.mjs calibrate` fits them again, also with one source left out at a time. All
 * other values of the models are published or given with the construction; constants that were fitted elsewhere are
 * marked "calibrated".
 */
export const CALIBRATED = Object.freeze({
  /** Internal loss factor of gypsum boards, mounting included (literature 0.01 to 0.04). */
  gypsumLoss: 0.0255,
  /**
   * Loss factor of panes in their frames up to the critical frequency (bare glass 0.003, with putty or seals up to
   * 0.1).
   */
  glassLoss: 0.07,
  /** Relative increase of the damping of sheets in contact by friction between them. */
  interfaceFriction: 0.68,
  /**
   * Loss factor that loose fill adds to the plate it lies on, times its share of the mass. Not fitted to the validation
   * records: it gives cross-laminated timber under fill and screed the Ln,w of DIN 4109-33:2016 table 25 and of
   * dataholz.eu gdmnxn06.
   */
  looseFillLoss: 0.28,
  /**
   * Effective shear modulus of slabs of cross-laminated and other solid timber, Pa: harmonic mean over the plies with
   * the rolling shear modulus of the cross layers.
   */
  woodSlabShear_Pa: 245e6,
  /**
   * Equivalent flow resistivity of the air in an empty stud cavity 0.2 m deep, Pa s/m²; it has the effect of Davy's
   * cavity absorption coefficient of 0.1 to 0.2 (Davy 2009). This value, the loss of cavity fills, the common plates
   * and the resilient channel in walls were set on published walls besides the validation records
   * (`published-walls.test.ts`).
   */
  emptyResistivity_Pasm2: 580,
  /** The same for cavities beside a massive leaf and between the joists of a floor. */
  emptyResistivityMassive_Pasm2: 107,
  /** Loss factor of a cavity beside a lightweight leaf at low frequencies: friction where the boards are fixed. */
  frameLoss: 0.26,
  /**
   * What a cavity that is filled between boards on studs adds to it, by friction of the fill on the boards and within
   * itself.
   */
  woolLoss: 0.4,
  /** Effective spacing of the screws along a stud, m (half the usual spacing). */
  screwPitch_m: 0.097,
  /**
   * Flow resistivity of masonry with its joints, Pa s/m²: the viscosity 1.8e-5 Pa s over a permeability of 1e-11 to
   * 1e-13 m² is 2e6 to 2e8.
   */
  masonryResistivity_Pasm2: 6e6,
  /**
   * Attenuation of the structural path through the perimeter of the frame, dB, beyond what the inertia of its plates
   * causes: tracks of steel studs, plates common to two rows of studs, plates of one row with resilient bars, separate
   * plates, free-standing linings, glazing frames.
   */
  steelTracks_dB: 9.4,
  commonPlates_dB: 3,
  barPlates_dB: 4.5,
  separatePlates_dB: 11.8,
  freeStanding_dB: 25.5,
  glazingFrame_dB: 6.4,
  /**
   * Compliance of a resilient channel at 500 Hz, m²/N, proportional to 1/f: in walls, and under joists, where the
   * channel carries the weight of a ceiling.
   */
  resilientChannel_m2pN: 5e-7,
  resilientCeiling_m2pN: 4.2e-7,
  /** Compliance of steel furring on resilient clips, m²/N. */
  resilientFurring_m2pN: 8.6e-7,
  /**
   * Absorption coefficient of the perimeter of massive leaves in the rigid frames of European laboratories and, for
   * floors, of all laboratories; and in the frames of North American ones (ISO 12354-1:2017 annex C: 0.05 to 0.5). The
   * first gives walls an Rw between 37.5 lg m' - 42 of its annex B and DIN 4109-32, which differ by 2 to 4 dB, and
   * floors an Ln,w of 164 - 35 lg m'.
   */
  rigidFrameAbsorption: 0.27,
  lightFrameAbsorption: 0.14,
  /** Absorption coefficient of the studs along which boards are screwed, for both sides of every stud. */
  studAbsorption: 0.32,
  /** Loss factor of the leaves on joists, from friction at nails and dry contacts. */
  joistFloorLoss: 0.13,
  /**
   * How many times its first natural frequency a massive floor with clamped edges needs to vibrate as one without edges:
   * the second or third mode.
   */
  modalOnset: 1.2,
  /**
   * Largest coefficient of restitution of a tapping-machine hammer that rebounds from wood (Brunskog and Hammer 2003;
   * note of ISO 12354-2:2017).
   */
  hammerRestitution: 0.68,
})

/** The name of a calibrated parameter; it ends in its unit, if it has one. */
export type ParameterName = keyof typeof CALIBRATED

/** The parameters of the models. `predict` takes `CALIBRATED`; the calibration varies them. */
export type ModelParameters = Readonly<Record<ParameterName, number>>
