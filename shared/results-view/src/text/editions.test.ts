import { editionsText, standardsText } from './editions'

const ISO = ['ISO 717-1:2020, 100–3150 Hz', 'ISO 717-1:2020, 50–5000 Hz', 'ISO 717-2:2020, 100–3150 Hz']
const ASTM = ['ASTM E413-22, 125–4000 Hz', 'ASTM E3222-20a, 400–3150 Hz']

test('each standard is named once, after its publisher', () => {
  expect(standardsText(ISO)).toBe('ISO 717-1:2020, 717-2:2020')
  expect(standardsText(ASTM)).toBe('ASTM E413-22, E3222-20a')
})

test('each standard is named once, with all its ranges', () => {
  expect(editionsText(ISO)).toBe('ISO 717-1:2020, 100–3150, 50–5000 Hz · ISO 717-2:2020, 100–3150 Hz')
  expect(editionsText(ASTM)).toBe('ASTM E413-22, 125–4000 Hz · ASTM E3222-20a, 400–3150 Hz')
})
