import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

/** One address in front of several servers, as a proxy is: connections go to them in turn, past those that are dead. */
export class LoadBalancer {
  private next = 0
  private losesAnswers = false
  private readonly sockets = new Set<Socket>()

  private constructor(
    private readonly listener: Server,
    private readonly ports: readonly number[],
  ) {
    listener.on('connection', (client) => this.pass(client, this.next++, this.ports.length))
  }

  static async open(ports: readonly number[]): Promise<LoadBalancer> {
    const listener = createServer()
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
    return new LoadBalancer(listener, ports)
  }

  get url(): string {
    return `http://127.0.0.1:${(this.listener.address() as AddressInfo).port}`
  }

  /** The server does what it is asked, and the connection breaks before its answer arrives. */
  loseAnswers(loses: boolean): void {
    this.losesAnswers = loses
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy()
    await new Promise<void>((resolve) => this.listener.close(() => resolve()))
  }

  /** Each connection goes on from its own turn: among many at once none comes back to a dead server. */
  private pass(client: Socket, turn: number, tries: number): void {
    const port = this.ports[turn % this.ports.length]
    if (port === undefined || tries === 0) return void client.destroy()
    const server = connect(port, '127.0.0.1')
    this.sockets.add(client).add(server)
    server.once('connect', () => {
      client.pipe(server)
      if (this.losesAnswers) server.once('data', () => client.destroy())
      else server.pipe(client)
      server.once('close', () => client.destroy())
    })
    // A server that cannot be reached: the next one. A connection that breaks later closes as well.
    server.once('error', () => {
      if (server.bytesWritten === 0 && server.bytesRead === 0) this.pass(client, turn + 1, tries - 1)
    })
    client.once('error', () => server.destroy())
    client.once('close', () => server.destroy())
  }
}
