/** Worked examples that the engine's models do not compute, by the reason. */
const REASONS: Readonly<Record<string, readonly string[]>> = {
  'the correction K of the 2000 edition, which the band-by-band paths of 2017 replace': [
    'en12354-2-T1-cells',
  ],
  'facades, outdoor radiation and equipment are no part of the product': [
    'en12354-3-F',
    'en12354-3-C',
    'en12354-4-G',
    'en12354-5-I2',
    'en12354-5-I3',
  ],
  'computed by formula B.2 of ISO 12354-2 with radiation factors and reverberation times that are not printed; the engine integrates the waves instead, and lies within 2 dB of the printed Ln,w for concrete, 3 and 4 dB over it for lightweight concrete':
    [
      'iso12354-2-B2-concr-268',
      'iso12354-2-B2-concr-509',
      'iso12354-2-B2-light-260',
      'iso12354-2-B2-light-390',
    ],
  'a closed formula for an infinite plate or a limited angle of incidence; the engine integrates to grazing incidence over a finite element':
    [
      'sharp-point-B',
      'norton-3.11',
      'norton-3.14',
      'norton-T3.1',
      'heckl-orthotropic',
      'diffuse-mass-law-integral',
    ],
  'another correction for the finite size than the one used here (Davy 2009), which differs by up to 1 dB at 50 Hz':
    ['limp-panel-15186-3'],
  'the stiffness of wall ties is an input of the construction, not a result of the models': [
    'cavity-wall-ties',
  ],
  'the single-number rule of asphalt floors; the engine takes dry floors from the transfer matrices': [
    'floating-asphalt',
  ],
  'floors on point mounts by one formula; the engine takes mounts as a frame type in the transfer matrices': [
    'resilient-mounts',
  ],
  'the single-number rule for linings, without a printed example; the engine predicts both leaves': [
    'lining-D',
  ],
  'a procedure of measuring, not of predicting': [
    'kc-15186-1',
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
