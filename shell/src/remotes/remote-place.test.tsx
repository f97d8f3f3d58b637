import type { RemoteModule } from '@soundleaf/contracts'
import { UiProvider } from '@soundleaf/ui'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Shell, ShellContext } from '../shell-context'
import { RemotePlace } from './remote-place'
import type { RemoteLoad } from './remotes'

const results: RemoteModule = {
  name: 'mf-results',
  contractVersion: '1.0.0',
  mount(element) {
    element.textContent = 'Rw 59'
    return { ready: Promise.resolve(), update: () => undefined, unmount: () => Promise.resolve() }
  },
}

const PRINT = ['mf-print'] as const

/** Two places on one page; the results load as told, one answer per try, the list always. */
function page(...loads: RemoteLoad[]) {
  const ahead: string[] = []
  const shell: { remotes: Pick<Shell['remotes'], 'load' | 'loadAhead'> } & Pick<
    Shell,
    'createHost' | 'report'
  > = {
    remotes: {
      load: (name) =>
        Promise.resolve(
          name === 'mf-results'
            ? (loads.shift() ?? { kind: 'loaded', module: results, version: '1.0.0' })
            : {
                kind: 'loaded',
                module: { ...results, mount: (element) => mountList(element) },
                version: '1.0.0',
              },
        ),
      loadAhead: (names) => Promise.resolve(void ahead.push(...names)),
    },
    // The remotes of this test ask nothing of their host.
    createHost: () => ({ host: {} as never, dispose: () => undefined }),
    report: () => undefined,
  }
  const place = { consequence: 'The construction is not affected.', shape: 'results' } as const
  render(
    <UiProvider>
      <ShellContext value={shell as unknown as Shell}>
        <RemotePlace remote="mf-results" title="Results" {...place} ahead={PRINT} />
        <RemotePlace remote="mf-projects" title="The list" {...place} />
      </ShellContext>
    </UiProvider>,
  )
  return { ahead }
}

function mountList(element: HTMLElement) {
  element.textContent = 'Twelve projects'
  return { ready: Promise.resolve(), update: () => undefined, unmount: () => Promise.resolve() }
}

const offline: RemoteLoad = { kind: 'failed', reason: 'entry-unreachable' }

test('[MFE-03] a place whose remote is offline says so and what it means, and the other place works', async () => {
  page(offline, offline)
  expect(await screen.findByText('Results did not load')).toBeVisible()
  expect(screen.getByText(/The construction is not affected\. Tried (once|\d+ times)/)).toBeVisible()
  expect(await screen.findByText('Twelve projects')).toBeVisible()
})

test('[MFE-03] "Try again" works without a reload when the remote is back', async () => {
  page(offline)
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Rw 59')).toBeVisible()
  expect(screen.queryByText('Results did not load')).toBeNull()
})

test('what the next page needs is fetched once the place can be used, and not before', async () => {
  const { ahead } = page(offline)
  await screen.findByText('Results did not load')
  expect(ahead).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Rw 59')
  expect(ahead).toEqual(['mf-print'])
})

test('[MFE-04] an incompatible remote is named with both versions', async () => {
  page({ kind: 'incompatible', offered: '1.0.0', needed: '2.1.0' })
  expect(await screen.findByText('Results does not fit this version')).toBeVisible()
  expect(screen.getByText(/speaks contract 1\.0\.0, mf-results needs 2\.1\.0/)).toBeVisible()
})
