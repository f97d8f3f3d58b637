import { accountStore } from '../storage/account-store'
import { catalogueStore } from '../storage/catalogue-store'
import type { Database } from '../storage/database'
import { partnerStore } from '../storage/partner-store'
import { projectStore } from '../storage/project-store'
import { sessionStore } from '../storage/session-store'
import { teamStore } from '../storage/team-store'
import type { Workplace } from './operator'

/** The stores of an open database, as commands use them. */
export function workplaceOf(
  database: Database,
  parts: Pick<Workplace, 'passwords' | 'clock' | 'publicOrigin'>,
): Workplace {
  const { queries } = database
  return {
    database,
    accounts: accountStore(queries),
    sessions: sessionStore(queries),
    teams: teamStore(queries),
    projects: projectStore(database),
    partners: partnerStore(queries),
    catalogue: catalogueStore(queries),
    ...parts,
  }
}
