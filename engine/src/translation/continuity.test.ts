import { check, type Component, type Construction } from '@soundleaf/construction'
import fc from 'fast-check'
import {
  FIELD_VALUES,
  aerated,
  concrete,
  floor,
  impactBoard,
  screed,
  wall,
} from '../testing/construction-parts'
import { smoothLnw, smoothRw } from '../testing/smooth-rating'
import { USUAL_CONSTRUCTIONS } from '../testing/usual-constructions'
import { predictConstruction } from './predict-construction'

/** 1 is what every run affords, 10 the full run. */
const SCALE = Number(process.env.SOUNDLEAF_TEST_SCALE ?? 1)

const STEP = 1.01
const MOST_DB = 0.5

/** Rw and Ln,w without their steps of one decibel, under both mountings; null where a rule or the engine refuses. */
function ratingsOf(construction: Construction): readonly number[] | null {
  if (check(construction).length > 0) return null
  const prediction = predictConstruction(construction, FIELD_VALUES)
  if (!prediction.ok) return null
  const { airborne, impact } = prediction.laboratory
  return [
    smoothRw(airborne.iso.values_db),
    smoothRw(airborne.astm.values_db),
    ...(impact === null ? [] : [smoothLnw(impact.iso.values_db), smoothLnw(impact.astm.values_db)]),
  ]
}

/** One number of one component of a construction. */
interface Place {
  readonly name: string
  readonly construction: Construction
  readonly index: number
  readonly key: string
  readonly isOfFill: boolean
  readonly usual: number
}

/** Every number of every component of the usual constructions; what is only stored takes no part. */
const PLACES: readonly Place[] = Object.entries(USUAL_CONSTRUCTIONS).flatMap(([name, construction]) =>
  construction.components.flatMap((component, index) => {
    const placesIn = (numbers: object, isOfFill: boolean) =>
      Object.entries(numbers).flatMap(([key, usual]: [string, unknown]) =>
        typeof usual === 'number' && usual > 0 && !key.startsWith('stored')
          ? [{ name, construction, index, key, isOfFill, usual }]
          : [],
      )
    return [
      ...placesIn(component, false),
      ...('insulation' in component ? placesIn(component.insulation, true) : []),
    ]
  }),
)

function withNumber({ construction, index, key, isOfFill }: Place, value: number): Construction {
  const components = construction.components.map((component, at): Component => {
    if (at !== index) return component
    if (isOfFill && 'insulation' in component)
      return { ...component, insulation: { ...component.insulation, [key]: value } }
    const changed = { ...component, [key]: value }
    // A cavity is as deep as its beams at least, between ribs exactly.
    if (changed.kind === 'frame' && key === 'depthOfBeam_mm')
      return { ...changed, totalCavityDepth_mm: Math.max(changed.totalCavityDepth_mm, value) }
    return changed.kind === 'ribPanel' ? { ...changed, totalCavityDepth_mm: changed.depthOfBeam_mm } : changed
  })
  return { ...construction, components }
}

/** The greatest change of a rating between two constructions; 0 where either is refused. */
function changeBetween(first: Construction, second: Construction): number {
  const before = ratingsOf(first)
  const after = ratingsOf(second)
  if (before === null || after === null) return 0
  return Math.max(...before.map((rating, at) => Math.abs((after[at] ?? Number.NaN) - rating)))
}

function change(place: Place, from: number, to: number): number {
  return changeBetween(withNumber(place, from), withNumber(place, to))
}

function said({ name, index, key }: Place, value: number, change_dB: number): string {
  return `${name}, component ${index + 1}, ${key} at ${value.toPrecision(4)}: ${change_dB.toFixed(2)} dB`
}

/** Any number of any usual construction, at a factor of its usual value. */
function somewhere(reach: number): fc.Arbitrary<readonly [Place, number]> {
  return fc
    .tuple(
      fc.constantFrom(...PLACES),
      fc.double({ min: -Math.log(reach), max: Math.log(reach), noNaN: true }),
    )
    .map(([place, exponent]) => [place, place.usual * Math.exp(exponent)] as const)
}

function holds(reach: number, count: number, property: (at: readonly [Place, number]) => void): void {
  fc.assert(fc.property(somewhere(reach), property), { numRuns: Math.ceil(count * SCALE), seed: 51 })
}

test('[ENG-01] no rating moves by more than 0.5 dB when a number between half and double its usual value moves by 1 %', () => {
  holds(2, 60, ([place, value]) => {
    const moved = change(place, value, value * STEP)
    if (moved > MOST_DB) throw new Error(said(place, value, moved))
  })
}, 3_600_000)

/** Over so many smaller steps a steep slope spreads; a jump stays in one of them. */
const FINE_STEPS = 8

/** How far a rating jumps within one step from a value, dB; 0 where it only slopes. */
function jumpAfter(value: number, at: (value: number) => Construction): number {
  const moved = changeBetween(at(value), at(value * STEP))
  if (moved <= MOST_DB) return 0
  const fine = Array.from({ length: FINE_STEPS }, (_, n) =>
    changeBetween(at(value * STEP ** (n / FINE_STEPS)), at(value * STEP ** ((n + 1) / FINE_STEPS))),
  )
  return Math.max(...fine) > moved / 2 ? moved : 0
}

test('[ENG-01] no rating jumps anywhere between a twentieth and twenty times the usual value', () => {
  holds(20, 60, ([place, value]) => {
    const jump = jumpAfter(value, (other) => withNumber(place, other))
    if (jump > 0) throw new Error(said(place, value, jump))
  })
}, 3_600_000)

test('a jump is found', () => {
  const found = PLACES.slice(0, 3).map((place) => change(place, place.usual, place.usual * 1.5))
  expect(Math.max(...found)).toBeGreaterThan(MOST_DB)
})

/** So many steps are looked at together first. */
const STRIDE = 4

/** In no step between two values of a number a rating jumps. */
function holdsOver(
  from: number,
  to: number,
  at: (value: number) => Construction,
  sayAt: (value: number, jump_dB: number) => string,
): void {
  for (let value = from; value < to; value *= STEP ** STRIDE) {
    // What a whole stride does not move, a jump of one of its steps does not either.
    if (changeBetween(at(value), at(value * STEP ** STRIDE)) <= MOST_DB) continue
    for (let step = 0; step < STRIDE; step++) {
      const before = value * STEP ** step
      const jump = jumpAfter(before, at)
      if (jump > 0) throw new Error(sayAt(before, jump))
    }
  }
}

/** Where one model takes over from another: construction, component, number, and the stretch about the seam. */
test.each([
  ['joist floor', 0, 'thickness_mm', 64, 72],
  ['joist floor with a topping', 1, 'density_kgm3', 1850, 2050],
  ['timber floor with a ceiling', 0, 'thickness_mm', 50, 72],
  ['concrete floor with a floating screed', 0, 'thickness_mm', 17, 21],
  ['concrete floor with a gypsum screed', 0, 'modulusOfElasticity_MPa', 4200, 5200],
  ['joist floor with a screed', 0, 'thickness_mm', 30, 36],
  ['laminate board on a floating screed', 0, 'thickness_mm', 12, 16],
  ['concrete floor with a raised floor', 0, 'thickness_mm', 20, 30],
  ['concrete floor with a raised floor', 2, 'thickness_mm', 222, 240],
  ['plastered brick wall', 0, 'thickness_mm', 184, 192],
  ['concrete floor with a floating screed', 2, 'thickness_mm', 45, 65],
] as const)(
  '[ENG-01] %s: no rating jumps by more than 0.5 dB at the seam of component %d, %s',
  (...at) => {
    const [name, index, key, from, to] = at
    const place = PLACES.find((other) => other.name === name && other.index === index && other.key === key)
    if (place === undefined) throw new Error(`${name} has no such number`)
    holdsOver(
      from,
      to,
      (value) => withNumber(place, value),
      (value, moved) => said(place, value, moved),
    )
  },
  600_000,
)

// c0^2 = 5/6 E/(2 (1 + 0.2) rho) at E = 338960 rho Pa: 0.78 GPa for concrete of 2300 kg/m³, 0.19 for aerated one of 550.
test.each([
  ['wall of 400 mm', 0.78, wall(concrete(400))],
  ['aerated wall', 0.186, wall(aerated(200))],
  ['floor', 0.78, floor(concrete(160))],
  ['floor with a screed', 0.78, floor(screed(), impactBoard(10), concrete(160))],
])(
  '[ENG-01] %s: no rating jumps by more than 0.5 dB where shear waves become as fast as sound',
  (name, sonic_GPa, construction) => {
    const withModulus = (modulus_GPa: number): Construction => ({
      ...construction,
      components: construction.components.map((component) =>
        component.kind === 'massiveElement'
          ? {
              ...component,
              modulusOfElasticityMajor_GPa: modulus_GPa,
              modulusOfElasticityMinor_GPa: modulus_GPa,
            }
          : component,
      ),
    })
    expect(ratingsOf(withModulus(sonic_GPa))).not.toBeNull()
    holdsOver(
      sonic_GPa / 1.4,
      sonic_GPa * 1.4,
      withModulus,
      (value, moved) => `${name} of ${value.toPrecision(4)} GPa: ${moved.toFixed(2)} dB`,
    )
  },
  600_000,
)
