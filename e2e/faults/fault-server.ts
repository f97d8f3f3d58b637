import {
  createServer,
  request as ask,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'

/** What happens to a request. `flip` changes one byte of the file, `commit-then-drop` lets the server work and hides that it did. */
export type Mode =
  | '404'
  | '500'
  | 'hang'
  | `slow:${number}`
  | 'html'
  | 'garbage'
  | 'truncate'
  | 'flip'
  | 'reset'
  | 'commit-then-drop'

export interface Rule {
  /** Looked for in the path and query of the request. */
  readonly match: RegExp
  readonly method?: string
  readonly mode: Mode
  /** The first matching request that is hit, counted from 1. */
  readonly nth?: number
  /** How many are hit; all when it is not given. */
  readonly times?: number
}

interface Counted extends Rule {
  seen: number
  hit: number
}

/** Where a request goes on to: the first prefix that fits; the prefix is taken off. */
export interface Target {
  readonly prefix: string
  readonly port: number
}

const ANY_PAGE = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' }
const CANNED = {
  '404': { status: 404, type: 'text/plain', body: 'Not found.' },
  '500': { status: 500, type: 'text/plain', body: 'Broken on purpose.' },
  html: { status: 200, type: 'text/html', body: '<!doctype html><title>Somewhere else</title>' },
  garbage: { status: 200, type: 'text/javascript', body: '}{ broken on purpose' },
} as const

/** Stands before servers and breaks what passes, by rules that a test sets. Without rules everything passes as it is. */
export class FaultServer {
  private rules: Counted[] = []
  private readonly files = new Map<string, string>()
  private readonly sockets = new Set<Socket>()
  private readonly server: Server
  /** `GET /path?query` of everything that was asked since the rules were last taken back. */
  readonly asked: string[] = []

  constructor(private readonly targets: readonly Target[]) {
    this.server = createServer((request, response) => this.answer(request, response))
    this.server.on('connection', (socket) => {
      this.sockets.add(socket)
      socket.on('close', () => this.sockets.delete(socket))
      socket.on('error', () => socket.destroy())
    })
    this.server.on('upgrade', (request, socket: Socket, head) => this.upgrade(request, socket, head))
  }

  async listen(port: number): Promise<number> {
    await new Promise<void>((resolve) => this.server.listen(port, '127.0.0.1', resolve))
    return (this.server.address() as AddressInfo).port
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy()
    await new Promise((resolve) => this.server.close(resolve))
  }

  /** Sets rules beside those that are there; the first that fits a request is applied. */
  set(...rules: Rule[]): void {
    this.rules.push(...rules.map((rule) => ({ ...rule, seen: 0, hit: 0 })))
  }

  /** Takes back all rules. What hangs goes on hanging, as it does in life. */
  mend(): void {
    this.rules = []
    this.asked.length = 0
  }

  /** A file of the test's own, in place of what is behind. */
  put(path: string, text: string): void {
    this.files.set(path, text)
  }

  private modeOf({ method = 'GET', url = '/' }: IncomingMessage): Mode | null {
    this.asked.push(`${method} ${url}`)
    for (const rule of this.rules) {
      if (!rule.match.test(url) || (rule.method !== undefined && rule.method !== method)) continue
      rule.seen += 1
      if (rule.seen < (rule.nth ?? 1) || rule.hit >= (rule.times ?? Number.POSITIVE_INFINITY)) continue
      rule.hit += 1
      return rule.mode
    }
    return null
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const mode = this.modeOf(request)
    if (mode === 'hang') return
    if (mode === 'reset') return void request.socket.resetAndDestroy()
    if (mode === '404' || mode === '500' || mode === 'html' || mode === 'garbage') {
      const { status, type, body } = CANNED[mode]
      response.writeHead(status, { ...ANY_PAGE, 'content-type': type }).end(body)
      return
    }
    const pause_ms = mode?.startsWith('slow:') ? Number(mode.slice(5)) : 0
    setTimeout(() => this.pass(request, response, mode), pause_ms)
  }

  private pass(request: IncomingMessage, response: ServerResponse, mode: Mode | null): void {
    const file = this.files.get(request.url?.split('?')[0] ?? '')
    if (file !== undefined) {
      response
        .writeHead(200, { ...ANY_PAGE, 'content-type': 'text/javascript' })
        .end(broken(Buffer.from(file), mode))
      return
    }
    const { port, path } = this.behind(request)
    // Uncompressed: what is broken here is a file, not its compression.
    const { method } = request
    const headers = { ...request.headers, 'accept-encoding': 'identity' }
    const onward = ask({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        if (mode === 'commit-then-drop') return request.socket.destroy()
        const whole = Buffer.concat(chunks)
        const body = broken(whole, mode)
        const { 'content-length': _length, 'transfer-encoding': _encoding, ...rest } = answer.headers
        response.writeHead(answer.statusCode ?? 502, { ...rest, 'content-length': body.length })
        response.end(body)
      })
    })
    onward.on('error', () => request.socket.destroy())
    request.pipe(onward)
  }

  /** A socket is passed on as it is, or falls to the same rules. */
  private upgrade(request: IncomingMessage, socket: Socket, head: Buffer): void {
    const mode = this.modeOf(request)
    if (mode === 'hang') return
    if (mode !== null && !mode.startsWith('slow:')) return void socket.destroy()
    const { port, path } = this.behind(request)
    const onward = connect(port, '127.0.0.1', () => {
      const lines = request.rawHeaders.map((text, at) => (at % 2 === 0 ? `${text}: ` : `${text}\r\n`))
      onward.write(`${request.method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
      onward.write(head)
      socket.pipe(onward).pipe(socket)
    })
    onward.on('error', () => socket.destroy())
    socket.on('close', () => onward.destroy())
  }

  private behind({ url = '/' }: IncomingMessage): { port: number; path: string } {
    const target = this.targets.find(({ prefix }) => url.startsWith(prefix))
    if (target === undefined) return { port: 0, path: url }
    return { port: target.port, path: url.slice(target.prefix.length - 1) }
  }
}

function broken(body: Buffer, mode: Mode | null): Buffer {
  if (mode === 'truncate') return body.subarray(0, Math.floor(body.length / 2))
  if (mode !== 'flip' || body.length === 0) return body
  const copy = Buffer.from(body)
  const middle = Math.floor(copy.length / 2)
  copy[middle] = (copy[middle] ?? 0) ^ 1
  return copy
}
