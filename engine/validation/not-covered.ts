/** Worked examples that the engine's models do not compute, with the reason. */
export const NOT_COVERED: Readonly<Record<string, string>> = {
  'en12354-1-H3-ex1': 'superseded simplified method of the 2000 edition; its junctions are covered',
  'en12354-1-H3-ex2': 'superseded simplified method of the 2000 edition; its junctions are covered',
  'en12354-2-E3': 'superseded simplified method of the 2000 edition; its junctions are covered',
  'en12354-2-T1-cells': 'superseded simplified method of the 2000 edition; its junctions are covered',
  'en12354-3-F': 'facades, outdoor radiation and equipment are no part of the product',
  'en12354-3-C': 'facades, outdoor radiation and equipment are no part of the product',
  'en12354-4-G': 'facades, outdoor radiation and equipment are no part of the product',
  'en12354-5-I2': 'facades, outdoor radiation and equipment are no part of the product',
  'en12354-5-I3': 'facades, outdoor radiation and equipment are no part of the product',
  'iso12354-G1-detailed':
    'in-situ paths from measured element spectra; the path formulae are covered by the simplified examples',
  'iso12354-L11-timber':
    'in-situ paths from measured element spectra; the path formulae are covered by the simplified examples',
  'iso12354-L15-junction':
    'in-situ paths from measured element spectra; the path formulae are covered by the simplified examples',
  'iso12354-G11-timber':
    'in-situ paths from measured element spectra; the path formulae are covered by the simplified examples',
  'iso12354-2-B2-concr-268':
    'printed without its radiation factors and Ts: plausibility within 2 to 3 dB only',
  'iso12354-2-B2-concr-509':
    'printed without its radiation factors and Ts: plausibility within 2 to 3 dB only',
  'iso12354-2-B2-light-260':
    'printed without its radiation factors and Ts: plausibility within 2 to 3 dB only',
  'iso12354-2-B2-light-390':
    'printed without its radiation factors and Ts: plausibility within 2 to 3 dB only',
  'mass-law-basics': 'an older closed formula that the wave integral replaces',
  'sharp-point-B': 'an older closed formula that the wave integral replaces',
  'norton-3.11': 'an older closed formula that the wave integral replaces',
  'norton-3.14': 'an older closed formula that the wave integral replaces',
  'norton-T3.1': 'an older closed formula that the wave integral replaces',
  'double-wall-msm':
    'mass-spring-mass rules that follow from the transfer matrices and are not used by themselves',
  'cavity-wall-ties':
    'mass-spring-mass rules that follow from the transfer matrices and are not used by themselves',
  'vigran-plate': 'corrugated sheets are not in the catalogue',
  'heckl-orthotropic': 'an older closed formula that the wave integral replaces',
  'diffuse-mass-law-integral': 'an older closed formula that the wave integral replaces',
  'limp-panel-15186-3': 'an older closed formula that the wave integral replaces',
  'tapping-basics': 'another description of the contact (pulse shapes) than the lumped hammer used here',
  'tapping-four-plates': 'another description of the contact (pulse shapes) than the lumped hammer used here',
  'soft-coverings': 'another description of the contact (pulse shapes) than the lumped hammer used here',
  'vigran-coverings': 'another description of the contact (pulse shapes) than the lumped hammer used here',
  'floating-asphalt':
    'resonance formula of a dry floor that follows from the transfer matrices and is not used by itself',
  'floating-fig4.70':
    'resonance formula of a dry floor that follows from the transfer matrices and is not used by itself',
  'floating-double':
    'resonance formula of a dry floor that follows from the transfer matrices and is not used by itself',
  'floating-vigran':
    'resonance formula of a dry floor that follows from the transfer matrices and is not used by itself',
  'springs-series':
    'resonance formula of a dry floor that follows from the transfer matrices and is not used by itself',
  'resilient-mounts':
    'resonance formula of a dry floor that follows from the transfer matrices and is not used by itself',
  'lining-D': 'the single-number rule for linings is replaced by the two-leaf model',
  'kc-15186-1': 'a measurement procedure, not a prediction',
  'iso10848-identities': 'a measurement procedure, not a prediction',
  'iso16283-lf': 'a measurement procedure, not a prediction',
  'iso16283-3': 'a measurement procedure, not a prediction',
  'iso12999-1': 'a measurement procedure, not a prediction',
  'iso10140-1-J': 'a measurement procedure, not a prediction',
  'iso10140-5-I1': 'a measurement procedure, not a prediction',
}
