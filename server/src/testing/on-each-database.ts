import { DATABASES } from './test-database'
import { TestApplication, type Changes } from './test-application'

/** Describes the application once per database; `server()` is the one that the running test belongs to. */
export function onEachDatabase(
  subject: string,
  describeTests: (server: () => TestApplication) => void,
  changes: Changes = {},
): void {
  describe.each(DATABASES)(`${subject} on %s`, (kind) => {
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
