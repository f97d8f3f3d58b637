import type { CalculationAnswer } from '@soundleaf/contracts'
import { sampleCalculation, sampleFloor, sampleWall, unitsOfSi } from '@soundleaf/federation/testing'
import { measureIn } from '@soundleaf/texts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { calculated, open } from './testing/opened-drawer'

beforeEach(() => {
  localStorage.clear()
  measureIn('ImperialFractions')
})
afterEach(() => measureIn('Metric'))

/** An answer that says what it rests on, with a measured construction beside it. */
const ANSWER: CalculationAnswer = {
  ...sampleCalculation({ standard: 'Iso', licence: 'full', hasImpact: true }),
  explanation: {
    ratings: [],
    airborneLimits: [],
    impactLimits: [],
    resonances: [],
    coincidences: [],
    mounting: '',
    elementSize: [3.66, 2.75],
    airborneUncertaintyBasis: '',
    impactUncertaintyBasis: null,
    notices: [],
    codes: {
      mounting: { code: 'EuropeanLaboratory', params: {} },
      airborneUncertaintyBasis: { code: 'MeasuredErrors', params: { kind: 'massive element', count: 24 } },
    },
  },
  measured: [
    {
      id: 'one',
      source: 'A publication',
      layers: [
        { code: 'sheet', params: { name: 'gypsum board', count: 2, thickness_mm: 12.5 } },
        { code: 'cavity', params: { depth_mm: 364, filled_mm: 100, spacing_mm: 600 } },
      ],
      differences: [
        { code: 'mass', params: { measured: 120, own: 96.5 } },
        { code: 'depth', params: { measured: 120, own: null } },
      ],
      ratings: [{ id: 'Rw', value: 55 }],
      airborne: null,
      impact: null,
      inOctaves: false,
    },
  ],
}

const tab = (name: string) => userEvent.click(screen.getByRole('tab', { name }))

test('[BEY-12] in imperial units laboratory values, field values and what is heard have no metric one', async () => {
  const project = { ...sampleFloor, fieldValues: { ...sampleFloor.fieldValues, flankingType: 2 } }
  open({ open: project, answers: { calculate: () => ({ ok: true, value: ANSWER }) } })
  await calculated()
  await userEvent.click(screen.getByRole('button', { name: 'How this number comes about' }))
  expect(unitsOfSi(document.body)).toEqual([])
  // 364 / 25.4 = 14.331; 460 / 4.882428 = 94.22
  expect(document.body).toHaveTextContent('14.331 in cavity')
  expect(document.body).toHaveTextContent('94.22')
  await tab('Approximated field values')
  expect(unitsOfSi(document.body)).toEqual([])
  await tab('Listen')
  await screen.findByRole('group', { name: 'Heard' })
  expect(unitsOfSi(document.body)).toEqual([])
})

test('[BEY-12] in imperial units rooms are typed in feet, what is beside them in pounds, and kept in SI', async () => {
  const { calls } = open({ open: sampleWall })
  await calculated()
  await tab('Rooms')
  const depth = await screen.findByRole('spinbutton', { name: 'Source depth, ft' })
  await userEvent.clear(depth)
  await userEvent.type(depth, `12' 6"{Enter}`)
  expect(depth).toHaveValue('12.5')
  for (const name of [/^1 Floor/, /^4 Inner wall/])
    await userEvent.click(screen.getByRole('button', { name }))
  const openings = await screen.findByRole('region', { name: 'Openings and leaks' })
  for (const name of ['Door', 'Slit', 'Ventilator'])
    await userEvent.click(within(openings).getByRole('button', { name }))
  const masses = screen.getAllByRole('spinbutton', { name: 'Mass, lb/ft²' })
  const [mass] = masses
  if (mass === undefined) throw new Error('There is no flank.')
  await userEvent.clear(mass)
  await userEvent.type(mass, '100{Enter}')
  // 12.5 × 0.3048 = 3.81 m; 100 lb/ft² × 0.45359237 / 0.3048² = 488.24 kg/m²
  await waitFor(() => {
    const last = calls.findLast(({ name }) => name === 'rooms')?.request as {
      body: { sourceDepth: number; edges: { source: { mass: number } }[] }
    }
    expect(last.body.sourceDepth).toBe(3.81)
    expect(last.body.edges[0]?.source.mass).toBeCloseTo(488.24, 2)
  })
  expect(unitsOfSi(document.body)).toEqual([])
  await userEvent.clear(depth)
  await userEvent.type(depth, '1{Enter}')
  // 0.5 to 50 m.
  expect(depth).toHaveAccessibleDescription('Must be 1.64 to 164.04.')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Asked for' }), 'As façade of a room')
  await screen.findByRole('combobox', { name: 'Shape of the façade' })
  expect(unitsOfSi(document.body)).toEqual([])
})
