import { readIfc } from '../read/read-ifc'
import { sampleBytes, stepFile } from '../testing/samples'
import { MOST_BYTES } from './ifc-file'

const text = (some: string) => new TextEncoder().encode(some)
const refusal = (bytes: Uint8Array) => {
  const reading = readIfc(bytes)
  return reading.ok ? null : reading.refusal
}
const WALL = "#1=IFCWALL('w',$,'W',$,$,$,$,$,$)"

test('[BEY-15] what is no IFC file, broken or too large is refused by name', () => {
  expect(refusal(new Uint8Array())).toBe('Empty')
  expect(refusal(text('%PDF-1.7\n%âãÏÓ'))).toBe('NotStep')
  expect(refusal(text('<?xml version="1.0"?>'))).toBe('NotStep')
  expect(refusal(sampleBytes('revit-mm-ifc4').slice(0, 9000))).toBe('Truncated')
  expect(refusal(stepFile([WALL, "#2=IFCMATERIAL('open"]))).toBe('Truncated')
  expect(refusal(stepFile([WALL], 'CIS2'))).toBe('UnknownSchema')
  expect(refusal(stepFile([WALL], 'IFC5'))).toBe('UnknownSchema')
  expect(refusal(stepFile([]))).toBe('NoElements')
  // The length alone is looked at: nothing of it is touched.
  expect(refusal(new Uint8Array(MOST_BYTES + 1))).toBe('TooLarge')
})

test('[BEY-15] relations that lead nowhere or in a circle end', () => {
  const reading = readIfc(
    stepFile([
      WALL,
      "#2=IFCRELASSOCIATESMATERIAL('a',$,$,$,(#1),#3)",
      '#3=IFCMATERIALLAYERSETUSAGE(#3,.AXIS2.,.POSITIVE.,0.,$)',
      "#4=IFCRELDEFINESBYTYPE('b',$,$,$,(#1,#99),#98)",
      "#5=IFCRELDEFINESBYPROPERTIES('c',$,$,$,(#1),#97)",
      "#6=IFCPROJECT('p',$,'P',$,$,$,$,$,#7)",
      '#7=IFCUNITASSIGNMENT((#8))',
      "#8=IFCCONVERSIONBASEDUNIT($,.LENGTHUNIT.,'X',#9)",
      '#9=IFCMEASUREWITHUNIT(IFCRATIOMEASURE(2.),#8)',
    ]),
  )
  expect(reading.ok && reading.model.types).toMatchObject([{ name: 'W', source: 'none', layers: [] }])
  expect(reading.ok && reading.model.units).toEqual({ length_mm: 1000, area_m2: 1, isSaid: false })
})

test('[BEY-15] of two lines with one number the last counts, and it is told', () => {
  const reading = readIfc(stepFile([WALL, "#1=IFCWALL('w',$,'Later',$,$,$,$,$,$)"]))
  expect(reading.ok && [reading.model.types[0]?.name, reading.model.repeated]).toEqual(['Later', [1]])
})

test('[BEY-15] letters of Windows are read, and it is told that their encoding is a guess', () => {
  const asWindows = (name: string) =>
    Uint8Array.from(
      stepFile([`#1=IFCWALL('w',$,'${name}',$,$,$,$,$,$)`]).map((byte) => (byte === 0x7e ? 0xe4 : byte)),
    )
  const reading = readIfc(asWindows('W~nde'))
  expect(reading.ok && [reading.model.types[0]?.name, reading.model.hasGuessedLetters]).toEqual([
    'Wände',
    true,
  ])
  const usual = readIfc(stepFile(["#1=IFCWALL('w',$,'Wände',$,$,$,$,$,$)"]))
  expect(usual.ok && [usual.model.types[0]?.name, usual.model.hasGuessedLetters]).toEqual(['Wände', false])
})

test('[BEY-15] lines that cannot be read are told by their numbers', () => {
  const brackets = `#2=IFCWALL(${'('.repeat(1_000_000)})`
  const keyword = `#3=IFC${'A'.repeat(300_000)}()`
  const digits = `#${'9'.repeat(20)}=IFCWALL('x',$,'X',$,$,$,$,$,$)`
  const reading = readIfc(stepFile([WALL, brackets, keyword, digits, "#4=IFCWALL('z',)"]))
  expect(reading.ok && reading.model.unreadable).toEqual([2, 4])
  expect(reading.ok && reading.model.types.map(({ name }) => name)).toEqual(['W'])
})

test('[BEY-15] thicknesses that no layer has are none, and names are one line', () => {
  const reading = readIfc(
    stepFile([
      "#1=IFCWALL('w',$,'a\\X\\0Ab\\X\\1Bc',$,$,$,$,$,$)",
      "#2=IFCMATERIAL('__proto__',$,$)",
      '#3=IFCMATERIALLAYER(#2,-1.,$,$,$,$,$)',
      '#4=IFCMATERIALLAYER(#2,1.E400,$,$,$,$,$)',
      '#5=IFCMATERIALLAYER(#2,6.,$,$,$,$,$)',
      '#6=IFCMATERIALLAYER($,0.05,$,$,$,$,$)',
      "#7=IFCMATERIALLAYERSET((#3,#4,#5,#6),'S',$)",
      "#8=IFCRELASSOCIATESMATERIAL('r',$,$,$,(#1),#7)",
    ]),
  )
  expect(reading.ok && reading.model.types[0]?.name).toBe('S')
  // Metres: 6 m is no layer.
  expect(reading.ok && reading.model.types[0]?.layers.map((one) => [one.material, one.thickness_mm])).toEqual(
    [
      ['__proto__', null],
      ['__proto__', null],
      ['__proto__', null],
      ['Air', 50],
    ],
  )
})

test('[BEY-15, SEC-12] nothing of a file gets into a project that cannot be stored', () => {
  // Half a surrogate pair, U+0000, and identities without end, as a project would keep them.
  const reading = readIfc(
    stepFile([
      "#1=IFCWALL('\\X2\\D83C\\X0\\w\\X\\00',$,'a\\X2\\D83C\\X0\\b',$,$,$,$,$,$)",
      `#2=IFCWALLTYPE('${'t'.repeat(1000)}',$,'x\\X2\\DFE0\\X0\\y',$,$,$,$,$,$,.STANDARD.)`,
      "#3=IFCRELDEFINESBYTYPE('r',$,$,$,(#1),#2)",
      "#4=IFCMATERIAL('m\\X2\\DFE0D83C\\X0\\n',$,$)",
      "#5=IFCRELASSOCIATESMATERIAL('s',$,$,$,(#1),#4)",
    ]),
  )
  const type = reading.ok ? reading.model.types[0] : undefined
  expect(type).toMatchObject({ name: 'x y', globalIds: ['w'], typeGlobalId: 't'.repeat(64) })
  expect(type?.layers.map(({ material }) => material)).toEqual(['m n'])
})

test('[BEY-15] two million lines are read', () => {
  const line = text('#7=IFCCARTESIANPOINT((0.,0.,0.));\n')
  const count = 2_000_000
  const whole = stepFile([WALL])
  const start = new TextDecoder().decode(whole).indexOf('ENDSEC;\nEND-ISO')
  const bytes = new Uint8Array(whole.length + line.length * count)
  bytes.set(whole.subarray(0, start))
  for (let at = 0; at < count; at += 1) bytes.set(line, start + at * line.length)
  bytes.set(whole.subarray(start), start + line.length * count)
  const told: number[] = []
  const reading = readIfc(bytes, (read) => told.push(read))
  expect(reading.ok && [reading.model.statements, reading.model.types.length]).toEqual([count + 1, 1])
  // How far it is, is told every four million bytes of 68.
  expect(told.length).toBeGreaterThan(10)
})
