import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createStore } from 'zustand/vanilla'
import { type Shell, ShellContext } from '../shell-context'
import { useOpenProject } from './use-open-project'

const ORIGINAL = 'cccccccc-0000-4000-8000-000000000001'
const COPY = 'cccccccc-0000-4000-8000-000000000002'

/** What the page of an address opens while the address bar says something. */
function opened(addressBar: string, projectId: string | null): readonly string[] {
  const ids: string[] = []
  const shell = {
    session: { store: createStore(() => ({ status: 'signed-in' })) },
    workspace: { open: (id: string) => Promise.resolve(ids.push(id) > 0) },
  }
  window.history.replaceState(null, '', addressBar)
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    // The hook asks nothing else of the shell when a project opens.
    <ShellContext value={shell as unknown as Shell}>{children}</ShellContext>
  )
  renderHook(() => useOpenProject(projectId), { wrapper })
  return ids
}

test('[EDT-02] the project of the address is opened, however it is written', () => {
  expect(opened(`/editor/${ORIGINAL.toUpperCase()}/`, ORIGINAL)).toEqual([ORIGINAL])
  expect(opened('/editor', null)).toEqual([])
})

test('[LIF-06] a page that is drawn late does not put the original in place of its copy', () => {
  expect(opened(`/editor/${COPY}`, ORIGINAL)).toEqual([])
})
