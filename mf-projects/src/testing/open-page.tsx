import type { ProjectListItem } from '@soundleaf/contracts'
import { createFakeHost } from '@soundleaf/federation/testing'
import { Toaster, UiProvider } from '@soundleaf/ui'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ProjectsPage } from '../projects-page'

// The library's focus trap skips what has no size, and in jsdom nothing has one.
function giveSizes(): void {
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1)
  // Room for some rows.
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(400)
}

type Options = Parameters<typeof createFakeHost<'mf-projects'>>[0]

/** The page with a host of its own, and what it publishes. */
export function open(options: Partial<Options> = {}) {
  giveSizes()
  const fake = createFakeHost({ remote: 'mf-projects', ...options })
  const published: { topic: string; payload: unknown }[] = []
  for (const topic of ['projects/open-requested', 'projects/new-requested', 'projects/deleted'] as const) {
    fake.host.events.subscribe(topic, (payload) => published.push({ topic, payload }))
  }
  render(
    <UiProvider>
      <ProjectsPage host={fake.host} />
      {/* A dialog lets toasts be clicked, and waits for their place. */}
      <Toaster />
    </UiProvider>,
  )
  return { fake, published, user: userEvent.setup() }
}

/** A row of the list as the server sends it. */
export const listed = (name: string, id: number): ProjectListItem => ({
  projectId: `00000000-0000-4000-8000-00000000000${id}`,
  name,
  structuresSummary: ['SingleMassiveElementWall'],
  createdDateUtc: '2026-01-01T00:00:00.000Z',
  modifiedDateUtc: '2026-01-01T00:00:00.000Z',
  isShared: false,
  owner: null,
})
