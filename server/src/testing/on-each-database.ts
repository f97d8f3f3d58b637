import { DATABASES, type DatabaseKind } from './test-database'
import { TestApplication, type Changes } from './test-application'

/**
 * Describes the application once per database, or on those that are named; `server()` is the one that the running test
 * belongs to.
 */
export function onEachDatabase(
  subject: string,
  describeTests: (server: () => TestApplication) => void,
  changes: Changes = {},
  databases: readonly DatabaseKind[] = DATABASES,
): void {
  describe.each(databases)(`${subject} on %s`, (kind) => {
    let application: TestApplication | null = null
    beforeAll(async () => {
      application = await TestApplication.open(kind, changes)
    })
    afterAll(() => application?.close())
    describeTests(() => {
      if (application === null) throw new Error('The application is open inside a test only')
      return application
    })
  })
}
