import { FRAME_TYPES as OFFERED } from '@soundleaf/contracts'
import { FRAME_TYPES as KNOWN } from '@soundleaf/engine'

test('the engine knows every frame type that the product offers, and no other', () => {
  expect(KNOWN.map(({ name }) => name)).toEqual([...OFFERED])
})
