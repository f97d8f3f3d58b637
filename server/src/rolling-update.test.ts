import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { CallAnswer } from '@soundleaf/contracts'
import { newProject } from './testing/constructions'
import { buildServer, runAdminProcess, ServerProcess } from './testing/server-process'
import { newClusterDatabase } from './testing/test-database'

jest.setTimeout(600_000)

const PORTS = [4296, 4297] as const
const SITE = 4298
const SAVERS = 4
const folder = mkdtempSync(join(tmpdir(), 'soundleaf-rolling-'))
const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx'].find(existsSync)
let proxy: ChildProcess | undefined

afterAll(() => {
  ServerProcess.killAll()
  proxy?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** The program of the release before: it knows one migration less. */
function versionBefore(build: string): string {
  const before = `${build}-before`
  cpSync(build, before, { recursive: true })
  const journal = join(before, 'migrations/meta/_journal.json')
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { readonly entries: unknown[] }
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, -1) }))
  return before
}

/** As deploy/nginx-tls.conf has it, without TLS. */
function startProxy(program: string): ChildProcess {
  const place = join(folder, 'nginx')
  mkdirSync(place)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(place, name)};`,
  )
  const servers = PORTS.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join(' ')
  writeFileSync(
    join(place, 'nginx.conf'),
    `daemon off; pid ${join(place, 'pid')}; error_log stderr crit; events {} http { access_log off;
     ${temporary.join('\n')}
     upstream soundleaf { ${servers} }
     server { listen 127.0.0.1:${SITE}; location / { proxy_pass http://soundleaf; proxy_http_version 1.1;
       proxy_connect_timeout 2s; proxy_set_header Host $http_host; proxy_set_header Connection ""; } } }`,
  )
  return spawn(program, ['-c', join(place, 'nginx.conf'), '-e', 'stderr'], { stdio: 'inherit' })
}

/** One page's saves, one after the other; each answer must be a success. */
async function saveOn(name: string, token: string, isOver: () => boolean) {
  const { body } = newProject(name)
  let last: CallAnswer<'saveProject'> | null = null
  let saves = 0
  const faults: string[] = []
  while (!isOver()) {
    const own = last === null ? {} : { projectId: last.projectId, revision: last.revision }
    const answer = await fetch(`http://127.0.0.1:${SITE}/api/projects`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ ...body, ...own, name: `${name} ${saves + 1}` }),
    }).catch((error: unknown) => String(error))
    if (typeof answer === 'string' || !answer.ok)
      faults.push(typeof answer === 'string' ? answer : `${answer.status} ${await answer.text()}`)
    else {
      last = (await answer.json()) as CallAnswer<'saveProject'>
      saves += 1
    }
  }
  return { last, saves, faults, name: `${name} ${saves}` }
}

const testBehindNginx = nginx === undefined ? test.skip : test
testBehindNginx(
  '[OPS-10] two servers of one version become two of the next behind nginx: no call fails and no save is lost',
  async () => {
    const build = buildServer('server-to-update')
    const before = versionBefore(build)
    const env = {
      DATABASE_URL: await newClusterDatabase(),
      DATA_FOLDER: join(folder, 'data'),
      SESSION_KEY: 'a key that both servers of the test have in common',
      DEMO: '1',
      MIGRATE_AT_START: '0',
      DRAIN_S: '2',
    }
    expect(runAdminProcess(before, env, 'migrate').stdout).toMatch(/^The database has schema \d+\.\n$/)
    let servers = await Promise.all(PORTS.map((port) => new ServerProcess(before, port, env).untilReady()))
    proxy = startProxy(String(nginx))
    const token = await servers[0]?.logIn()
    let isOver = false
    const work = Array.from({ length: SAVERS }, (_, at) => saveOn(`Page ${at}`, token ?? '', () => isOver))

    // A new server waits for the schema of its version.
    const eager = new ServerProcess(build, PORTS[1] + 10, env)
    await wait(3000)
    expect(eager.output).not.toContain('Server listening')
    expect(runAdminProcess(build, env, 'migrate').status).toBe(0)
    await eager.untilReady()
    await eager.kill('SIGKILL')

    const updated: ServerProcess[] = []
    for (const server of servers) {
      const stopped = server.kill('SIGTERM')
      // It says that it is not ready, and goes on serving.
      while ((await fetch(`http://127.0.0.1:${server.port}/ready`)).ok) await wait(10)
      expect(await stopped).toBe(0)
      updated.push(await new ServerProcess(build, server.port, env).untilReady())
    }
    servers = updated
    isOver = true
    for (const { last, saves, faults, name } of await Promise.all(work)) {
      expect(faults).toEqual([])
      expect(saves).toBeGreaterThan(5)
      const params = { id: last?.projectId ?? '' }
      for (const server of servers) {
        const kept = await server.call('getProject', { params }, token)
        expect(kept).toMatchObject({ name, revision: last?.revision })
      }
    }
    expect(await Promise.all(servers.map((server) => server.kill('SIGTERM')))).toEqual([0, 0])
  },
)
