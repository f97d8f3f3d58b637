/** Worked examples that the models do not cover, by reason. */
const REASONS: Readonly<Record<string, readonly string[]>> = {
  'the correction K of the 2000 edition, which the band-by-band paths of 2017 replace': [
    'en12354-2-T1-cells',
  ],
  'sound from a building to the outside and equipment are no part of the product': [
    'en12354-4-G',
    'en12354-5-I2',
    'en12354-5-I3',
    'c-outside-60-5',
    'c-outside-60-25',
    'c-outside-100-5',
    'c-outside-100-25',
  ],
  'a plenum common to both rooms above a suspended ceiling is entered as a flank known as a whole': [
    'a-plenum-15-700-1',
    'a-plenum-15-700-2',
    'a-plenum-20-700-1',
    'a-plenum-20-300-1',
  ],
  'junctions by DIN 4109-32, which differ from those of ISO 12354-1 by up to 5 dB; measured or own values can be entered':
    ['a-kij-din-0.5', 'a-kij-din-1.0', 'a-kij-din-1.6', 'a-kij-din-2.5', 'a-kij-din-4.0'],
  "annexes B and C with the standard's air; the engine predicts R itself and is held to it within 2 dB (`rooms-prediction.test.ts`)":
    ['a-heavy-box'],
  'a closed formula for an infinite plate or a limited angle of incidence; the engine integrates to grazing incidence over a finite element':
    ['norton-3.11', 'norton-3.14', 'norton-T3.1', 'heckl-orthotropic', 'diffuse-mass-law-integral'],
  'another correction for the finite size than the one used here (Davy 2009), which differs by up to 1 dB at 50 Hz':
    ['limp-panel-15186-3'],
  'the masses of the leaves and the depth of the cavity that the figure is of are not printed': [
    'cavity-wall-ties',
  ],
  'floors on point mounts by one formula; the engine takes mounts as a frame type in the transfer matrices': [
    'resilient-mounts',
  ],
  'formulae without a printed result; the engine predicts core and lining together': ['lining-D'],
  'sealed double glazing, which the engine predicts 4 to 6 dB better than these generic values, as it is held to measured units':
    [
      'e-EN12758-4-12-4',
      'e-EN12758-6-12-4',
      'e-EN12758-6-12-6',
      'e-EN12758-8-12-6',
      'e-EN12758-10-12-4',
      'e-EN12758-10-12-6',
    ],
  'what is heard, which is rendered in the results and held to its numbers there within 0.3 dB': [
    'g-fir',
    'g-tapping',
    'g-levels',
  ],
  'build-ups by an earlier engine; the search is held to an exhaustive one by this engine (`solve.test.ts`)':
    ['h-space', 'h-not-monotone'],
  'the errors of an earlier engine, which the glazing examples replace': ['e-engine-bias'],
  'a procedure of measuring, not of predicting': [
    'iso10848-identities',
    'iso16283-lf',
    'iso16283-3',
    'iso12999-1',
    'iso10140-1-J',
    'iso10140-5-I1',
  ],
}

export const NOT_COVERED: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(REASONS).flatMap(([reason, ids]) => ids.map((id) => [id, reason])),
)
