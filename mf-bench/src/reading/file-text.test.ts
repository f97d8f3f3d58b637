import { decoded } from './file-text'

const TEXT = '100;35,2\n125;≥ 36,0'
const utf16 = (text: string, isBig: boolean) => {
  const bytes = [...text].flatMap((letter) => {
    const code = letter.charCodeAt(0)
    return isBig ? [code >> 8, code & 255] : [code & 255, code >> 8]
  })
  return new Uint8Array([...(isBig ? [0xfe, 0xff] : [0xff, 0xfe]), ...bytes])
}

test.each([
  ['UTF-8', new TextEncoder().encode(TEXT)],
  ['UTF-8 with its mark', new Uint8Array([0xef, 0xbb, 0xbf, ...new TextEncoder().encode(TEXT)])],
  ['UTF-16, little end first', utf16(TEXT, false)],
  ['UTF-16, big end first', utf16(TEXT, true)],
])('%s is read', (_encoding, bytes) => {
  expect(decoded(bytes)).toEqual({ ok: true, text: TEXT })
})

test('what is no UTF-8 is read as Windows writes it', () => {
  expect(decoded(new Uint8Array([0x4d, 0xe4, 0xdf, 0x65]))).toEqual({ ok: true, text: 'Mäße' })
})

test.each([
  ['a workbook', [0x50, 0x4b, 0x03, 0x04, 0, 0], 'Workbook'],
  ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0], 'NotText'],
])('%s is refused', (_what, bytes, refusal) => {
  expect(decoded(new Uint8Array(bytes))).toEqual({ ok: false, refusal })
})
