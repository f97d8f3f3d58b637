import { createFakeHost, sampleWall, type FakeHostOptions } from '@soundleaf/federation/testing'
import { Toaster, UiProvider } from '@soundleaf/ui'
import { render, screen, type RenderResult } from '@testing-library/react'
import { ResultsDrawer } from '../results-drawer'

/** The drawer beside the drawing, in a window that is wide enough for it. */
export function open(
  options: Partial<FakeHostOptions<'mf-results'>> = {},
): ReturnType<typeof createFakeHost<'mf-results'>> & RenderResult {
  globalThis.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: true, media: query }) as MediaQueryList
  const fake = createFakeHost({ remote: 'mf-results', open: sampleWall, ...options })
  const drawn = render(
    <UiProvider>
      <ResultsDrawer host={fake.host} props={{}} />
      <Toaster />
    </UiProvider>,
  )
  return { ...fake, ...drawn }
}

/** The debounce of 500 ms runs on the real clock here; the state machine's own tests hold the clock. */
export const calculated = () => screen.findByText(/^Calculated/)
