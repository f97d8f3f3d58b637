import type { LimitingPath } from '@soundleaf/contracts'
import { limitRuns, namesOf } from './limits'

const names = new Map([
  ['a', 'A Gypsum board'],
  ['b', 'B Wooden stud'],
  ['c', 'C Gypsum board'],
])
const at = (band: number, path: LimitingPath['path'], ...componentIds: string[]): LimitingPath => ({
  band,
  path,
  componentIds,
})

test('[BEY-02] neighbouring bands with the same path stand together, with the components by their keys', () => {
  expect(
    limitRuns(
      [
        at(50, 'cavity', 'b'),
        at(63, 'cavity', 'b'),
        at(80, 'bridge', 'b'),
        at(100, 'leaf', 'c', 'a'),
        at(125, 'leaf', 'a', 'c'),
        at(160, 'laboratory limit'),
      ],
      names,
    ),
  ).toEqual([
    { range: '50–63 Hz', what: 'The cavity and its resonance: B Wooden stud' },
    { range: '80 Hz', what: 'The frame as a bridge: B Wooden stud' },
    { range: '100–125 Hz', what: 'The layers themselves: A Gypsum board, C Gypsum board' },
    { range: '160 Hz', what: 'The limit of laboratories' },
  ])
})

test('a component that the project does not have is not named', () => {
  expect(namesOf(['x'], names)).toBe('')
})
