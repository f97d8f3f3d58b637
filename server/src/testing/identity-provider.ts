import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'

export const CLIENT = { id: 'soundleaf', secret: 'a secret of the client, from the provider' }

export interface TestProvider {
  readonly issuer: string
  readonly stop: () => void
  /** What a browser does there: follows an address, says who it is, and comes back to an address, of which this is path and query. */
  readonly confirm: (address: string, who: string) => Promise<string>
  readonly refuse: (address: string) => Promise<string>
}

/** Starts a real provider of OpenID Connect, which believes who somebody says to be. */
export async function startProvider(
  callbacks: string,
  claims: 'claims-in-token' | 'claims-when-asked',
): Promise<TestProvider> {
  const port = await freePort()
  const program = join(import.meta.dirname, 'run-identity-provider.mjs')
  const child = spawn(
    process.execPath,
    [program, String(port), CLIENT.id, CLIENT.secret, callbacks, claims],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  )
  await once(child.stdout, 'data')
  return {
    issuer: `http://127.0.0.1:${port}`,
    stop: () => void child.kill(),
    confirm: (address, who) => visit(address, new URLSearchParams({ who }), callbacks),
    refuse: (address) => visit(address, new URLSearchParams({ refuses: 'yes' }), callbacks),
  }
}

async function visit(address: string, said: URLSearchParams, callbacks: string): Promise<string> {
  const jar = new Map<string, string>()
  async function go(url: string, body?: URLSearchParams): Promise<string> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, {
      headers: { cookie },
      redirect: 'manual',
      ...(body !== undefined && { method: 'POST', body }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    const next = response.headers.get('location')
    if (next !== null) {
      const to = new URL(next, url)
      return to.href.startsWith(callbacks) ? to.pathname + to.search : go(to.href)
    }
    if (body !== undefined || !response.ok) throw new Error(`The provider answers ${await response.text()}`)
    return go(url, said)
  }
  return go(address)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
