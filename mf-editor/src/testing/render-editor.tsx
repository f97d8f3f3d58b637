import { template, toWire, type Construction } from '@soundleaf/construction'
import type { Project, StructureType } from '@soundleaf/contracts'
import { createFakeHost, sampleWall, type FakeAnswers, type FakeHost } from '@soundleaf/federation/testing'
import { Toaster, UiProvider } from '@soundleaf/ui'
import { act, render } from '@testing-library/react'
import { EditorView } from '../editor-view'
import { INSULATIONS, MANUFACTURERS, PRODUCTS } from './sample-catalogue'

/** Ids in the order in which they are asked for. */
export function counter(): () => string {
  let count = 100
  return () => {
    count += 1
    return `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`
  }
}

export function projectOf(construction: Construction): Project {
  return {
    ...sampleWall,
    structures: [toWire(construction)],
    structuresSummary: [construction.type],
  }
}

export const CATALOGUE: Partial<FakeAnswers> = {
  listProductsForStructure: () => ({ ok: true, value: [...PRODUCTS] }),
  listInsulations: () => ({ ok: true, value: [...INSULATIONS] }),
  listManufacturers: () => ({ ok: true, value: MANUFACTURERS }),
}

/** The editor with a new project of a type open, in a wide window. */
export async function renderEditor(
  open: StructureType | Construction,
  answers: Partial<FakeAnswers> = {},
): Promise<FakeHost<'mf-editor'>> {
  giveSizes()
  window.matchMedia = (query) => ({ ...matchingNothing, media: query, matches: query.includes('min-width') })
  const construction = typeof open === 'string' ? template(open, counter()) : open
  const fake = createFakeHost({
    remote: 'mf-editor',
    open: projectOf(construction),
    answers: { ...CATALOGUE, ...answers },
  })
  render(
    <UiProvider>
      <EditorView host={fake.host} props={{}} />
      <Toaster />
    </UiProvider>,
  )
  // The catalogue's answers come after the first drawing.
  await act(async () => Promise.resolve())
  return fake
}

/** In jsdom nothing has a size, and of a long list only the rows in view are rendered. */
function giveSizes(): void {
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, value: 600 })
}

const matchingNothing: MediaQueryList = {
  matches: false,
  media: '',
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
}
