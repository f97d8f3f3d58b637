// What docs/operating.md tells a newcomer to do, done on a machine that is thrown away: each line from install.sh on, as it
// stands there. What came of it is printed as one JSON object.
import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { request } from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'

const SITE = 'https://soundleaf.example'
const [, block = ''] =
  /## On Debian, from nothing[^]*?```sh\n([^]*?)```/.exec(readFileSync('docs/operating.md', 'utf8')) ?? []
const lines = block.split('\n').filter((line) => line !== '')
const steps = lines.slice(lines.findIndex((line) => line.startsWith('deploy/debian/install.sh')))

function run(command) {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8' })
  return { command, status, stdout, stderr }
}

/** By the certificate that install.sh made, and no other. */
function ask(url, { method = 'GET', headers = {}, body } = {}) {
  const ca = readFileSync('/etc/soundleaf/tls/fullchain.pem')
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      { method, ca, headers: { ...headers, ...(body && { 'content-type': 'application/json' }) } },
      (answer) => {
        const chunks = []
        answer.on('data', (chunk) => chunks.push(chunk))
        answer.once('end', () => {
          const text = Buffer.concat(chunks).toString()
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text })
        })
      },
    )
    sent.once('error', reject)
    sent.end(body && JSON.stringify(body))
  })
}

async function untilReady(port) {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/ready`).catch(() => null)
    if (answer?.ok) return true
    await wait(100)
  }
  return false
}

const done = []
for (const step of steps) {
  done.push(run(step))
  if (done.at(-1)?.status !== 0) break
  if (step.startsWith('systemctl')) for (const port of [3000, 3001]) await untilReady(port)
}
const report = { done, logs: readdirSync('/var/log').filter((name) => name.startsWith('soundleaf')) }
if (done.every(({ status }) => status === 0)) Object.assign(report, await visit())
process.stdout.write(JSON.stringify(report))

/** As Anna, by the link that add-member printed. */
async function visit() {
  const said = done.map(({ stdout }) => stdout).join('')
  const link = new URL(/https:\S+reset-password\?\S+/.exec(said)?.[0] ?? SITE)
  const email = 'anna@soundleaf.example'
  const password = 'violet harbour cinnamon 47'
  const post = (path, body) => ask(SITE + path, { method: 'POST', body })
  const chosen = await post('/account/changeforgottenpassword', {
    token: link.searchParams.get('token'),
    email: link.searchParams.get('email'),
    password,
  })
  const id = '7f1a3c52-8b0e-4c3f-9d55-0a4e6a1c2b3d'
  const login = await post('/api/authorize/login', {
    username: email,
    password,
    id,
    refreshTransport: 'body',
  })
  const { accessToken } = JSON.parse(login.text)
  const account = await ask(`${SITE}/account`, { headers: { authorization: `Bearer ${accessToken}` } })
  const page = await ask(SITE, { headers: { accept: 'text/html' } })
  const list = await ask(`${SITE}/remotes.jws`)
  const { remotes } = JSON.parse(Buffer.from(list.text.split('.')[1] ?? '', 'base64url').toString())
  const entries = await Promise.all(remotes.map(({ entry }) => ask(entry)))
  return {
    chosen: chosen.status,
    login: login.status,
    account: JSON.parse(account.text),
    page: { status: page.status, hsts: page.headers['strict-transport-security'] },
    entries: entries.map(({ status }) => status),
    embed: (await ask('https://embed.soundleaf.example/soundleaf-results.js')).status,
    metrics: (await ask(`${SITE}/metrics`)).status,
    proxyLog: readFileSync('/var/log/nginx/soundleaf.log', 'utf8'),
    refreshed: run('systemctl start soundleaf-refresh.service'),
    again: run(steps[0]),
    units: run('systemd-analyze verify --man=no /etc/systemd/system/soundleaf@3000.service'),
    secrets: run(
      'stat -c "%n %U:%G %a" /etc/soundleaf/soundleaf.env /etc/soundleaf/remotes/key.pem /etc/soundleaf/tls/key.pem',
    ),
    stolen: run('runuser -u soundleaf -- cat /etc/soundleaf/remotes/key.pem'),
  }
}
