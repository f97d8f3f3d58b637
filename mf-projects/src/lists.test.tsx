import type { ProjectListItem } from '@soundleaf/contracts'
import { sampleWall } from '@soundleaf/federation/testing'
import { measureIn } from '@soundleaf/texts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { listed, open } from './testing/open-page'

const NUMBERS = { airborne: 52, impact: 71, totalThickness: 187.5, surfaceMass: 414 }
const numbered = (name: string, id: number, numbers: ProjectListItem['numbers']) => ({
  ...listed(name, id),
  ...(numbers !== undefined && { numbers }),
})
const headTexts = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
const cells = (row: HTMLElement, ...ids: string[]) =>
  ids.map((id) => row.querySelector(`[data-cell=${id}]`)?.textContent)

test('[PRJ-03] the list has the numbers of the last calculation, by the standard, and sorts by them', async () => {
  const projects = [
    numbered('Floor', 1, NUMBERS),
    numbered('Wall', 2, { ...NUMBERS, airborne: 61, impact: null }),
    numbered('Not yet', 3, null),
  ]
  const { user } = open({
    answers: { listProjects: () => ({ ok: true, value: { projects, total: 3, evaluationStandard: 'Iso' } }) },
  })
  const floor = await screen.findByRole('row', { name: /Floor/ })
  const ids = ['airborne', 'impact', 'totalThickness', 'surfaceMass']
  expect(cells(floor, ...ids)).toEqual(['52', '71', '187.5', '414'])
  expect(cells(screen.getByRole('row', { name: /Wall/ }), ...ids)).toEqual(['61', '–', '187.5', '414'])
  expect(cells(screen.getByRole('row', { name: /Not yet/ }), ...ids)).toEqual(['–', '–', '–', '–'])
  expect(headTexts().slice(2, 6)).toEqual(['Rw', 'Ln,w', 'mm', 'kg/m²'])
  const [byRw] = screen.getAllByRole('columnheader').filter(({ textContent }) => textContent === 'Rw')
  if (byRw === undefined) throw new Error('There is no column of Rw')
  await user.click(within(byRw).getByRole('button'))
  await waitFor(() =>
    expect(
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => cells(row, 'name')[0]),
    ).toEqual(['Wall', 'Floor', 'Not yet']),
  )
})

test('[PRJ-03] an Astm account reads STC and IIC, and a list without numbers has no columns for them', async () => {
  const projects = [numbered('Floor', 1, NUMBERS)]
  open({
    answers: {
      listProjects: () => ({ ok: true, value: { projects, total: 1, evaluationStandard: 'Astm' } }),
    },
  })
  expect(await screen.findByRole('columnheader', { name: 'IIC' })).toBeVisible()
  cleanup()
  open({ session: { licence: 'trial' } })
  await screen.findByRole('row', { name: new RegExp(sampleWall.name) })
  expect(headTexts()).toEqual(['Type', 'Name', 'Created, UTC', 'Modified, UTC', 'Shared'])
})

test('[PRJ-03] a floor of timber has a picture and a name of its own, by which it is found', async () => {
  const floor = { ...listed('Concrete', 1), structuresSummary: ['SingleMassiveElementFloor' as const] }
  const clt = { ...floor, projectId: listed('', 2).projectId, name: 'Timber', template: 'CltFloor' as const }
  const { user } = open({
    answers: { listProjects: () => ({ ok: true, value: { projects: [floor, clt], total: 2 } }) },
  })
  const pictureOf = async (name: RegExp) =>
    (await screen.findByRole('row', { name })).querySelector('svg')?.innerHTML.replace(/_r_\w+_/g, '')
  expect(await pictureOf(/CLT floor Timber/)).not.toBe(
    await pictureOf(/Single massive element floor Concrete/),
  )
  await user.type(screen.getByRole('searchbox'), 'clt')
  expect(await screen.findByText('1 of 2 projects')).toBeVisible()
})

test('[LIC-03] the end of a trial stands on the page whatever is in the list', async () => {
  open({ session: { licence: 'trial', trialExpiryText: 'Expires tomorrow' } })
  await screen.findByRole('row', { name: new RegExp(sampleWall.name) })
  expect(screen.getByText('Free Trial · Expires tomorrow')).toBeVisible()
})

test('[SEC-17] a share that is nearly full is told before it is', async () => {
  const share = { projects: 79, projectsMax: 100, megabytes: 4.2, megabytesMax: 5 }
  open({
    answers: {
      listProjects: () => ({ ok: true, value: { projects: [listed('One', 1)], total: 1, share } }),
    },
  })
  await screen.findByRole('row', { name: /One/ })
  expect(screen.getByText('Your projects fill 4 of the 5 MB that your account may have.')).toBeVisible()
  expect(screen.queryByText(/projects that your account may have/)).not.toBeInTheDocument()
})

test('[PRJ-07] what was deleted is named, stands in a tab of its own, and comes back from there', async () => {
  const { fake, user } = open()
  await user.click(await screen.findByRole('row', { name: new RegExp(sampleWall.name) }))
  fake.answer({ action: 'delete' })
  await user.click(screen.getByRole('button', { name: 'Delete project' }))
  await waitFor(() => expect(fake.toasts[0]?.text).toContain(`“${sampleWall.name}” has been deleted`))
  await user.click(screen.getByRole('tab', { name: 'Deleted projects' }))
  const row = await screen.findByRole('row', { name: new RegExp(sampleWall.name) })
  expect(screen.getByRole('button', { name: 'Restore project' })).toHaveAttribute('aria-disabled', 'true')
  await user.click(row)
  await user.click(screen.getByRole('button', { name: 'Restore project' }))
  expect(await screen.findByText('No deleted projects')).toBeVisible()
  expect(fake.toasts[1]?.text).toBe(`“${sampleWall.name}” is back in your saved projects`)
  await user.click(screen.getByRole('tab', { name: 'Open saved projects' }))
  expect(await screen.findByRole('row', { name: new RegExp(sampleWall.name) })).toBeVisible()
})

test('[BEY-12] where inches are in use, the list has thickness and mass in them and in pounds', async () => {
  measureIn('ImperialFractions')
  try {
    const projects = [numbered('Floor', 1, NUMBERS)]
    open({
      answers: {
        listProjects: () => ({ ok: true, value: { projects, total: 1, evaluationStandard: 'Astm' } }),
      },
    })
    const floor = await screen.findByRole('row', { name: /Floor/ })
    // 187.5 / 25.4 = 7.3819; 414 / 4.882428 = 84.794
    expect(cells(floor, 'totalThickness', 'surfaceMass')).toEqual(['7.382', '84.79'])
    expect(headTexts().slice(4, 6)).toEqual(['in', 'lb/ft²'])
  } finally {
    measureIn('Metric')
  }
})
