import { checkStructure } from '../domain/project/check-structure'
import { calculateTask } from '../domain/calculation/calculate-task'
import { FIELD_VALUES } from '../testing/constructions'
import { openTestDatabase } from '../testing/test-database'
import { CATALOGUE_FOLDER } from '../testing/test-application'
import { TestPasswords } from '../testing/test-passwords'
import { TestClock } from '../testing/test-clock'
import { projectStore } from './project-store'
import { accountStore } from './account-store'
import { seed } from './seed'

const now = new TestClock().read()

test('[OPS-01] the demo accounts begin with examples, a wall, a floor with impact and a shared one, once', async () => {
  const database = await openTestDatabase('pglite')
  const options = {
    withDemo: true,
    isProduction: false,
    withDemoProjects: true,
    catalogueFolder: CATALOGUE_FOLDER,
    passwords: new TestPasswords(),
    now,
  }
  await seed(database.queries, options)
  await seed(database.queries, options)
  const [accounts, projects] = [accountStore(database.queries), projectStore(database)]
  const listOf = async (name: string) => {
    const account = await accounts.findByEmail(`${name}@example.com`)
    const { rows } = await projects.list(account?.id ?? '', {}, 500)
    const team = account?.teamId ? await projects.listShared(account.teamId, account.id, {}, 500) : null
    return { own: rows, team: team?.rows.map((row) => row.name) ?? [] }
  }
  const full = await listOf('full')
  expect(full.own.map(({ name, isShared }) => [name, isShared])).toEqual([
    ['Party wall, concrete', false],
    ['Separating floor with a floating screed', true],
  ])
  expect(full.team).toEqual(['Partition, wooden studs'])
  expect((await listOf('colleague')).team).toEqual(['Separating floor with a floating screed'])

  const others = await Promise.all(['colleague', 'light', 'trial'].map(listOf))
  for (const { id } of [full, ...others].flatMap(({ own }) => own)) {
    const project = await projects.find(id)
    const { structures } = project?.document as { structures: Parameters<typeof checkStructure>[0][] }
    const [structure] = structures
    const construction = structure && checkStructure(structure)
    if (!construction?.ok) throw new Error(JSON.stringify(construction))
    const answer = calculateTask({
      construction: construction.value,
      fieldValues: FIELD_VALUES,
      standard: 'Iso',
    })
    expect(answer.validation.result).toBe('Success')
    expect(structure?.components.every(({ productId }) => productId !== null)).toBe(true)
  }
  await database.close()
})

test('[OPS-01] an operator has none of it', async () => {
  const database = await openTestDatabase('pglite')
  const options = {
    withDemo: false,
    isProduction: false,
    withDemoProjects: true,
    catalogueFolder: CATALOGUE_FOLDER,
    passwords: new TestPasswords(),
    now,
  }
  await seed(database.queries, options)
  expect(await accountStore(database.queries).list()).toEqual([])
  await database.close()
})
