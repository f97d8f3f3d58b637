import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureProgram } from '../scripts/programs.mjs'
import { untilHealthy } from '../scripts/product.mjs'
import { remotes, root } from '../scripts/parts.mjs'
import { integrityOf, readList } from '../scripts/remotes/list-file.mjs'
import { drawing, logIn, newProject, results, save } from './pages/journey'
import { expect, LOGS, test as base, Product } from './product'

const nginx = String(ensureProgram('nginx'))

/** The product as it is deployed: remotes published to a store that nginx serves, nginx before the server. */
class DeployedProduct extends Product {
  private readonly appPort = this.portAfter(2)
  private readonly staticPort = this.portAfter(3)
  readonly site = `http://localhost:${this.appPort}`
  readonly files = `http://localhost:${this.staticPort}`
  readonly store = join(this.folder, 'store')
  private readonly proxyLogs = join(LOGS, `nginx-${this.appPort}`)
  private readonly key = join(this.folder, 'key.pem')
  private host: ReturnType<typeof spawn> | null = null

  /** `npm run remotes -- …` on the store of this product. */
  remotesCommand(...args: string[]): string {
    const place = ['--store', this.store, '--origin', this.files, '--key', this.key]
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [join(root, 'scripts/remotes.mjs'), ...args, ...place],
      {
        encoding: 'utf8',
      },
    )
    if (status !== 0) throw new Error(stderr)
    return stdout
  }

  /** Another build of a remote: the same code under another version. */
  nextBuild(name: string, version: string): string {
    const dist = join(this.folder, `${name}-${version}`)
    cpSync(join(root, name, 'dist'), dist, { recursive: true })
    const statement = JSON.parse(readFileSync(join(dist, 'remote.json'), 'utf8')) as object
    writeFileSync(join(dist, 'remote.json'), JSON.stringify({ ...statement, version }))
    return dist
  }

  proxyLog(): string {
    return readFileSync(`${this.proxyLogs}.log`, 'utf8')
  }

  proxyErrors(): string {
    return readFileSync(`${this.proxyLogs}.error.log`, 'utf8')
  }

  override get remotesFile(): string {
    return join(this.store, 'remotes.jws')
  }

  protected override get environment(): Record<string, string> {
    return { PUBLIC_ORIGIN: this.site, TRUSTED_PROXY: '127.0.0.1' }
  }

  protected override sign(): Promise<string> {
    const publicKey = this.remotesCommand('key').trim()
    for (const { name } of remotes) this.remotesCommand('publish', name, '--dist', join(root, name, 'dist'))
    return Promise.resolve(publicKey)
  }

  override async start(): Promise<void> {
    await super.start()
    const site = ['nginx-static.conf', 'nginx.conf']
      .map((name) => readFileSync(join(root, 'deploy', name), 'utf8'))
      .join('\n')
      .replace('127.0.0.1:8081', `127.0.0.1:${this.staticPort}`)
      .replace('127.0.0.1:8080', `127.0.0.1:${this.appPort}`)
      .replace('http://127.0.0.1:3000', `http://127.0.0.1:${this.port}`)
      .replace('/srv/soundleaf/store', this.store)
      .replaceAll('/var/log/nginx/soundleaf', this.proxyLogs)
    const folder = join(this.folder, 'nginx')
    mkdirSync(folder, { recursive: true })
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    writeFileSync(
      join(folder, 'nginx.conf'),
      `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; user root; events {}
       http { access_log off; ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
       ${site} }`,
    )
    this.host = spawn(nginx, ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' })
    await untilHealthy(`${this.site}/health`, this.host)
  }

  override async stop(): Promise<void> {
    this.host?.kill('SIGQUIT')
    if (this.host !== null) await once(this.host, 'exit')
    await super.stop()
  }
}

const test = base.extend<object, { product: DeployedProduct }>({
  product: [
    async ({ browserName: _ }, use, { workerIndex }) => {
      const product = new DeployedProduct(workerIndex)
      await product.start()
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

test('[OPS-05, PERF-05] the static host that docs describe: headers, compressed forms, missing files, other origins', async ({
  product,
}) => {
  const entry = readList(product.remotesFile).remotes[0]?.entry ?? ''
  const found = await fetch(entry, { headers: { origin: product.site } })
  expect(found.status).toBe(200)
  expect(Object.fromEntries(found.headers)).toMatchObject({
    'content-type': 'text/javascript',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
  })
  for (const [accepted, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['identity', null],
  ] as const) {
    const sent = await fetch(entry, { headers: { 'accept-encoding': accepted } })
    expect(Object.fromEntries(sent.headers)).toMatchObject({
      'content-type': 'text/javascript',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    })
    expect(sent.headers.get('content-encoding')).toBe(encoding)
    // In any form it is the script that the signed list names.
    const { integrity } = readList(product.remotesFile).remotes[0] ?? {}
    expect(integrityOf(Buffer.from(await sent.arrayBuffer()))).toBe(integrity)
  }
  for (const path of [
    '/main.000.js',
    `${new URL(entry).pathname}.br`,
    '/mf-auth/none/remoteEntry.js',
    '/.publishing',
    '/remotes.jws',
    '/remotes.json',
    '/',
    '/../key.pem',
    '/mf-auth/',
  ]) {
    const missing = await fetch(product.files + path, { headers: { accept: 'text/html' } })
    expect({ path, status: missing.status }).toEqual({ path, status: 404 })
    expect(missing.headers.get('cache-control')).toBe('no-store')
    expect(missing.headers.get('content-type')).not.toContain('html')
    expect(missing.headers.get('access-control-allow-origin')).toBe('*')
  }
  expect((await fetch(entry, { method: 'DELETE' })).ok).toBe(false)
  const policy = (await fetch(product.site, { headers: { accept: 'text/html' } })).headers.get(
    'content-security-policy',
  )
  expect(policy).toContain(`script-src 'self' ${product.files}`)
  expect(policy).toMatch(/style-src 'self' 'nonce-[^']{24}'/)
})

test('[MFE-01, OPS-05] one remote is deployed, by a share and for all, and rolled back, while the others stay as they are', async ({
  page,
  product,
  complaints,
}) => {
  await page.goto(product.site)
  await logIn(page)
  await newProject(page, 'Deployed', 'Single massive element wall')
  await expect(drawing(page)).toBeVisible()
  // The page's policy is the server's, and nginx passes it on: the whole way to the report goes by without a violation.
  await expect(results(page).locator('svg.highcharts-root').first()).toBeVisible()
  await results(page).getByRole('tab', { name: 'Approximated field values' }).click()
  await page.goto((await save(page)).replace('/editor/', '/print/'))
  await expect(page.getByRole('heading', { name: 'Main construction' })).toBeVisible()
  expect(complaints).toEqual([])

  const before = product.remotesCommand('list')
  product.remotesCommand('publish', 'mf-projects', '--dist', product.nextBuild('mf-projects', '7.7.7'))
  const after = product.remotesCommand('list')
  const linesOf = (text: string, name: string) => text.slice(text.indexOf(name)).split(/\nmf-/)[0]
  for (const { name } of remotes.filter((remote) => remote.name !== 'mf-projects'))
    expect(linesOf(after, name)).toBe(linesOf(before, name))
  const entries: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('remoteEntry.js')) entries.push(request.url())
  })
  await page.goto(`${product.site}/projects`)
  await expect.poll(() => entries.join()).toContain('/mf-projects/7.7.7-')
  product.remotesCommand('rollback', 'mf-projects')
  entries.length = 0
  await page.goto(`${product.site}/projects`)
  await expect.poll(() => entries.join()).toContain('/mf-projects/0.')
})

test('[MFE-01, MFE-02, OPS-05] a canary is for its share of the browsers, always the same ones, until it is for all or rolled back', async ({
  browser,
  product,
}) => {
  /** A visitor whose lot has been drawn; which build of mf-auth runs there is read from what is asked for. */
  const visitor = async (lot: number) => {
    const page = await (await browser.newContext()).newPage()
    await page.addInitScript((drawn) => localStorage.setItem('soundleaf.lot', String(drawn)), lot)
    return async () => {
      const entry = page.waitForRequest(/\/mf-auth\/.*remoteEntry\.js/)
      await page.goto(product.site)
      await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
      return /\/mf-auth\/([^-]+)-/.exec((await entry).url())?.[1]
    }
  }
  const [inside, outside] = [await visitor(29.9), await visitor(30.1)]
  const usual = await outside()
  product.remotesCommand(
    'publish',
    'mf-auth',
    '--dist',
    product.nextBuild('mf-auth', '8.8.8'),
    '--canary',
    '30',
  )
  for (let visit = 0; visit < 3; visit += 1) {
    expect(await inside()).toBe('8.8.8')
    expect(await outside()).toBe(usual)
  }
  // Rolled back: nobody gets it any more.
  product.remotesCommand('rollback', 'mf-auth', buildOf(product, 'mf-auth', String(usual)))
  expect([await inside(), await outside()]).toEqual([usual, usual])
  // A larger share takes in who was inside; promoted, everyone.
  product.remotesCommand(
    'publish',
    'mf-auth',
    '--dist',
    product.nextBuild('mf-auth', '8.8.9'),
    '--canary',
    '30.05',
  )
  expect([await inside(), await outside()]).toEqual(['8.8.9', usual])
  product.remotesCommand('promote', 'mf-auth')
  expect([await inside(), await outside()]).toEqual(['8.8.9', '8.8.9'])
})

/** The folder of a build in the store, by its version. */
const buildOf = (product: DeployedProduct, name: string, version: string): string =>
  new RegExp(`${version}-[0-9a-f]{12}`).exec(
    product.remotesCommand('list').split(`${name}  `)[1] ?? '',
  )?.[0] ?? ''

test('[SEC-10] the proxy logs every call, and nothing that stands behind a question mark', async ({
  product,
}) => {
  const open = () =>
    fetch(`${product.site}/reset-password?email=anna%40example.com&token=c2VjcmV0`, {
      headers: { accept: 'text/html', referer: `${product.site}/reset-password?token=c2VjcmV0` },
    })
  expect((await open()).status).toBe(200)
  await product.stopServer()
  expect((await open()).status).toBe(502)
  await product.startServer()
  await expect
    .poll(() => product.proxyLog())
    .toMatch(/"GET \/reset-password" 200 [^]*"GET \/reset-password" 502 /)
  expect(product.proxyLog() + product.proxyErrors()).not.toMatch(/c2VjcmV0|anna|[?&]/)
})
