import type { Frame } from '@soundleaf/construction'
import type { FrameType } from '@soundleaf/contracts'
import {
  deck,
  floor,
  frame,
  gravel,
  gypsum,
  gypsumFibre,
  impactBoard,
  screed,
} from '../testing/construction-parts'
import { predicted } from '../testing/predicted'

/** Deep joists of 80 mm every 625 mm with 100 mm of wool, as usual in Germany. */
const JOISTS: Partial<Frame> = { thicknessOfBeam_mm: 80, cc_mm: 625 }
const on = (type: FrameType) => [deck(), frame(type, 247, 100, JOISTS), gypsum]
const straight = on('Wooden Stud')
const bars = on('Wooden Stud Resilient Bar')
const wet = (stiffness_MNpm3: number) => [screed(), impactBoard(stiffness_MNpm3)]
const dry = [gypsumFibre, gypsumFibre, impactBoard(20, 20)]

// DIN 4109-33:2016 tables 17 to 23, their Rw and Ln,w as VBAcoustic (ift Rosenheim) carries them; it does not carry their
// layers: the resilient layers and fills here are usual ones. Left out: tables 21 and 23, whose ceilings differ most.
test.each([
  ['table 17: a screed, ceiling straight on the joists', 63, 54, floor(...wet(6), ...straight)],
  ['table 18: with a light fill', 65, 48, floor(...wet(6), gravel(30), ...straight)],
  ['table 18: with a heavy fill', 67, 46, floor(...wet(6), gravel(60), ...straight)],
  ['table 18: on a stiffer layer', 67, 51, floor(...wet(20), gravel(60), ...straight)],
  ['table 19: a dry floor on fill', 61, 55, floor(...dry, gravel(60), ...straight)],
  ['table 20: a screed, ceiling on resilient bars', 70, 46, floor(...wet(6), ...bars)],
] as const)('[ENG-01] joists of DIN 4109-33, %s: Rw %f, Ln,w %f, within 4.5 dB', (_, rw, lnw, construction) => {
  const { Rw, Lnw } = predicted(construction)
  expect(Math.abs(Rw - rw)).toBeLessThanOrEqual(4.5)
  expect(Math.abs(Lnw - lnw)).toBeLessThanOrEqual(4.5)
})

test('[ENG-01] under its resonance a dry floor on a stiff layer insulates as the same boards laid on the deck', () => {
  // s' = 500 MN/m³ between 29 and 13 kg/m²: f0 = sqrt(500e6 (1/29 + 1/13))/(2 pi) = 1190 Hz. At a quarter of it the deck
  // moves by 1/(1 - 1/16) more, 0.6 dB.
  const laid = predicted(floor(gypsumFibre, gypsumFibre, ...bars)).R
  const floating = predicted(floor(gypsumFibre, gypsumFibre, impactBoard(500, 5), ...bars)).R
  // 100 to 315 Hz
  for (let band = 3; band < 9; band++)
    expect(Math.abs((floating[band] ?? Number.NaN) - (laid[band] ?? Number.NaN))).toBeLessThan(2)
})

test('[ENG-01] no joist floor is better by air than any that is published', () => {
  const heaviest = floor(screed(80), impactBoard(6), gravel(100), ...on('Wooden Stud Resilient Bar'), gypsum)
  expect(predicted(heaviest).Rw).toBeLessThan(76)
})
