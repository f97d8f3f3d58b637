import { isIP } from 'node:net'
import { Type, type Static } from '@sinclair/typebox'
import envSchema from 'env-schema'
import { DEFAULT_HISTORY_DAYS } from './domain/project/history'
import { DEFAULT_CALLS_PER_S } from './domain/session/call-limit'
import { number, numberOr, text, textOr, type Documented } from './environment-rows'

const ORIGIN = { format: 'origin', rule: 'must read https://HOST or https://HOST:PORT, without a path' }
const WEB_ADDRESS = { format: 'web-address', rule: 'must be an address of the web: https://…' }
const PORTS = [0, 65_535] as const
const DEMO_RULE = 'must be 0 or 1, and not 1 in production'

/** Every environment variable that the server reads. */
const VARIABLES = {
  NODE_ENV: text({
    description:
      '`production`: refuses to start without what strangers make necessary, and has no demonstration',
  }),
  HOST: textOr('127.0.0.1', { description: 'address on which the server listens' }),
  PORT: numberOr(3000, PORTS, { description: 'port on which it listens' }),
  PUBLIC_ORIGIN: text({
    ...ORIGIN,
    description: 'how people reach the product; links in emails begin with it',
    defaultText: '`http://localhost:PORT`',
    requiredWith: ['NODE_ENV=production', 'SMTP_URL'],
  }),
  HSTS_SUBDOMAINS: text({
    description:
      '1: browsers that came by https go by https to every host below those of `PUBLIC_ORIGIN` and `EMBED_ORIGIN` as well (HSTS `includeSubDomains`), for a year',
    enum: ['0', '1'],
    rule: 'must be 0 or 1',
  }),
  TRUSTED_PROXY: text({
    description:
      'addresses of the proxies whose `X-Forwarded` and `X-Request-ID` headers are believed, with commas between',
    format: 'proxies',
    rule: 'must be IP addresses or ranges, with commas between',
  }),
  PRICING_URL: text({
    ...WEB_ADDRESS,
    description: 'where Upgrade and Pricing lead',
    defaultText: 'a page of ours',
  }),
  CONTACT_URL: text({
    ...WEB_ADDRESS,
    description: 'where people ask for help or a licence',
    defaultText: 'a page of ours, with the next address',
  }),
  SUPPORT_ADDRESS: text({
    description: 'who reads mail about the product; dialogs of errors name it',
    pattern: '^[^\\s@"&<>]+@[^\\s@"&<>]+$',
    rule: 'must be an email address',
  }),
  TERMS_URL: text({
    ...WEB_ADDRESS,
    description: 'terms and conditions to which a sign-up agrees',
    defaultText: 'a page of ours',
  }),
  DATA_FOLDER: text({
    description: 'PGlite, development key, outbox; one process at a time',
    defaultText: '`.run/data`',
  }),
  DATABASE_URL: text({
    description: 'PostgreSQL in place of PGlite',
    pattern: '^(postgres(ql)?://|socket:|/)',
    rule: 'must read postgresql://USER:PASSWORD@HOST/DATABASE',
    isHidden: true,
    requiredWith: ['NODE_ENV=production'],
  }),
  MIGRATE_AT_START: text({
    description:
      '0: a start changes no schema, and waits until `admin migrate` has; for clusters, where one job does it',
    enum: ['0', '1'],
    rule: 'must be 0 or 1',
    defaultText: '1',
  }),
  DRAIN_S: numberOr(0, [0, 60], {
    description:
      'seconds after SIGTERM for which it goes on serving, while `/ready` says 503, until proxies send nothing more',
  }),
  SESSION_KEY: text({
    description: 'signs tokens; the same for every process: `openssl rand -base64 48`',
    defaultText: 'made in the data folder',
    minLength: 32,
    rule: 'must have at least 32 characters: openssl rand -base64 48',
    isHidden: true,
    requiredWith: ['NODE_ENV=production'],
  }),
  SESSION_KEY_ALSO: text({
    description: 'a second key whose tokens are accepted, while one key takes the place of another',
    minLength: 32,
    rule: 'must have at least 32 characters: openssl rand -base64 48',
    isHidden: true,
  }),
  SESSION_LEASE_S: numberOr(300, [0, 43_200], {
    description: 'seconds for which a licence slot is held without a call; 0: the last device has it',
  }),
  SESSION_IDLE_MIN: numberOr(60, [0, 720], {
    description:
      'minutes without anything that the person does after which a session ends; 0: it lives its 12 hours',
  }),
  CALLS_PER_S: numberOr(DEFAULT_CALLS_PER_S, [0, 10_000], {
    description:
      'calls a second that one account may make of one process, 30 times as many at once; beyond that 429; 0: no limit',
  }),
  PROJECTS_PER_ACCOUNT: numberOr(2000, [1, 1_000_000], {
    description: 'projects that an account may have; a trial a tenth of it',
  }),
  PROJECTS_MB_PER_ACCOUNT: numberOr(500, [1, 1_000_000], {
    description: 'megabytes that they may fill, as PostgreSQL keeps them; a trial a tenth of it',
  }),
  HISTORY_DAYS: numberOr(DEFAULT_HISTORY_DAYS, [1, 36_500], {
    description: 'for how many days every saved state of a project is kept; later the last of each day',
  }),
  CALCULATION_THREADS: number([1, 64], {
    description: 'threads that calculate',
    defaultText: 'cores − 1, at least 1',
  }),
  CALCULATION_QUEUE: numberOr(100, [0, 10_000], {
    description: 'calculations that may wait before one is refused as busy',
  }),
  CALCULATION_LIMIT_S: numberOr(10, [1, 600], {
    description: 'seconds after which a calculation is stopped',
  }),
  BATCH_THREADS: number([0, 64], {
    description:
      'threads of lowest priority that work out batches; 0 (PostgreSQL alone): processes of `dist/worker.js` do, and the server works out none',
    defaultText: 'cores',
  }),
  WORKER_PORT: number(PORTS, {
    description:
      'port on which a process of `dist/worker.js` says `/health` and `/ready`; without it nowhere',
  }),
  BACKUP_EVERY_H: number([0, 168], {
    description: 'hours between the backups that the server writes by itself; 0: none',
    defaultText: '1 on PGlite, else 0',
  }),
  BACKUP_FOLDER: text({
    description: 'where the latest 24 of them lie',
    defaultText: '`DATA_FOLDER/backups`',
  }),
  METRICS_TOKEN: text({
    description: 'bearer token with which Prometheus reads `/metrics`; without it there are no metrics',
    minLength: 16,
    rule: 'must have at least 16 characters',
    isHidden: true,
  }),
  SHELL_FOLDER: text({ description: 'the built shell', defaultText: '`shell/dist`' }),
  REMOTES_FILE: text({ description: 'the signed list of remotes', defaultText: '`.run/remotes.jws`' }),
  REMOTES_KEY: textOr('', {
    description: 'public key of that list; without it the shell loads no remote',
    minLength: 0,
    // It stands in an attribute of the page.
    pattern: '^[A-Za-z0-9+/]*={0,2}$',
    rule: 'must be a public key, SPKI in base64',
    isHidden: true,
    requiredWith: ['NODE_ENV=production'],
  }),
  REMOTES_KEY_ALSO: text({
    description: 'a second public key whose list is accepted, while one key takes the place of another',
    pattern: '^[A-Za-z0-9+/]+={0,2}$',
    rule: 'must be a public key, SPKI in base64',
    isHidden: true,
  }),
  EMBED_PORT: number(PORTS, {
    description:
      'port of the origin for partners (script, frame and calls); without it they are served nowhere',
  }),
  EMBED_ORIGIN: text({
    ...ORIGIN,
    description: 'how browsers reach that origin',
    defaultText: '`http://localhost:EMBED_PORT`',
  }),
  EMBED_FOLDER: text({
    description: "the built script for partners' pages",
    defaultText: '`mf-results/embed/dist`',
  }),
  DEMO: text({
    description:
      '1: a new database has demonstration accounts and a demonstration partner, whose password and key everybody knows; refused in production',
    enum: ['0', '1'],
    rule: DEMO_RULE,
  }),
  DEMO_PARTNER_ORIGINS: textOr('http://localhost:3006 http://localhost:3007', {
    description: 'pages of the demonstration partner, with spaces between',
  }),
  DEMO_PROJECTS: text({
    description:
      '1: the demonstration accounts of a new database begin with example projects, as `npm start` has it',
    enum: ['0', '1'],
    rule: 'must be 0 or 1',
  }),
  SMTP_URL: text({
    description:
      'mail server; without it emails are kept in the outbox folder, and the log names the file and, but for production, the link. Emails that it does not accept wait in `DATA_FOLDER/letters`',
    format: 'smtp-url',
    rule: 'must read smtp://HOST:PORT or smtps://USER:PASSWORD@HOST:PORT',
    isHidden: true,
  }),
  MAIL_FROM: text({
    description: 'sender of emails',
    pattern: '^[^\\s@]+@[^\\s@]+$',
    rule: 'must be an email address',
    requiredWith: ['SMTP_URL'],
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: text({
    ...WEB_ADDRESS,
    description:
      'collector that takes traces by OTLP over http; without it there are none. `OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_TRACES_SAMPLER` and what else OpenTelemetry names hold as well',
    isHidden: true,
  }),
  WEBHOOK_NETWORKS: text({
    description:
      'ranges of inner networks that webhooks may reach, also by plain http, with commas between; without it they reach addresses of the internet alone, by https',
    format: 'networks',
    rule: 'must be ranges of IP addresses as 10.1.0.0/16, with commas between',
  }),
  LOG_LEVEL: textOr('info', {
    description: "pino's level",
    enum: ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
    rule: 'must be trace, debug, info, warn, error, fatal or silent',
  }),
}

/** The rows by name. TypeBox keeps what else a row says, but not its type. */
export const ROWS = Object.entries(VARIABLES) as readonly (readonly [string, Documented])[]

const ENVIRONMENT = Type.Object(VARIABLES)
type Environment = Static<typeof ENVIRONMENT>

const FORMATS = {
  origin: (value: string) => URL.canParse(value) && new URL(value).origin === value,
  'web-address': (value: string) =>
    URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol),
  'smtp-url': (value: string) => URL.canParse(value) && ['smtp:', 'smtps:'].includes(new URL(value).protocol),
  networks: (value: string) => value.split(',').every((one) => one.includes('/') && isProxy(one.trim())),
  proxies: (value: string) => value.split(',').every((proxy) => isProxy(proxy.trim())),
}

/** As Fastify's `trustProxy` reads it: a name for a range, an address, or an address with a mask. */
function isProxy(text: string): boolean {
  const [address = '', mask] = text.split('/')
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  return isIP(address) !== 0 && (mask === undefined || /^\d{1,3}$/.test(mask) || isIP(mask) !== 0)
}

/** Reads the environment; throws sentences that name the variables at fault. */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const missing = ROWS.filter(([name, row]) => isRequired(row, env) && !env[name])
  const isProduction = env.NODE_ENV === 'production'
  if (missing.length > 0)
    throw new Error(
      missing.map(([name, { rule }]) => `${name} is missing; it ${rule ?? 'must be set'}.`).join('\n'),
    )
  if (isProduction && env.DEMO === '1') throw new Error(`DEMO is "1"; it ${DEMO_RULE}.`)
  try {
    return envSchema<Environment>({
      schema: ENVIRONMENT,
      data: env,
      env: false,
      ajv: {
        customOptions(ajv) {
          for (const [name, validate] of Object.entries(FORMATS)) ajv.addFormat(name, validate)
          return ajv.addVocabulary(['defaultText', 'rule', 'isHidden', 'requiredWith'])
        },
      },
    })
  } catch (error) {
    const { errors } = error as { readonly errors?: readonly { readonly instancePath: string }[] }
    if (errors === undefined) throw error
    const names = new Set(errors.map(({ instancePath }) => instancePath.slice(1)))
    const faulty = ROWS.filter(([name]) => names.has(name))
    throw new Error(faulty.map(([name, row]) => faultOf(name, row, env[name])).join('\n'))
  }
}

function isRequired({ requiredWith }: Documented, env: NodeJS.ProcessEnv): boolean {
  return (requiredWith ?? []).some((when) => {
    const [name = '', value] = when.split('=')
    return value === undefined ? env[name] !== undefined : env[name] === value
  })
}

function faultOf(
  name: string,
  { rule = 'must not be empty', isHidden }: Documented,
  value: string | undefined,
) {
  return isHidden ? `${name} ${rule}.` : `${name} is "${value}"; it ${rule}.`
}
