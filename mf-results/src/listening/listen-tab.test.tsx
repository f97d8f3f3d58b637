import { answerWith } from '@soundleaf/contracts/samples'
import { sampleFloor, sampleWall } from '@soundleaf/federation/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { withFakeAudio } from '../testing/fake-audio'
import { calculated, open } from '../testing/opened-drawer'

beforeEach(() => localStorage.clear())
afterEach(() => Reflect.deleteProperty(globalThis, 'AudioContext'))

async function listen(options: Parameters<typeof open>[0] = {}) {
  const fake = open(options)
  await calculated()
  await userEvent.click(screen.getByRole('tab', { name: 'Listen' }))
  await screen.findByRole('group', { name: 'Heard' })
  return fake
}

const places = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent ?? '')

test('[BEY-14] without Web Audio it says so, and what would be heard is there in numbers', async () => {
  await listen()
  expect(screen.getByRole('note')).toHaveTextContent('This browser has no Web Audio')
  expect(screen.queryByRole('button', { name: 'Play' })).toBeNull()
  const table = screen.getByRole('table', { name: 'Levels by third octave, dB' })
  expect(within(table).getAllByRole('rowheader')).toHaveLength(21)
  expect(places()).toEqual([
    expect.stringMatching(/^In the source room60 dB\(A\)$/),
    expect.stringMatching(/^Through this construction−?\d+ dB\(A\)/),
  ])
})

test('[BEY-14] a press plays, an arrow key changes the place, another press stops', async () => {
  const made = withFakeAudio()
  await listen()
  expect(made).toHaveLength(0)
  await userEvent.click(screen.getByRole('button', { name: 'Play' }))
  const stop = await screen.findByRole('button', { name: 'Stop' })
  await waitFor(() => expect(screen.getByText('Playing')).toBeVisible())
  expect(screen.getByRole('radio', { name: /^Through this/ })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: /^In the source room/ }))
  expect(made[0]?.gains.slice(1).map(({ gain }) => gain.value)).toEqual([1, 0])
  await userEvent.click(stop)
  expect(made.map(({ state }) => state)).toEqual(['closed'])
})

test('[BEY-14] leaving the tab stops the sound, and coming back begins none', async () => {
  const made = withFakeAudio()
  await listen()
  await userEvent.click(screen.getByRole('button', { name: 'Play' }))
  await screen.findByText('Playing')
  await userEvent.click(screen.getByRole('tab', { name: 'Laboratory values' }))
  expect(made.map(({ state }) => state)).toEqual(['closed'])
  await userEvent.click(screen.getByRole('tab', { name: 'Listen' }))
  await screen.findByRole('button', { name: 'Play' })
  expect(made).toHaveLength(1)
})

test('[BEY-14] a page that goes out of sight is silent', async () => {
  const made = withFakeAudio()
  await listen()
  await userEvent.click(screen.getByRole('button', { name: 'Play' }))
  await screen.findByText('Playing')
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  hidden.mockRestore()
  expect(made.map(({ state }) => state)).toEqual(['closed'])
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible()
})

test('[BEY-14] where the browser cannot render a sound, saving says so', async () => {
  await listen()
  await userEvent.click(screen.getByRole('button', { name: 'Save as WAV' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('The sound could not be saved')
})

test('[BEY-14] the sound goes on while a change is calculated, and follows it', async () => {
  const made = withFakeAudio()
  let level = 50
  const fake = await listen({
    answers: {
      calculate: () => ({ ok: true, value: answerWith({ tableResultR: Array<number>(21).fill(level) }) }),
    },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Play' }))
  await screen.findByText('Playing')
  // 80 dB(A) less 50, and less 10 lg(0.32 * 35/10) = 0.5 of the room.
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sound' }), 'Pink noise')
  expect(places()[1]).toMatch(/^Through this construction30 dB/)
  level = 40
  const fieldValues = { ...sampleWall.fieldValues, airborneValue: 33 }
  act(() => fake.openProject({ ...sampleWall, fieldValues }, 'results'))
  expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible()
  await waitFor(() => expect(places()[1]).toMatch(/^Through this construction40 dB/))
  expect(made.map(({ state }) => state)).toEqual(['running'])
})

test('[BEY-14] footsteps are of floors, and are heard below them only', async () => {
  await listen({ open: sampleFloor })
  const sound = screen.getByRole('combobox', { name: 'Sound' })
  await userEvent.selectOptions(sound, 'Tapping machine, ISO 10140-5')
  expect(places()).toEqual([expect.stringMatching(/^Through this construction/)])
  expect(screen.queryByRole('spinbutton', { name: 'Level in the source room, dB(A)' })).toBeNull()
  await userEvent.selectOptions(sound, 'Footsteps, barefoot')
  expect(screen.getByText(/^Footsteps are an impression/)).toBeVisible()
})

test('[BEY-14] a wall has no footsteps', async () => {
  await listen()
  const names = within(screen.getByRole('combobox', { name: 'Sound' })).getAllByRole('option')
  expect(names.map(({ textContent }) => textContent)).not.toContain('Footsteps, barefoot')
})

test('[BEY-14] a level out of its range stays as it was typed and is told the range', async () => {
  await listen()
  const level = screen.getByRole('spinbutton', { name: 'Level in the source room, dB(A)' })
  await userEvent.clear(level)
  await userEvent.type(level, '140{Enter}')
  expect(level).toHaveValue('140')
  expect(level).toHaveAccessibleDescription('Level in the source room, dB(A): from 30 to 110')
  expect(places()[0]).toMatch(/60 dB\(A\)$/)
  await userEvent.clear(level)
  await userEvent.type(level, '75{Enter}')
  expect(places()[0]).toMatch(/75 dB\(A\)$/)
})

test('[BEY-14] calibrated by a meter, the level at the ear is told, and never more than 85 dB(A)', async () => {
  withFakeAudio()
  await listen()
  expect(screen.getByText(/^Not calibrated/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Calibrate…' }))
  const panel = screen.getByRole('region', { name: 'Calibration' })
  await userEvent.selectOptions(within(panel).getByRole('combobox', { name: 'By' }), 'A sound level meter')
  await userEvent.click(within(panel).getByRole('button', { name: 'Play pink noise' }))
  const reading = within(panel).getByRole('spinbutton', { name: 'Reading of the meter, dB(A)' })
  await userEvent.clear(reading)
  await userEvent.type(reading, '90{Enter}')
  await userEvent.click(within(panel).getByRole('button', { name: 'This is the reading' }))
  expect(screen.getByText(/^Calibrated with a sound level meter/)).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: /^In the source room/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Play' }))
  expect(await screen.findByText('At the ear: 60 dB(A)')).toBeVisible()
  const level = screen.getByRole('spinbutton', { name: 'Level in the source room, dB(A)' })
  await userEvent.clear(level)
  await userEvent.type(level, '95{Enter}')
  expect(await screen.findByText('At the ear: 85 dB(A)')).toBeVisible()
  expect(screen.getByText(/^All is played 10 dB softer than it is/)).toBeVisible()
})

test('[BEY-14] with rooms in the project, all paths between them are heard beside the element alone', async () => {
  const rooms = {
    width: 5,
    height: 2.5,
    sourceDepth: 4,
    receivingDepth: 4,
    edges: [1, 2, 3, 4].map(() => ({ flank: 'none' as const })),
    openings: [],
  }
  await listen({ open: { ...sampleWall, rooms } })
  await waitFor(() =>
    expect(screen.getByRole('radio', { name: /^Between the rooms, by all paths/ })).toBeVisible(),
  )
  expect(screen.getByText(/^Levels in a room of 50 m³ behind a separating area of 12\.5 m²/)).toBeVisible()
})

test('[BEY-14] the variants of the project are heard beside the open one', async () => {
  const [structure] = sampleWall.structures
  if (structure === undefined) throw new Error('The sample has a structure.')
  const others = [{ name: 'With boards', structure: { ...structure, structureId: crypto.randomUUID() } }]
  await listen({ open: { ...sampleWall, variants: { name: 'Bare', place: 0, others } } })
  await waitFor(() => expect(screen.getByRole('radio', { name: /^2 · With boards/ })).toBeVisible())
  expect(screen.queryByRole('radio', { name: /Bare/ })).toBeNull()
})

test.each(['light', 'trial'] as const)(
  '[BEY-14] a %s licence is told with which one it comes',
  async (licence) => {
    withFakeAudio()
    open({ session: { licence } })
    await calculated()
    await userEvent.click(screen.getByRole('tab', { name: 'Listen' }))
    expect(await screen.findByText('Listening comes with the Full licence')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Play' })).toBeNull()
  },
)
