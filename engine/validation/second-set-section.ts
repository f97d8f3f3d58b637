import { isOfSecondSet } from './records'
import type { Score } from './score'
import { meanOf, rootMeanSquare, spectraRms } from './summary'

const QUANTITIES = ['Rw', 'STC', 'C', 'Lnw', 'IIC', 'CI', 'CI50_2500'] as const

/** The errors of the floors of the second set as Markdown: by quantity, by band. */
export function secondSetSection(scores: readonly Score[]): string {
  const second = scores.filter(isOfSecondSet)
  const rows = QUANTITIES.map((quantity) => {
    const errors = second
      .filter((score) => score.quantity === quantity)
      .map(({ predicted, measured }) => predicted - measured)
    const mae = meanOf(errors.map(Math.abs))
    return `| ${quantity} | ${errors.length} | ${meanOf(errors).toFixed(1)} | ${mae.toFixed(1)} |`
  })
  const bands = [...bandErrors(second, 'R').keys()].map((hz) => {
    const [r, ln] = (['R', 'Ln'] as const).map((of) => bandErrors(second, of).get(hz) ?? [])
    return `| ${hz} | ${meanOf(r).toFixed(1)} | ${rootMeanSquare(r).toFixed(1)} | ${meanOf(ln).toFixed(1)} | ${rootMeanSquare(ln).toFixed(1)} |`
  })
  const rms = (of: 'R' | 'Ln', from_hz: number, to_hz: number) =>
    spectraRms(second, of, from_hz, to_hz).toFixed(1)
  return `## Floors of the second set

Timber and concrete floors that \`calibrate\` fits no value to. Their errors here are in-sample all the same (with their source left out: "What is aimed at"). Those of one laboratory
(TUAS) were in view when these were chosen: the first modes of heavy floors, timber's modulus across the grain, the joint around
dry floors, the flanking of laboratories past light floors, the stiffness of fibres under little load and of foam under a
hammer, the losses of decks between joists. The tables of DIN 4109-33 were, when the damping of fills and of floating screeds, the flanking by joist ends and
the rule for screeds on light bases were set. Eight floors, all of TUAS, have spectra: from 100 to 3150 Hz root mean square ${rms('R', 100, 3150)} dB for R and
${rms('Ln', 100, 3150)} dB for Ln, from 50 to 80 Hz ${rms('R', 50, 80)} and ${rms('Ln', 50, 80)} dB.

| quantity | n | mean | MAE |
|---|---|---|---|
${rows.join('\n')}

| third octave, Hz | R: mean | root mean square | Ln: mean | root mean square |
|---|---|---|---|---|
${bands.join('\n')}`
}

function bandErrors(scores: readonly Score[], of: 'R' | 'Ln'): ReadonlyMap<number, readonly number[]> {
  const errors = new Map<number, number[]>()
  for (const score of scores.filter(({ quantity }) => quantity === of))
    for (const [hz, error] of score.bandErrors ?? []) errors.set(hz, [...(errors.get(hz) ?? []), error])
  return errors
}
