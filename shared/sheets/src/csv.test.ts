import { csvOf } from './csv'

test('cells with separators, marks and line breaks are quoted', () => {
  expect(
    csvOf([
      ['a,b', 'c"d', 'e'],
      ['1;2', 'f\ng'],
    ]),
  ).toBe('"a,b","c""d",e\n"1;2","f\ng"')
})
