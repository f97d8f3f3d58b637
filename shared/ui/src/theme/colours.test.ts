import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { COLOURS, type ColourName } from './colours'

/** WCAG 2.2: relative luminance and contrast ratio of sRGB colours. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test('the contrast function knows black on white and grey on white', () => {
  // WCAG: 21:1 by definition; #767676 on white is the well-known 4.54:1.
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})

const TEXT_ON_GROUND: readonly [ColourName, readonly ColourName[]][] = [
  ['ink', ['ground', 'surface', 'surface-2', 'surface-3', 'above', 'paper', 'accent-soft']],
  ['ink-2', ['ground', 'surface', 'surface-2', 'above', 'paper', 'ok-soft', 'near-soft', 'bad-soft']],
  ['ink-3', ['surface', 'surface-2', 'above', 'paper', 'ground']],
  ['accent', ['surface', 'above', 'accent-soft', 'paper']],
  ['on-accent', ['accent', 'accent-2']],
  ['ok', ['surface', 'ok-soft']],
  ['near', ['surface', 'near-soft']],
  ['bad', ['surface', 'above', 'bad-soft']],
  ['surface', ['ink']],
  ['c-axis', ['surface']],
  ['c-ref-1', ['surface']],
  ['c-ref-2', ['surface']],
]
const LINE_ON_GROUND: readonly [ColourName, readonly ColourName[]][] = [
  ['line-2', ['surface', 'above', 'paper', 'surface-2']],
  ['c-current', ['surface']],
  ['c-shifted', ['surface']],
  ['bad-line', ['surface']],
  ['cut', ['paper']],
]
const HATCHES = Object.keys(COLOURS).flatMap((name) => {
  const [, material] = /^m-(.+)-ink$/.exec(name) ?? []
  const fills: (readonly [string, string])[] =
    material === 'clt'
      ? [
          ['m-clt-ink', 'm-clt-a'],
          ['m-clt-ink', 'm-clt-b'],
        ]
      : [[name, `m-${material}`]]
  return material === undefined ? [] : fills
})

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('[A11Y-01] in the %s theme', (_theme, side) => {
  const colour = (name: string) => new Map(Object.entries(COLOURS)).get(name)?.[side] ?? ''

  test.each(TEXT_ON_GROUND.flatMap(([text, grounds]) => grounds.map((ground) => [text, ground])))(
    'text %s on %s has 4.5:1',
    (text, ground) => {
      expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5)
    },
  )

  test.each(LINE_ON_GROUND.flatMap(([line, grounds]) => grounds.map((ground) => [line, ground])))(
    'line %s on %s has 3:1',
    (line, ground) => {
      expect(contrast(colour(line), colour(ground))).toBeGreaterThanOrEqual(3)
    },
  )

  test.each(HATCHES)('hatch %s on its fill %s has 3:1', (ink, fill) => {
    expect(contrast(colour(ink), colour(fill))).toBeGreaterThanOrEqual(3)
  })
})

test('no colour literal stands outside the theme', () => {
  const source = join(__dirname, '..')
  const literals = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('theme') && !/\.test\.tsx?$/.test(file))
    .flatMap(
      (file) => readFileSync(join(source, file), 'utf8').match(/#[0-9a-f]{6}\b|\b(?:rgb|hsl)a?\(/gi) ?? [],
    )
  expect(literals).toEqual([])
})
