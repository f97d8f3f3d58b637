import type { Score } from './score'
import { isRating } from './summary'

const SIZE = 480
const MARGIN = 40
const FROM_DB = 15
const TO_DB = 95

/** Predicted over measured ratings: airborne sound as dots, impact sound as squares, with the range of 3 dB. */
export function scatterPlot(scores: readonly Score[]): string {
  const singles = scores.filter(isRating)
  const marks = singles.map(({ id, quantity, measured, predicted }) => {
    const [x, y] = [xOf(measured), yOf(predicted)]
    const title = `<title>${id} ${quantity}: measured ${measured}, predicted ${predicted}</title>`
    const isImpact = quantity === 'Lnw' || quantity === 'IIC'
    return isImpact
      ? `<rect x="${round(x - 3)}" y="${round(y - 3)}" width="6" height="6" class="impact">${title}</rect>`
      : `<circle cx="${round(x)}" cy="${round(y)}" r="3" class="airborne">${title}</circle>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" font-family="sans-serif" font-size="11">
<style>.airborne{fill:#1f77b4;fill-opacity:.65}.impact{fill:#d97706;fill-opacity:.75}.line{stroke:#888;fill:none}.band{fill:#888;fill-opacity:.12}text{fill:#444}</style>
<rect width="${SIZE}" height="${SIZE}" fill="#fff"/>
<polygon class="band" points="${bandPoints(3)}"/>
<line class="line" x1="${xOf(FROM_DB)}" y1="${yOf(FROM_DB)}" x2="${xOf(TO_DB)}" y2="${yOf(TO_DB)}"/>
${ticks()}
${marks.join('\n')}
<text x="${SIZE / 2}" y="${SIZE - 6}" text-anchor="middle">measured, dB</text>
<text transform="rotate(-90)" x="${-SIZE / 2}" y="12" text-anchor="middle">predicted, dB</text>
<circle cx="60" cy="24" r="3" class="airborne"/><text x="68" y="28">airborne (Rw, STC)</text>
<rect x="57" y="37" width="6" height="6" class="impact"/><text x="68" y="44">impact (Ln,w, IIC)</text>
</svg>
`
}

function ticks(): string {
  return [20, 30, 40, 50, 60, 70, 80, 90]
    .map(
      (level) =>
        `<text x="${xOf(level)}" y="${SIZE - 22}" text-anchor="middle">${level}</text>` +
        `<text x="${MARGIN - 8}" y="${round(yOf(level) + 4)}" text-anchor="end">${level}</text>`,
    )
    .join('\n')
}

function bandPoints(width_db: number): string {
  return [
    [FROM_DB, FROM_DB + width_db],
    [TO_DB, TO_DB + width_db],
    [TO_DB, TO_DB - width_db],
    [FROM_DB, FROM_DB - width_db],
  ]
    .map(([x, y]) => `${xOf(x)},${yOf(y)}`)
    .join(' ')
}

function xOf(level: number): number {
  return round(MARGIN + ((level - FROM_DB) / (TO_DB - FROM_DB)) * (SIZE - MARGIN - 10))
}

function yOf(level: number): number {
  return round(SIZE - MARGIN - ((level - FROM_DB) / (TO_DB - FROM_DB)) * (SIZE - MARGIN - 10))
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
