import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Partner } from '../domain/embed/partner'
import { origin, quota, teamName } from './arguments'
import { OperatorError, type AddCommands, type Workplace } from './operator'

const USUAL_QUOTA = 1000

export const addPartnerCommands: AddCommands = (program, operator) => {
  program
    .command('create-partner')
    .description('Register a partner whose pages may show results. Prints their key; it is shown this once.')
    .argument('<name>', 'name of the partner', teamName)
    .requiredOption('--origin <origin...>', 'origins of their pages, as https://portal.example', origins)
    .option('--quota <number>', 'calculations a day', quota, USUAL_QUOTA)
    .action((name: string, options: { origin: string[]; quota: number }) =>
      operator.at(async ({ partners }) => {
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
        operator.print(
          `Registered "${name}" for ${options.origin.join(', ')}: ${options.quota} calculations a day.`,
        )
        operator.print(`Partner id, for frames: ${id}`)
        operator.print(`Key, for their server only: ${key}`)
      }),
    )

  program
    .command('renew-partner-key')
    .description(
      'Give a partner a new key; the old one ends at once. Tokens that are out end within 10 minutes.',
    )
    .argument('<partner>', 'name of the partner', teamName)
    .action((name: string) =>
      operator.at(async (workplace) => {
        const partner = await findPartner(name, workplace)
        const key = newKey()
        await workplace.partners.setKey(partner.id, hashOf(key))
        operator.print(`New key of "${partner.name}", for their server only: ${key}`)
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
        operator.at(async (workplace) => {
          const partner = await findPartner(name, workplace)
          await workplace.partners.setEnabled(partner.id, isEnabled)
          operator.print(`"${partner.name}" ${effect}.`)
        }),
      )
  }

  program
    .command('list-partners')
    .description('List partners with their pages and quotas.')
    .action(() =>
      operator.at(async ({ partners }) => {
        for (const { id, name, origins: pages, dailyQuota, isEnabled } of await partners.list())
          operator.print(
            `${name}${isEnabled ? '' : ' (off)'}  ${id}  ${pages.join(' ')}  ${dailyQuota} a day`,
          )
      }),
    )
}

const origins = (text: string, before: string[] = []): string[] => [...before, origin(text)]

const newKey = () => `slp_${randomBytes(32).toString('base64url')}`
const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')

async function findPartner(name: string, { partners }: Workplace): Promise<Partner> {
  const partner = await partners.findByName(name)
  if (partner === null) throw new OperatorError(`There is no partner "${name}". list-partners shows them.`)
  return partner
}
