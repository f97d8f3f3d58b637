import { MEASURED_CONSTRUCTIONS } from '../src/evidence/measured-constructions'
import { measuredConstructions } from './evidence'

test('[BEY-13] what is shown beside predictions is what the validation holds; node engine/validation/run.mjs writes it', () => {
  expect(JSON.parse(JSON.stringify(measuredConstructions()))).toEqual(MEASURED_CONSTRUCTIONS)
})

test('[BEY-13] a regression is no measurement', () => {
  const ids = new Set(MEASURED_CONSTRUCTIONS.map(({ id }) => id))
  expect(ids.has('reg-aac-150-500')).toBe(false)
  expect(ids.has('tuas-f170')).toBe(true)
})
