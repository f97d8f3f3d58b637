import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse, parseAllDocuments } from 'yaml'

const root = join(__dirname, '..')
const deploy = join(root, 'deploy')
const has = (program: string) => spawnSync('which', [program]).status === 0

interface Manifest {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata: { readonly name: string }
}

const manifestsIn = (folder: string): Manifest[] =>
  readdirSync(folder).flatMap((file) =>
    parseAllDocuments(readFileSync(join(folder, file), 'utf8')).map((document) => {
      expect(document.errors).toEqual([])
      return document.toJS() as Manifest
    }),
  )

/** The compiler knows the API's types, and refuses a key that they do not have. */
function compiled(manifests: readonly unknown[]): {
  readonly status: number | null
  readonly output: string
} {
  const place = join(root, 'node_modules/.cache/kubernetes')
  mkdirSync(place, { recursive: true })
  const lines = (manifests as Manifest[]).map(({ apiVersion, kind, ...rest }, at) => {
    const group = apiVersion.replace(/^(apps|batch|policy|networking\.k8s\.io|v1)/, '$1')
    return `import type { I${kind} as T${at} } from 'kubernetes-models/${group}'\nexport const m${at}: T${at} = ${JSON.stringify({ apiVersion, kind, ...rest }, null, 1)}\n`
  })
  writeFileSync(join(place, 'manifests.ts'), lines.join('\n'))
  const options = '--noEmit --strict --skipLibCheck --module nodenext --target es2022 --types node'.split(' ')
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), '--ignoreConfig', ...options, 'manifests.ts'],
    { cwd: place, encoding: 'utf8' },
  )
  return { status, output: stdout }
}

test('[OPS-08] every object for Kubernetes is one that its API takes, with no key that it does not know', () => {
  const manifests = manifestsIn(join(deploy, 'k8s'))
  expect(new Set(manifests.map(({ kind }) => kind))).toEqual(
    new Set(['ConfigMap', 'Deployment', 'Ingress', 'Job', 'NetworkPolicy', 'PodDisruptionBudget', 'Service']),
  )
  expect(compiled(manifests)).toEqual({ status: 0, output: '' })
  const [deployment] = manifests.filter(({ kind }) => kind === 'Deployment')
  const misspelt = JSON.parse(
    JSON.stringify(deployment).replace('readinessProbe', 'readynessProbe'),
  ) as unknown
  expect(compiled([misspelt]).output).toContain('readynessProbe')
  const untyped = JSON.parse(
    JSON.stringify(deployment).replace('"replicas":2', '"replicas":"two"'),
  ) as unknown
  expect(compiled([untyped]).output).toContain("Type 'string' is not assignable to type 'number'")
})

test('[OPS-08] what the objects name is there: variables, selectors, ports', () => {
  const manifests = manifestsIn(join(deploy, 'k8s'))
  const settings = readFileSync(join(root, 'server/README.md'), 'utf8')
  const configuration = manifests.find(({ kind }) => kind === 'ConfigMap') as Manifest & {
    readonly data: Readonly<Record<string, string>>
  }
  for (const name of Object.keys(configuration.data)) expect(settings).toContain(`| \`${name}\` |`)
  const text = JSON.stringify(manifests)
  for (const app of ['soundleaf', 'soundleaf-remotes'])
    expect(text.split(`"matchLabels":{"app":"${app}"}`).length).toBeGreaterThanOrEqual(4)
})

test('[OPS-07] the compose file runs what the images have', () => {
  const { services } = parse(readFileSync(join(deploy, 'compose.yaml'), 'utf8')) as {
    readonly services: Readonly<Record<string, { readonly image: string; readonly command?: string[] }>>
  }
  expect(Object.keys(services)).toEqual(['database', 'migration', 'server', 'worker', 'remotes'])
  expect(services.migration?.command?.[0]).toBe('/app/server/dist/commands/admin.js')
  expect(services.worker?.command?.[0]).toBe('/app/server/dist/worker.js')
})

const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx'].find(existsSync)
const testNginx = nginx !== undefined && has('openssl') ? test : test.skip
testNginx('[OPS-07] nginx takes its files together', () => {
  const folder = mkdtempSync(join(tmpdir(), 'soundleaf-nginx-'))
  const tls = ['key.pem', 'fullchain.pem'].map((name) => join(folder, name))
  const [key = '', certificate = ''] = tls
  const request = `req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=soundleaf.example -keyout ${key} -out ${certificate}`
  expect(spawnSync('openssl', request.split(' ')).status).toBe(0)
  const files = ['nginx-static.conf', 'nginx.conf', 'nginx-tls.conf'].map((name) =>
    readFileSync(join(deploy, name), 'utf8')
      .replaceAll('/etc/soundleaf/tls', folder)
      .replaceAll('/var/log/nginx', folder),
  )
  const configuration = join(folder, 'nginx.conf')
  writeFileSync(configuration, `pid ${folder}/pid;\nevents {}\nhttp {\n${files.join('\n')}\n}\n`)
  const { status, stderr } = spawnSync(String(nginx), ['-t', '-c', configuration, '-e', 'stderr'], {
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true, force: true })
  expect({ status, stderr }).toMatchObject({ status: 0 })
})

const testUnits = has('systemd-analyze') ? test : test.skip
testUnits('[OPS-07] systemd finds nothing to say of the units', () => {
  const folder = join(deploy, 'systemd')
  for (const unit of readdirSync(folder)) {
    const path = join(folder, unit.replace('@.', '@3001.'))
    const { stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', '--recursive-errors=no', path], {
      encoding: 'utf8',
      env: { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:` },
    })
    // The programs of the machine for which they are written are not on this one.
    const said = stderr
      .split('\n')
      .filter((line) => line !== '' && !/is not executable|dbus|machine-id/.test(line))
    expect({ unit, said }).toEqual({ unit, said: [] })
  }
})
