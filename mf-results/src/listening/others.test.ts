import { BANDS_HZ, calculationFromWire, type Calculation, type Structure } from '@soundleaf/contracts'
import { answerWith } from '@soundleaf/contracts/samples'
import type { RatedVariant } from '../variants/use-variants'
import { heardVariants } from './others'

const structure: Structure = { structureId: 'one', type: 'SingleMassiveElementWall', components: [] }
const calculated = calculationFromWire(answerWith({ rw: 52, tableResultR: BANDS_HZ.map(() => 50) }))

const variant = (number: number, calculation: Calculation | null = calculated): RatedVariant => ({
  id: `variant ${number}`,
  number,
  name: `Wall ${number}`,
  structure,
  isOpen: number === 1,
  isAsked: true,
  calculation,
  failure: null,
})
const eight = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => variant(number))
const names = (...shown: readonly number[]) =>
  heardVariants({ variants: eight, shown: new Set(shown.map((number) => `variant ${number}`)) }).heard.map(
    ({ name }) => name,
  )

test('[BEY-14] the first six variants beside the open one are heard, each by its own curve', () => {
  const { heard, areMore } = heardVariants({ variants: eight, shown: new Set() })
  expect(heard.map(({ name }) => name)).toEqual([2, 3, 4, 5, 6, 7].map((n) => `${n} · Wall ${n}`))
  expect(heard[0]?.insulation.reduction_db).toEqual(calculated.spectra.airborne.values_db)
  expect(areMore).toBe(true)
})

test('[BEY-14] where variants lie over the charts, those are heard', () => {
  expect(names(8, 3)).toEqual(['3 · Wall 3', '8 · Wall 8'])
  // The open one is heard as itself.
  expect(names(1)).toHaveLength(6)
})

test('[BEY-14] what is not calculated or made up for a trial is not among them', () => {
  const variants = [variant(1), variant(2, null), variant(3, { ...calculated, isRandom: true })]
  expect(heardVariants({ variants, shown: new Set() })).toEqual({ heard: [], areMore: false })
})
