import { sampleFloor, sampleWall } from '@soundleaf/federation/testing'
import { FIRST_OUTSIDE, firstRooms } from './usual-rooms'

test('[BEY-10] a façade or window is asked for as what it is before anybody says otherwise, a wall between rooms', () => {
  const facade = sampleWall.structures.map((structure) => ({ ...structure, type: 'Facade' as const }))
  expect(firstRooms({ structures: facade }).outside).toEqual(FIRST_OUTSIDE)
  expect(firstRooms(sampleWall).outside).toBeUndefined()
  // A wall of 4 by 2.6 m between rooms of 5 m, a floor of 4 by 5 m between rooms of 2.6 m.
  expect(firstRooms(sampleWall)).toMatchObject({ width: 4, height: 2.6, sourceDepth: 5 })
  expect(firstRooms(sampleFloor)).toMatchObject({ width: 4, height: 5, sourceDepth: 2.6 })
})
