import type { MeasuredLayer } from './measured-record'

/** The description of a record that contradicts its own source. */
interface Correction {
  readonly id: string
  readonly reason: string
  readonly correct: (layer: MeasuredLayer) => MeasuredLayer
}

const leavesOf155mm = (layer: MeasuredLayer): MeasuredLayer =>
  layer.kind === 'panel' ? { ...layer, thickness_mm: 15.5, density: 800 } : layer

/** Corrections of descriptions in `measured.json`; no measured value is changed. */
export const CORRECTIONS: readonly Correction[] = [
  {
    id: 'bies-gyp45-abs',
    reason:
      'leaves of 13 mm; the table prints 75 mm over all with a cavity of 45 mm, and 26 kg/m² for both leaves with their studs: 15 to 16 mm of 800 kg/m³',
    correct: leavesOf155mm,
  },
  {
    id: 'bies-gyp86-abs',
    reason: 'leaves of 13 mm; the table prints 117 mm over all with a cavity of 86 mm, and the same 26 kg/m²',
    correct: leavesOf155mm,
  },
  {
    id: 'bies-gw200-abs',
    reason: 'two rows of wooden studs; the table, and the record itself, say “no studs”',
    correct: (layer) => (layer.kind === 'frame' ? { ...layer, kind: 'cavity', frame: undefined } : layer),
  },
]
