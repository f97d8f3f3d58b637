import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Partner } from '../domain/embed/partner'
import { origin, quota, teamName } from './arguments'
import { OperatorError, type AddCommands, type AdminContext } from './admin-context'

const DEFAULT_QUOTA = 1000

export const addPartnerCommands: AddCommands = (program, admin) => {
  program
    .command('create-partner')
    .description('Register a partner whose pages may show results. Prints their key; it is shown this once.')
    .argument('<name>', 'name of the partner', teamName)
    .requiredOption('--origin <origin...>', 'origins of their pages, as https://portal.example', origins)
    .option('--quota <number>', 'calculations a day', quota, DEFAULT_QUOTA)
    .action((name: string, options: { origin: string[]; quota: number }) =>
      admin.run(async ({ partners }) => {
        if ((await partners.findByName(name)) !== null)
          throw new OperatorError(`There is a partner "${name}" already.`)
        const [id, key] = [randomUUID(), newKey()]
        await partners.create({
          id,
          name,
          keyHash: hashOf(key),
          origins: options.origin,
          dailyQuota: options.quota,
          isEnabled: true,
        })
        admin.print(
          `Registered "${name}" for ${options.origin.join(', ')}: ${options.quota} calculations a day.`,
        )
        admin.print(`Partner id, for frames: ${id}`)
        admin.print(`Key, for their server only: ${key}`)
      }),
    )

  program
    .command('renew-partner-key')
    .description(
      'Give a partner a new key; the old one ends at once. Tokens that are out end within 10 minutes.',
    )
    .argument('<partner>', 'name of the partner', teamName)
    .action((name: string) =>
      admin.run(async (context) => {
        const partner = await findPartner(name, context)
        const key = newKey()
        await context.partners.setKey(partner.id, hashOf(key))
        admin.print(`New key of "${partner.name}", for their server only: ${key}`)
      }),
    )

  for (const [command, isEnabled, effect] of [
    ['disable-partner', false, 'is switched off: key, tokens and frames have ended'],
    ['enable-partner', true, 'is switched on'],
  ] as const) {
    program
      .command(command)
      .description(isEnabled ? 'Switch a partner on again.' : 'Switch a partner off, at once and wholly.')
      .argument('<partner>', 'name of the partner', teamName)
      .action((name: string) =>
        admin.run(async (context) => {
          const partner = await findPartner(name, context)
          await context.partners.setEnabled(partner.id, isEnabled)
          admin.print(`"${partner.name}" ${effect}.`)
        }),
      )
  }

  program
    .command('list-partners')
    .description('List partners with their pages and quotas.')
    .action(() =>
      admin.run(async ({ partners }) => {
        for (const { id, name, origins: pages, dailyQuota, isEnabled } of await partners.list())
          admin.print(`${name}${isEnabled ? '' : ' (off)'}  ${id}  ${pages.join(' ')}  ${dailyQuota} a day`)
      }),
    )
}

const origins = (text: string, before: string[] = []): string[] => [...before, origin(text)]

const newKey = () => `slp_${randomBytes(32).toString('base64url')}`
const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')

async function findPartner(name: string, { partners }: AdminContext): Promise<Partner> {
  const partner = await partners.findByName(name)
  if (partner === null) throw new OperatorError(`There is no partner "${name}". list-partners shows them.`)
  return partner
}
