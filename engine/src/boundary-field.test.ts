import { airborneTransmission } from './airborne/airborne'
import { bandMeans } from './physics/frequency'
import { stackModel } from './physics/stack/stack-model'
import { mountedIn } from './testing/mounted-in'
import { GYPSUM } from './testing/sheets'

const boardAs = (kind: 'wall' | 'floor') => {
  const stack = stackModel({ kind, parts: [{ part: 'leaf', sheets: [GYPSUM] }] }, mountedIn([4, 3]))
  return Array.from(bandMeans(airborneTransmission(stack).total), (tau) => -10 * Math.log10(tau))
}

test('[ENG-01] floors are predicted as measured by pressure, higher than by power as table B.1 of ISO 15186-1 has it', () => {
  const [asFloor, asWall] = [boardAs('floor'), boardAs('wall')]
  // Kc at 50, 100, 250, 500 and 1000 Hz
  for (const [band, Kc] of [
    [0, 3.5],
    [3, 2.1],
    [7, 1.0],
    [10, 0.5],
    [13, 0.3],
  ] as const)
    expect(Math.abs((asFloor[band] ?? 0) - (asWall[band] ?? 0) - Kc)).toBeLessThan(0.1)
})
