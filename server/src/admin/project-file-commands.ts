import { readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { calculateTask } from '../domain/calculation/calculate-task'
import { MOST_CURVES } from '../domain/measured/measured-curve'
import { exportProjects } from '../domain/project/export-projects'
import { importProjects, newImportKey, type RefusedFile } from '../domain/project/import-projects'
import type { StoredProject } from '../domain/project/project'
import { accept, type Decision } from '../domain/refusal'
import { openFiles } from '../project-file/open-files'
import { packProjects } from '../project-file/write-project-file'
import { zipFiles, type TextFile } from '../project-file/zip-files'
import { failureResponse } from '../routes/failure-response'
import { OperatorError, type AddCommands, type AdminContext } from './admin-context'
import { email } from './arguments'
import { findAccount } from './find'
import { NO_QUOTA } from './project-commands'

const ROWS_AT_ONCE = 100
/** All that one account may have, packed by `export-projects`. */
const OPERATORS_LIMITS = { files: 100_000, unpacked_MB: 2000 }

export const addProjectFileCommands: AddCommands = (program, admin) => {
  program
    .command('export-projects')
    .description(
      "Write a person's projects in the open format: one as JSON, several as a ZIP. A file there is replaced.",
    )
    .argument('<email>', "the person's address", email)
    .argument('<file>', 'the .soundleaf.json or .zip file to write')
    .option('--name <name>', 'the projects of this name only')
    .action((address: string, file: string, { name }: { name?: string }) =>
      admin.run(async (context) => {
        const account = await findAccount(address, context)
        const ids = await idsOf(account.id, name, context)
        if (ids.length === 0)
          throw new OperatorError(
            `${account.email} has no project${name === undefined ? '' : ` of the name "${name}"`}.`,
          )
        const exported = wanted(await exportProjects(ids, { account }, dependenciesOf(context)))
        const zip = (files: readonly TextFile[]) => Promise.resolve(accept(zipFiles(files)))
        writeFileSync(file, wanted(await packProjects(exported, zip)).bytes)
        admin.print(`Exported ${countOf(ids.length)} of ${account.email} to ${file}.`)
      }),
    )

  program
    .command('import-projects')
    .description(
      'Give a person the projects of a file in the open format, each as a new one. What is refused says why; the others are imported.',
    )
    .argument('<email>', "the person's address", email)
    .argument('<file>', 'a .soundleaf.json file, or a .zip of several')
    .action((address: string, file: string) =>
      admin.run(async (context) => {
        const account = await findAccount(address, context)
        const files = wanted(await openFiles(basename(file), bytesOf(file), OPERATORS_LIMITS))
        const dependencies = { ...dependenciesOf(context), mostCurves: MOST_CURVES }
        const { imported, refused } = await importProjects(files, newImportKey(), { account }, dependencies)
        for (const { projectId, name, curvesLeftOut } of imported)
          admin.print(
            `${projectId}  ${name}${curvesLeftOut > 0 ? `  (${curvesLeftOut} measured curves left out)` : ''}`,
          )
        admin.print(`Imported ${countOf(imported.length)} for ${account.email}.`)
        if (refused.length > 0) throw new OperatorError(refused.map(refusedLine).join('\n'))
      }),
    )
}

const countOf = (projects: number): string => `${projects} ${projects === 1 ? 'project' : 'projects'}`

/** The projects of an account that are not deleted, the oldest id first. */
async function idsOf(
  accountId: string,
  name: string | undefined,
  { projects }: AdminContext,
): Promise<readonly string[]> {
  const ids: string[] = []
  for (let after: string | null = null; ; ) {
    const rows: readonly StoredProject[] = await projects.listDocuments(accountId, after, ROWS_AT_ONCE)
    const kept = rows.filter((row) => row.deletedAt === null && (name === undefined || row.name === name))
    ids.push(...kept.map(({ id }) => id))
    after = rows.at(-1)?.id ?? null
    if (rows.length < ROWS_AT_ONCE) return ids
  }
}

/** The command's own thread calculates, and nobody waits for it. */
const dependenciesOf = (context: AdminContext) => ({
  ...context,
  calculator: (task: Parameters<typeof calculateTask>[0]) => Promise.resolve(accept(calculateTask(task))),
  defer: () => undefined,
  quota: NO_QUOTA,
})

function wanted<Value>(decision: Decision<Value>): Value {
  if (decision.ok) return decision.value
  throw new OperatorError(failureResponse(decision.failure).body.message)
}

function refusedLine({ file, line, failure }: RefusedFile): string {
  return `${file}${line === undefined ? '' : `:${line}`}: ${failureResponse(failure).body.message}`
}

function bytesOf(file: string): Uint8Array {
  try {
    return readFileSync(file)
  } catch (error) {
    throw new OperatorError(`${file} cannot be read: ${String((error as { message?: unknown }).message)}.`)
  }
}
