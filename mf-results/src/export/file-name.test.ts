import { fileName } from './file-name'

test.each([
  [['IW-01 concrete', 'airborne'], 'IW-01 concrete airborne.csv'],
  [['../../etc/passwd', 'R'], 'etc passwd R.csv'],
  [['a\u202egnp.exe'], 'a gnp.exe.csv'],
  [['<b>x</b>: "y"?'], 'b x b y.csv'],
  [[' . '], 'Soundleaf.csv'],
])('%j gives the file %s', (words, name) => {
  expect(fileName(words, 'csv')).toBe(name)
})

test('a long name is cut', () => {
  expect(fileName(['x'.repeat(300)], 'svg')).toHaveLength(84)
})
