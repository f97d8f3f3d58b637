import type { Assembly, Sheet } from '../../input/assembly'
import type { ConnectionType } from '../../input/connection-type'
import { mountedIn } from '../../testing/mounted-in'
import { stackModel } from './stack-model'

const DECK: Sheet = {
  componentId: 'deck',
  role: 'massive element',
  material: 'wood',
  thickness_m: 0.022,
  density_kgm3: 680,
  modulus_Pa: 3.2e9,
}
const BOARD: Sheet = {
  ...DECK,
  componentId: 'ceiling',
  role: 'board',
  material: 'gypsum',
  thickness_m: 0.0125,
}

const above = (frameType: ConnectionType, deck = DECK) => {
  const assembly: Assembly = {
    kind: 'floor',
    parts: [
      { part: 'leaf', sheets: [deck] },
      {
        part: 'cavity',
        componentId: 'frame',
        depth_m: 0.22,
        fills: [],
        connections: [{ componentId: 'frame', frameType }],
      },
      { part: 'leaf', sheets: [BOARD] },
    ],
  }
  return stackModel(assembly, mountedIn([4, 5]))
}

test('[ENG-02] a deck that rests on joists is a board, whatever it is called', () => {
  for (const joists of [
    'Timber Joists',
    'Timber Joists With Resilient Bars',
    'Battens Below Timber Joists',
  ] as const)
    expect(above(joists)).toEqual(above(joists, { ...DECK, role: 'board' }))
})

test('[ENG-02] what carries itself above hangers or studs stays a massive element', () => {
  for (const frame of ['Ceiling Grid On Hangers', 'Wooden Stud'] as const)
    expect(above(frame).leaves[0].massive).toBe(true)
})
