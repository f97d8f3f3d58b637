/** Worked examples that the models do not cover, by reason. */
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
