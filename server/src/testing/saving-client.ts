import { randomUUID } from 'node:crypto'
import type { Project } from '@soundleaf/contracts'
import { newProject } from './constructions'
import type { ServerProcess } from './server-process'

type Server = Pick<ServerProcess, 'call'>

/** A page that saves one project again and again, and remembers what was acknowledged. */
export class SavingClient {
  private count = 0
  private sent = ''
  private acknowledged: { readonly id: string; readonly revision: number; readonly name: string } | null =
    null
  saves = 0

  constructor(private readonly label: string) {}

  /** Saves until the server is gone. */
  async work(server: Server, token: string): Promise<void> {
    try {
      await this.workUntil(() => false, server, token)
    } catch (error) {
      // A refusal is a fault of the server; a connection that broke is what the test does.
      if (error instanceof Error && error.message.includes('was answered')) throw error
    }
  }

  /** Saves until it is told that it is over; each save must be acknowledged. */
  async workUntil(isOver: () => boolean, server: Server, token: string): Promise<void> {
    const { body } = newProject()
    while (!isOver()) {
      this.sent = `${this.label} ${(this.count += 1)}`
      const { acknowledged } = this
      const own = acknowledged === null ? {} : { projectId: acknowledged.id, revision: acknowledged.revision }
      // As a page does: a proxy may repeat a save whose answer it did not get.
      const content = { ...body, ...own, name: this.sent, saveKey: randomUUID() }
      const saved = await server.call('saveProject', { body: content }, token)
      this.acknowledged = { id: saved.projectId, revision: saved.revision, name: this.sent }
      this.saves += 1
    }
  }

  /**
   * Holds the project that the restarted server has against what was acknowledged: it is that, or the save that was
   * on its way. Goes on from there. Null when nothing is lost.
   */
  async faultOf(server: Server, token: string): Promise<string | null> {
    const { acknowledged } = this
    if (acknowledged === null) return null
    const project: Project = await server.call('getProject', { params: { id: acknowledged.id } }, token)
    const { revision, name } = project
    const isKept = revision === acknowledged.revision && name === acknowledged.name
    const isNext = revision === acknowledged.revision + 1 && name === this.sent
    this.acknowledged = { id: acknowledged.id, revision, name }
    if (isKept || isNext) return null
    return `acknowledged ${acknowledged.name} as ${acknowledged.revision}, found ${name} as ${revision}`
  }
}
