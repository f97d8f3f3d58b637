import { facadeRequirement } from './index'

/** 38 dB with C -1 and Ctr -5, known to 3 dB. */
const answer = {
  quantities: [
    {
      notation: 'D_{2m,nT,w}',
      value: 38,
      uncertainty: 3,
      terms: [
        { notation: 'C', value: -1 },
        { notation: 'C_{tr}', value: -5 },
      ],
    },
  ],
}

test.each([
  // 38 - 5 = 33 is 3 dB over 30, as much as it is sure; 38 alone is 2 dB under 40; 37 is 8 dB under 45.
  ['Ctr', 30, 33, 'Green'],
  ['none', 40, 38, 'Yellow'],
  ['C', 45, 37, 'Red'],
] as const)(
  '[BEY-04] a façade that is asked for D2m,nT,w with term %s of at least %d dB has %d dB: %s',
  (term, value, expected_db, color) => {
    expect(facadeRequirement({ term, value }, answer)).toMatchObject({
      required_db: value,
      expected_db,
      color,
    })
  },
)

test('[BEY-04] a façade of which nothing is calculated is not judged', () => {
  const asked = facadeRequirement({ term: 'Ctr', value: 30 }, null)
  expect(asked).toMatchObject({ notation: 'D_{2m,nT,w} + C_{tr}', expected_db: null, color: 'White' })
})
