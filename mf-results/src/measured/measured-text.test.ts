import { differenceText, layerText, ratingsText } from './measured-text'

test.each([
  [
    { code: 'sheet', params: { name: 'gypsum board', count: 2, thickness_mm: 12.5 } },
    '2 × 12.5 mm Gypsum board',
  ],
  [{ code: 'sheet', params: { name: 'CLT', count: 1, thickness_mm: 140 } }, '140 mm Cross-laminated timber'],
  [
    { code: 'cavity', params: { depth_mm: 364, filled_mm: 100, spacing_mm: 600 } },
    '364 mm cavity with 100 mm of insulation, c/c 600 mm',
  ],
  [{ code: 'cavity', params: { depth_mm: 50, filled_mm: 0, spacing_mm: null } }, '50 mm cavity'],
  [
    { code: 'resilient', params: { name: 'glasswool board', thickness_mm: 50, stiffness_MNpm3: 7 } },
    '50 mm glasswool board, 7 MN/m³',
  ],
  [{ code: 'of a later server', params: {} }, ''],
])('[BEY-13] a layer reads %#', (layer, text) => {
  expect(layerText(layer)).toBe(text)
})

test.each([
  [{ code: 'mass', params: { measured: 120, own: 96.5 } }, 'mass 120 kg/m², here 96.5'],
  [
    { code: 'floating', params: { measured: null, own: 60 } },
    'no floating floor, here one with its resonance at 60 Hz',
  ],
  [{ code: 'cavity', params: { measured: 66, own: null } }, 'resonance of the cavity 66 Hz, here no cavity'],
  [{ code: 'covering', params: { measured: null, own: 0.8 } }, 'no covering, here one of 0.8 MN/m'],
  [{ code: 'depth', params: { measured: 120, own: null } }, 'cavity of 120 mm, here none'],
  [
    { code: 'connection', params: { measured: null, own: 'rigid' } },
    'no second leaf, here boards fixed rigidly',
  ],
  [{ code: 'filled', params: { measured: 1, own: 0 } }, 'cavity filled to 100 %, here 0 %'],
  [
    { code: 'connection', params: { measured: 'rigid', own: 'resilient' } },
    'boards fixed rigidly, here boards fixed resiliently',
  ],
  [{ code: 'of a later server', params: {} }, ''],
])('[BEY-13] a difference reads %#', (difference, text) => {
  expect(differenceText(difference)).toBe(text)
})

test('[BEY-13] ratings stand in the notation of their standards, and unknown ones not at all', () => {
  expect(
    ratingsText([
      { id: 'Rw', value: 75 },
      { id: 'Lnw', value: 24 },
      { id: 'later', value: 1 },
    ]),
  ).toBe('R_{w} 75 · L_{n,w} 24')
})
