import { isCompatible, isGuid, parseVersion } from './index'

test('a version is three plain numbers', () => {
  expect(parseVersion('1.20.3')).toEqual({ major: 1, minor: 20, patch: 3 })
  for (const text of [
    '',
    '1',
    '1.2',
    '1.2.3.4',
    'v1.2.3',
    '1.2.3-rc.1',
    '01.2.3',
    '1.2.x',
    ' 1.2.3',
    '1.2.3\n',
    '-1.2.3',
  ]) {
    expect(parseVersion(text)).toBeNull()
  }
})

test('older and newer minors of one major run side by side', () => {
  expect(isCompatible('1.4.0', '1.3.9')).toBe(true)
  expect(isCompatible('1.3.9', '1.4.0')).toBe(true)
})

test('another major is refused in both directions, and so is a version that cannot be read', () => {
  expect(isCompatible('2.0.0', '1.9.9')).toBe(false)
  expect(isCompatible('1.9.9', '2.0.0')).toBe(false)
  expect(isCompatible('1.0.0', 'latest')).toBe(false)
  expect(isCompatible('', '')).toBe(false)
})

test('[SEC-03] an id is five groups of hexadecimal digits and nothing around them', () => {
  expect(isGuid('4C6F0c1e-0000-4000-8000-00000000000f')).toBe(true)
  const almost = ['', '..', '4c6f0c1e-0000-4000-8000-00000000000', '4c6f0c1e-0000-4000-8000-00000000000g']
  const dressed = [
    '{4c6f0c1e-0000-4000-8000-000000000001}',
    ' 4c6f0c1e-0000-4000-8000-000000000001',
    '4c6f0c1e-0000-4000-8000-000000000001\n',
  ]
  expect([...almost, ...dressed].some(isGuid)).toBe(false)
})
