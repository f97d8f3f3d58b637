import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { CallAnswer, CallName, CallRequest } from '@soundleaf/contracts'
import { makeCall, type Send } from './server-process'

const deploy = join(import.meta.dirname, '../../../deploy')

interface Ports {
  readonly site: number
  /** Of nginx's other servers, which the tests of this class do not ask. */
  readonly others: readonly [redirect: number, plain: number, files: number]
  /** In the place of the two that nginx-tls.conf names. */
  readonly servers: readonly [number, number]
}

/** The two servers of deploy/nginx-tls.conf behind the nginx that it configures, with a certificate for localhost. */
export class DeployedSite {
  private readonly agent: Agent
  private readonly nginx: ChildProcess
  readonly certificate: Buffer
  readonly address: string

  private constructor(
    private readonly folder: string,
    { site }: Ports,
  ) {
    this.address = `https://localhost:${site}`
    this.certificate = readFileSync(join(folder, 'fullchain.pem'))
    this.agent = new Agent({ keepAlive: true, ca: this.certificate })
    this.nginx = spawn(program('nginx', 'nginx-light'), ['-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  }

  static async open(ports: Ports): Promise<DeployedSite> {
    const folder = mkdtempSync(join(tmpdir(), 'soundleaf-site-'))
    certify(folder)
    writeFileSync(join(folder, 'nginx.conf'), configuration(folder, ports))
    const site = new DeployedSite(folder, ports)
    while (!(await site.isListening())) await wait(20)
    return site
  }

  /** Makes a call of the contract; throws when it is not answered with success. */
  call<Name extends CallName>(
    name: Name,
    call: CallRequest<Name>,
    token?: string,
  ): Promise<CallAnswer<Name>> {
    return makeCall(this.send, this.address, name, call, token)
  }

  /** A line for each call, without what stands behind a question mark. */
  log(): string {
    return readFileSync(join(this.folder, 'soundleaf.log'), 'utf8')
  }

  async close(): Promise<void> {
    this.agent.destroy()
    const ended = new Promise((resolve) => this.nginx.once('exit', resolve))
    this.nginx.kill('SIGTERM')
    await ended
    rmSync(this.folder, { recursive: true, force: true })
  }

  private readonly send: Send = (url, { method, headers, body }) =>
    new Promise((resolve, reject) => {
      const sent = request(url, { method, headers, agent: this.agent }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.once('error', reject)
        answer.once('end', () => {
          const text = Buffer.concat(chunks).toString()
          resolve({ status: answer.statusCode ?? 0, text: () => Promise.resolve(text) })
        })
      })
      sent.once('error', reject)
      sent.end(body)
    })

  private async isListening(): Promise<boolean> {
    if (this.nginx.exitCode !== null) throw new Error('nginx ended')
    return this.send(`${this.address}/health`, { method: 'GET', headers: {} }).then(
      ({ status }) => status === 200,
      () => false,
    )
  }
}

function program(name: string, debianPackage: string): string {
  const found = ['/usr/sbin', '/usr/bin', '/usr/local/bin']
    .map((folder) => join(folder, name))
    .find(existsSync)
  if (found === undefined)
    throw new Error(`This test needs ${name}: install Debian's package ${debianPackage}`)
  return found
}

function certify(folder: string): void {
  const subject = '-subj /CN=localhost -addext subjectAltName=DNS:localhost'
  const files = `-keyout ${folder}/key.pem -out ${folder}/fullchain.pem`
  const args = `req -x509 -newkey rsa:2048 -nodes -days 1 ${subject} ${files}`
  const { status, stderr } = spawnSync(program('openssl', 'openssl'), args.split(' '), { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}

/** The files as they are, but for names, ports and places. */
function configuration(folder: string, { site, others, servers }: Ports): string {
  const [redirect, plain, files] = others
  const shipped = ['nginx-static.conf', 'nginx.conf', 'nginx-tls.conf'].map((name) =>
    readFileSync(join(deploy, name), 'utf8'),
  )
  const placed = shipped
    .join('\n')
    .replaceAll('/etc/soundleaf/tls', folder)
    .replaceAll('/var/log/nginx', folder)
    .replaceAll('127.0.0.1:8080', `127.0.0.1:${plain}`)
    .replaceAll('127.0.0.1:8081', `127.0.0.1:${files}`)
    .replaceAll('listen 80;', `listen 127.0.0.1:${redirect};`)
    .replaceAll('listen 443', `listen 127.0.0.1:${site}`)
    .replace('server 127.0.0.1:3000 ', `server 127.0.0.1:${servers[0]} `)
    .replace('server 127.0.0.1:3001 ', `server 127.0.0.1:${servers[1]} `)
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const temporary = kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  return `daemon off; pid ${folder}/pid; ${user} events {}\nhttp { access_log off; ${temporary}\n${placed} }\n`
}
