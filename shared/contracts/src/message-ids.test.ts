import { idsInMessage, messageWithIds, messageWithoutIds } from './index'

const ONE = '0a1b2c3d-0000-4000-8000-000000000001'
const OTHER = '0a1b2c3d-0000-4000-8000-000000000002'

test('[CAL-02] ids are named after the message, and taken out of it again', () => {
  const message = messageWithIds('Density is 0.', [ONE, OTHER])
  expect(message).toBe(`Density is 0. id: ${ONE}, ${OTHER}`)
  expect(messageWithoutIds(message)).toBe('Density is 0.')
  expect(idsInMessage(message)).toEqual([ONE, OTHER])
  expect(messageWithIds('Density is 0.', [])).toBe('Density is 0.')
})

test('ids are found wherever a server puts them; a sentence with "id:" in it stays whole', () => {
  expect(messageWithoutIds(`Density is 0 (id: ${ONE})`)).toBe('Density is 0')
  expect(messageWithoutIds(`Density (id: ${ONE}) is 0`)).toBe('Density is 0')
  expect(messageWithoutIds(`id: ${ONE}`)).toBe('')
  expect(messageWithoutIds('Too humid: dry it')).toBe('Too humid: dry it')
  expect(messageWithoutIds('Steel stud id: 7 is 0')).toBe('Steel stud id: 7 is 0')
  expect(idsInMessage('Steel stud id: 7 is 0')).toEqual([])
})
