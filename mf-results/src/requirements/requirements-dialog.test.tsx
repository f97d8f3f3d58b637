import { sampleWall } from '@soundleaf/federation/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { calculated, open } from '../testing/opened-drawer'

beforeEach(() => localStorage.clear())

async function openRequirements(options: Parameters<typeof open>[0] = {}) {
  const fake = open(options)
  await calculated()
  await userEvent.click(screen.getByRole('tab', { name: 'Approximated field values' }))
  await userEvent.click(screen.getByRole('button', { name: 'Requirements by country…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Requirements by country' })
  const place = await within(dialog).findByRole('region', { name: 'Your own and your team’s' })
  return { ...fake, dialog, place }
}

const fieldValuesOf = ({ host }: Pick<ReturnType<typeof open>, 'host'>) =>
  host.events.last('shell/project-changed')?.project?.fieldValues

test('[BEY-04] a requirement of one’s own is made, used in the project with its source, and deleted', async () => {
  const fake = await openRequirements()
  const { place } = fake
  await within(place).findByText(/^None yet/)
  await userEvent.click(within(place).getByRole('button', { name: 'New requirement' }))
  const form = within(place).getByRole('group', { name: 'A requirement of your own' })
  await userEvent.click(within(form).getByRole('button', { name: 'Keep' }))
  expect(within(form).getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Give it a name.')
  await userEvent.type(within(form).getByRole('textbox', { name: 'Name' }), 'Brief')
  await userEvent.type(within(form).getByRole('textbox', { name: 'Where it is from' }), 'Chapter 4')
  await userEvent.type(within(form).getByRole('textbox', { name: 'Edition' }), '2026-03')
  await userEvent.selectOptions(within(form).getByRole('combobox', { name: 'Airborne sound' }), 'DnT,w + C')
  const value = within(form).getByRole('spinbutton', { name: 'Airborne limit' })
  await userEvent.clear(value)
  await userEvent.type(value, '57{Enter}')
  await userEvent.click(within(form).getByRole('button', { name: 'Keep' }))
  const line = await within(place).findByRole('listitem', { name: 'Brief' })
  expect(line).toHaveTextContent('Brief: Chapter 4 (2026-03)')
  expect(line).toHaveTextContent('≥ 57 dB')
  await userEvent.click(within(line).getByRole('button', { name: 'Use Brief' }))
  await waitFor(() =>
    expect(fieldValuesOf(fake)).toMatchObject({
      airborneId: 2,
      airborneValue: 57,
      requirementSource: { airborne: 'Brief: Chapter 4 (2026-03)' },
    }),
  )
  await userEvent.click(within(line).getByRole('button', { name: 'Delete Brief' }))
  await within(place).findByText(/^None yet/)
  await userEvent.click(within(place).getByRole('button', { name: 'Undo' }))
  expect(await within(place).findByRole('listitem', { name: 'Brief' })).toHaveTextContent('≥ 57 dB')
})

test('[BEY-04] what a country asks becomes one’s own, to be changed', async () => {
  const { dialog, place } = await openRequirements()
  await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Country' }), 'Sweden')
  await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Use' }), 'dwelling party wall')
  await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Class' }), 'C')
  await userEvent.click(within(place).getByRole('button', { name: 'From this country' }))
  const form = within(place).getByRole('group', { name: 'A requirement of your own' })
  // BBR table 7:21a for class C: 52 dB with C50-3150.
  expect(within(form).getByRole('textbox', { name: 'Name' })).toHaveValue('Sweden, dwelling party wall, C')
  expect(within(form).getByRole('combobox', { name: 'Airborne sound' })).toHaveDisplayValue(
    'DnT,w + C50–3150',
  )
  expect(within(form).getByRole('spinbutton', { name: 'Airborne limit' })).toHaveValue('52')
})

test('[BEY-04] what colleagues share is used and not changed; other licences keep none', async () => {
  const shared = {
    id: '7d1f0c52-6c0e-4e0d-9c55-2f5b6a1c0e02',
    name: 'House standard',
    reference: '',
    edition: '',
    limits: [{ evaluationId: 1, value: 56 }],
    isShared: true,
  }
  const fake = await openRequirements({
    session: { licence: 'light' },
    answers: {
      listRequirementPresets: () => ({
        ok: true,
        value: { revision: 0, presets: [], team: [{ ...shared, owner: 'colleague@example.com' }] },
      }),
    },
  })
  const line = await within(fake.place).findByRole('listitem', { name: 'House standard' })
  expect(line).toHaveTextContent('Shared by colleague@example.com')
  expect(within(line).queryByRole('button', { name: /^Change/ })).toBeNull()
  expect(within(fake.place).getByRole('button', { name: 'New requirement' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await userEvent.click(within(line).getByRole('button', { name: 'Use House standard' }))
  await waitFor(() => expect(fieldValuesOf(fake)).toMatchObject({ airborneId: 1, airborneValue: 56 }))
})

test('[BEY-04] a change that could not be kept says so, and what was entered stays', async () => {
  const { place } = await openRequirements({
    open: sampleWall,
    answers: {
      saveRequirementPresets: () => ({
        ok: false,
        failure: {
          code: 'StaleRevision',
          reason: 'RequirementsChanged',
          status: 409,
          call: 'PUT /api/requirements',
          message: 'Your requirements were changed elsewhere.',
        },
      }),
    },
  })
  await userEvent.click(await within(place).findByRole('button', { name: 'New requirement' }))
  const form = within(place).getByRole('group', { name: 'A requirement of your own' })
  await userEvent.type(within(form).getByRole('textbox', { name: 'Name' }), 'Late')
  await userEvent.selectOptions(within(form).getByRole('combobox', { name: 'Airborne sound' }), 'DnT,w')
  await userEvent.click(within(form).getByRole('button', { name: 'Keep' }))
  expect(await within(place).findByRole('alert')).toHaveTextContent('changed elsewhere')
  expect(within(form).getByRole('textbox', { name: 'Name' })).toHaveValue('Late')
})
