/**
 * Every colour of the product, as [light, dark]. No colour literal stands anywhere else.
 * Text keeps 4.5:1 on the grounds it is used on; lines and hatches that carry meaning keep 3:1 (colours.test.ts).
 */
export const COLOURS = {
  // Grounds
  ground: ['#eef0f0', '#0e1212'],
  surface: ['#ffffff', '#161b1b'],
  'surface-2': ['#f6f7f7', '#1b2121'],
  'surface-3': ['#eaeded', '#252c2c'],
  above: ['#ffffff', '#1f2626'],
  paper: ['#f7f7f4', '#111616'],
  scrim: ['rgb(20 30 30 / .38)', 'rgb(4 8 8 / .62)'],

  // Ink and lines
  ink: ['#15201f', '#e6ecea'],
  'ink-2': ['#46524f', '#b4bfbc'],
  'ink-3': ['#606c6a', '#919d9a'],
  line: ['#dce1e0', '#2a3231'],
  'line-2': ['#828e8b', '#6d7976'],
  disabled: ['#98a2a0', '#5c6765'],

  // The one accent: action and selection
  accent: ['#0b5d63', '#63c1c3'],
  'accent-2': ['#08474c', '#85d3d4'],
  'accent-soft': ['#e1eeee', '#14302f'],
  'accent-line': ['#6ba5a8', '#3c7f81'],
  'on-accent': ['#ffffff', '#04282a'],

  // Verdicts, always with a word or a mark; red also for errors and deletion
  ok: ['#1a6b3c', '#7ccf9b'],
  'ok-soft': ['#e4f2e8', '#16291d'],
  'ok-line': ['#2f8a55', '#4fa873'],
  near: ['#7a5000', '#e3b75e'],
  'near-soft': ['#faf0d8', '#2d2411'],
  'near-line': ['#a87613', '#b98a2c'],
  bad: ['#ab251d', '#f3948b'],
  'bad-soft': ['#fbe8e5', '#331b18'],
  'bad-line': ['#c9382e', '#d9594e'],

  // Charts
  'c-current': ['#0b5d63', '#63c1c3'],
  'c-band': ['rgb(11 93 99 / .12)', 'rgb(99 193 195 / .16)'],
  'c-shifted': ['#46524f', '#b4bfbc'],
  'c-ref-1': ['#4a4fb0', '#a2a8f2'],
  'c-ref-2': ['#8d3a7c', '#d68fc6'],
  'c-grid': ['#eceeed', '#1f2525'],
  'c-grid-2': ['#d5dbd9', '#303837'],
  'c-axis': ['#606c6a', '#919d9a'],
  'c-short': ['#46524f', '#b4bfbc'],

  // Drawing: the outline of a cut part, then fill and hatch ink by material
  cut: ['#1f2b2a', '#c8d1cf'],
  'm-concrete': ['#dbe3e0', '#2a3432'],
  'm-concrete-ink': ['#66736f', '#8b9a96'],
  'm-screed': ['#e3e4e0', '#2e312f'],
  'm-screed-ink': ['#6f746e', '#8f958d'],
  'm-masonry': ['#f0d8ce', '#3b2720'],
  'm-masonry-ink': ['#a4533d', '#c17f69'],
  'm-wood': ['#eedfc3', '#362b19'],
  'm-wood-ink': ['#8b6a36', '#b08e57'],
  'm-clt-a': ['#f1e4ca', '#382d1b'],
  'm-clt-b': ['#e6d4b0', '#2c2314'],
  'm-clt-ink': ['#86652f', '#b3915a'],
  'm-gypsum': ['#ededeb', '#2c3030'],
  'm-gypsum-ink': ['#767c7b', '#959c9a'],
  'm-wool': ['#faf0c6', '#322d14'],
  'm-wool-ink': ['#97822a', '#b29c46'],
  'm-glasswool': ['#fbecd0', '#35290f'],
  'm-glasswool-ink': ['#a0761f', '#bb9147'],
  'm-cellulose': ['#e6e3da', '#2d2b25'],
  'm-cellulose-ink': ['#75705f', '#98927f'],
  'm-woodfibre': ['#e7d6b2', '#352a14'],
  'm-woodfibre-ink': ['#80622c', '#ae8d50'],
  'm-eps': ['#f4f5f5', '#262b2b'],
  'm-eps-ink': ['#7b8786', '#8b9796'],
  'm-steel': ['#cfdbe3', '#26323b'],
  'm-steel-ink': ['#2f4759', '#9db4c4'],
  'm-rubber': ['#6f7779', '#0a0d0d'],
  'm-rubber-ink': ['#e8eced', '#78827f'],
  'm-gravel': ['#e6e2d9', '#2c2a24'],
  'm-gravel-ink': ['#76705f', '#989180'],
  'm-glass': ['#dcebf1', '#1b2c34'],
  'm-glass-ink': ['#4f7c90', '#74a3b8'],
  'm-covering': ['#dccfbd', '#352c1f'],
  'm-covering-ink': ['#77603f', '#ad9168'],
  'm-air': ['#fbfbf9', '#151a1a'],
  'm-air-ink': ['#7d8785', '#7d8886'],

  // Only on what lies above something
  'shadow-above': [
    '0 1px 2px rgb(16 28 28 / .08), 0 8px 24px rgb(16 28 28 / .14)',
    '0 1px 2px rgb(0 0 0 / .4), 0 12px 32px rgb(0 0 0 / .5)',
  ],
} as const satisfies Record<string, readonly [light: string, dark: string]>

export type ColourName = keyof typeof COLOURS
