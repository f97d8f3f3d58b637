import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { DEFAULT_FIELD_VALUES, EMPTY_GUID } from '@soundleaf/contracts'
import type { Project, ProjectList, SaveProjectAnswer } from '@soundleaf/contracts'
import { passwordOf } from './journey'

/** What happens elsewhere: the server's calls, without a page. */
export class Elsewhere {
  private constructor(
    private readonly request: APIRequestContext,
    private readonly address: string,
    private readonly token: string,
  ) {}

  /** Another tab of the page's own browser: it shares the session, and may end it. */
  static async asAnotherTab(page: Page): Promise<Elsewhere> {
    const address = new URL(page.url()).origin
    const answer = await page.request.post(`${address}/api/authorize/refreshtoken`, {
      data: { id: randomUUID() },
    })
    expect(answer.ok()).toBe(true)
    const { accessToken } = (await answer.json()) as { accessToken: string }
    return new Elsewhere(page.request, address, accessToken)
  }

  /** Another device. */
  static async asAnotherDevice(
    request: APIRequestContext,
    address: string,
    email: string,
  ): Promise<Elsewhere> {
    const answer = await request.post(`${address}/api/authorize/login`, {
      data: { username: email, password: passwordOf(email), refreshTransport: 'body' },
    })
    expect(answer.ok()).toBe(true)
    const { accessToken } = (await answer.json()) as { accessToken: string }
    return new Elsewhere(request, address, accessToken)
  }

  async call<Answer>(method: string, path: string, data?: unknown): Promise<Answer> {
    const answer = await this.request.fetch(`${this.address}${path}`, {
      method,
      headers: { authorization: `Bearer ${this.token}` },
      ...(data === undefined ? {} : { data }),
    })
    if (answer.status() === 429) {
      // Whoever makes hundreds of projects waits as the server says.
      await setTimeout(1000 * Number(answer.headers()['retry-after'] ?? 1))
      return this.call(method, path, data)
    }
    expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true)
    return (await answer.json()) as Answer
  }

  projects(): Promise<ProjectList> {
    return this.call('GET', '/api/projects')
  }

  project(id: string): Promise<Project> {
    return this.call('GET', `/api/projects/${id}`)
  }

  /** Changes a saved project as another device would. */
  async change(id: string, change: (project: Project) => Partial<Project>): Promise<SaveProjectAnswer> {
    const project = await this.project(id)
    return this.call('PUT', '/api/projects', { ...project, ...change(project) })
  }

  /** A new project of a type, made of its default template; its id. */
  async create(name: string, type = 'SingleMassiveElementWall'): Promise<string> {
    const [template] = await this.call<Project['structures']>(
      'GET',
      `/api/products/structure/${type}/defaults`,
    )
    const { projectId } = await this.call<SaveProjectAnswer>('PUT', '/api/projects', {
      projectId: EMPTY_GUID,
      name,
      fieldValues: DEFAULT_FIELD_VALUES.Iso,
      structures: [template],
      creationKey: randomUUID(),
    })
    return projectId
  }

  /** A wall of as many layers: a massive element under panels. */
  async createLayers(name: string, count: number): Promise<string> {
    const id = await this.create(name)
    const [light] = await this.call<Project['structures']>(
      'GET',
      '/api/products/structure/LightweightFrameWall/defaults',
    )
    const panel = light?.components[0]
    if (panel === undefined) throw new Error('The template has no panel.')
    const properties = panel.properties.filter(({ key }) => key !== 'isFixedComponent')
    const panels = Array.from({ length: count - 1 }, () => ({
      ...panel,
      componentId: randomUUID(),
      properties,
    }))
    await this.change(id, ({ structures: [structure] }) => ({
      structures:
        structure === undefined ? [] : [{ ...structure, components: [...structure.components, ...panels] }],
    }))
    return id
  }

  delete(id: string): Promise<unknown> {
    return this.call('DELETE', `/api/projects/${id}`)
  }

  deleteAll = async (): Promise<void> => {
    for (const { projectId } of (await this.projects()).projects) await this.delete(projectId)
  }

  share(id: string): Promise<unknown> {
    return this.call('PUT', `/api/projects/${id}/shared`, { isShared: true })
  }

  /** The server ends the session, as by a logout on the same device. */
  endSession(): Promise<unknown> {
    return this.call('POST', '/api/authorize/logout')
  }
}
