export default {
  'kind.airborne': 'Airborne',
  'kind.impact': 'Impact',

  'spectrum.Iso.airborne': 'Sound reduction index',
  'spectrum.Iso.impact': 'Impact sound pressure level',
  'spectrum.Astm.airborne': 'Transmission loss',
  'spectrum.Astm.impact': 'Impact sound pressure level',
  'rating.Iso.airborne': 'Weighted sound reduction index',
  'rating.Iso.impact': 'Weighted impact sound pressure level',
  'rating.Astm.airborne': 'Sound transmission class',
  'rating.Astm.impact': 'Impact insulation class',

  'curve.current': 'Current',
  'curve.shifted': 'Shifted',
  'curve.reference': 'Ref. {number}',
  'curve.difference': 'Meas. less pred.',

  'compared.difference': 'now {difference}',
  'compared.measured': '{measured} ({difference})',
  'compared.atLeast': '≥ {value}',
  'compared.atMost': '≤ {value}',
  'compared.same': 'now the same',

  'chart.described': '{title}. {description}',
  'chart.loading': 'Loading the chart',
  'chart.calculating': 'Calculating',
  'chart.failed': 'The chart did not load',
  'chart.failedNote': 'The values beside it are complete.',
  'chart.tryAgain': 'Try again',
  'chart.rated': 'rated {from}–{to}',

  'table.unfavourable': 'unfavourable to the shifted reference',
  'table.limit': 'a limit, not the value itself',
  'table.value': 'Value',
  'table.provisional': 'provisional',

  // How a single number came about, one step each.
  'step.curve': 'Reference curve moved by {shift} dB',
  'step.contour': 'Contour at {level} dB at 500 Hz',
  'step.sum': 'Sum of unfavourable deviations {sum} dB of at most {limit} dB',
  'step.limitedByBand': 'One step more would break the limit of {limit} dB for one band, at {band} Hz',
  'step.limitedBySum': 'One step more would break the limit of the sum; {band} Hz has the largest part in it',
  'step.lessEnergySum': '190 less twice the energy sum, rounded',
  'step.spectrumSum': '{sum}: the energy sum of the weighted spectrum, rounded',
  'step.levelSum': '{sum}: the energy sum of the levels, rounded, less 15 dB',

  range: '{from} to {to}',

  'verdict.met': 'Met',
  'verdict.missed': 'Missed',
  'verdict.noRequirement': 'No requirement',
  'verdict.noValue': 'No value',
  'verdict.margin': 'margin {margin}',
  'verdict.short': 'short by {margin}',
  'verdict.over': 'over by {margin}',
  'verdict.near': 'within uncertainty',
  'verdict.notJudged': 'Not judged',
  'verdict.direct': 'Direct path only',
  'verdict.directOnly': 'Direct path only, flanking not included',
  'verdict.planned.less': 'Direct path only, flanking not included; {deduction} deducted: {planned}',
  'verdict.planned.more': 'Direct path only, flanking not included; {deduction} added: {planned}',
  'verdict.phrase': '{word}, {by}',

  'standard.changed':
    'The requirements belonged to another standard and are now the defaults of {standard, select, Iso {ISO} other {ASTM}}.',
} as const
