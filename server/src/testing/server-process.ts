import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { CALLS, type CallAnswer, type CallName, type CallRequest } from '@soundleaf/contracts'

const source = join(import.meta.dirname, '../..')

/** Builds server and commands into a folder of the tests' own. */
export function buildServer(name: string): string {
  const folder = join(source, 'node_modules/.cache', name)
  const built = spawnSync(process.execPath, [join(source, 'build.mjs'), folder], { encoding: 'utf8' })
  if (built.status !== 0) throw new Error(built.stderr)
  return folder
}

const DEVICE = randomUUID()

/** A program of the build as a process of its own, as an operator runs it. */
class BuiltProcess {
  private static readonly running = new Set<ChildProcess>()
  readonly child: ChildProcess
  readonly ended: Promise<number | null>
  output = ''

  constructor(program: string, env: Record<string, string>, within: readonly string[] = []) {
    const [command = process.execPath, ...args] = [...within, process.execPath, program]
    this.child = spawn(command, args, {
      // The channel: a test that is killed takes its servers with it.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { PATH: process.env.PATH ?? '', ...env },
    })
    BuiltProcess.running.add(this.child)
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on('data', (chunk: Buffer) => (this.output += chunk.toString()))
    // Not at 'exit', when the last of the output may be on its way.
    this.ended = new Promise((resolve) => this.child.once('close', (code) => resolve(code)))
  }

  /** For `afterAll`: a test that failed leaves no process behind. */
  static killAll(): void {
    for (const child of BuiltProcess.running) child.kill('SIGKILL')
  }

  async kill(signal: NodeJS.Signals): Promise<number | null> {
    this.child.kill(signal)
    return this.ended
  }
}

/** A process that works out batches. */
export class WorkerProcess extends BuiltProcess {
  constructor(build: string, env: Record<string, string>) {
    super(join(build, 'worker.js'), env)
  }
}

/** The server; one account may do the work of many. */
export class ServerProcess extends BuiltProcess {
  constructor(
    build: string,
    readonly port: number,
    env: Record<string, string>,
    /** A command that runs another, as `unshare`. */
    within: readonly string[] = [],
  ) {
    super(join(build, 'main.js'), { PORT: String(port), CALLS_PER_S: '0', DEMO: '1', ...env }, within)
  }

  async untilReady(): Promise<this> {
    while (this.child.exitCode === null && this.child.signalCode === null) {
      // By its own word: on a port that was taken it is another process that answers.
      if (this.output.includes(`Server listening at http://127.0.0.1:${this.port}"`)) {
        const answer = await fetch(`http://127.0.0.1:${this.port}/ready`).catch(() => null)
        if (answer?.ok) return this
      }
      await wait(20)
    }
    await this.ended
    throw new Error(`The server ended: ${this.output}`)
  }

  /** Makes a call of the contract; throws when it is not answered with success. */
  call<Name extends CallName>(
    name: Name,
    request: CallRequest<Name>,
    token?: string,
  ): Promise<CallAnswer<Name>> {
    return makeCall(fetch, `http://127.0.0.1:${this.port}`, name, request, token)
  }

  /** Logs a demo account in, always as the same device, so that it keeps its place over restarts. */
  async logIn(username = 'full@example.com'): Promise<string> {
    const body = { username, password: 'soundleaf-demo', refreshTransport: 'body', id: DEVICE } as const
    return (await this.call('login', { body })).accessToken
  }
}

interface Sent {
  readonly method: string
  readonly headers: Record<string, string>
  readonly body?: string
}
export type Send = (
  url: string,
  sent: Sent,
) => Promise<{ readonly status: number; readonly text: () => Promise<string> }>

/** Makes a call of the contract; throws when it is not answered with success. */
export async function makeCall<Name extends CallName>(
  send: Send,
  address: string,
  name: Name,
  request: CallRequest<Name>,
  token?: string,
): Promise<CallAnswer<Name>> {
  const { path, method } = CALLS[name]
  const { params, body } = request as { params?: Record<string, string>; body?: unknown }
  const url = address + path.replace(/\{(\w+)\}/g, (_, key: string) => params?.[key] ?? '')
  const answer = await send(url, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (answer.status < 200 || answer.status > 299)
    throw new Error(`${name} was answered ${answer.status} ${text}`)
  return JSON.parse(text) as CallAnswer<Name>
}

/** Runs the operator's command line as a process of its own, as `npm run admin` does. */
export function runAdminProcess(build: string, env: Record<string, string>, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(build, 'commands/admin.js'), ...args],
    {
      env: { PATH: process.env.PATH ?? '', ...env },
      encoding: 'utf8',
    },
  )
  return { status, stdout, stderr }
}
