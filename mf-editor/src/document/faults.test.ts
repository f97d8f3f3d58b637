import { faultsOf } from './faults'

const ID = '0a1b2c3d-0000-4000-8000-000000000001'
const finished = {
  projectId: ID,
  edit: 1,
  result: 'PropertyError' as const,
  message: '',
  erroneousComponentIds: [ID],
}

test('[CAL-02] a success clears every mark', () => {
  expect(faultsOf({ ...finished, result: 'Success', message: 'x' }).size).toBe(0)
})

test('[CAL-02] each component has the reason, without the ids that older clients read', () => {
  const reason = (message: string) => faultsOf({ ...finished, message }).get(ID)
  expect(reason('Impact board: dynamic stiffness is 0 MN/m³')).toBe(
    'Impact board: dynamic stiffness is 0 MN/m³',
  )
  expect(reason(`Density is 0 id: ${ID}`)).toBe('Density is 0')
  expect(reason(`Density is 0 (id: ${ID})`)).toBe('Density is 0')
  expect(reason(`id: ${ID}`)).toBe('This component cannot be calculated.')
})
