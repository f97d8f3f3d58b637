import { loadTexts } from '@soundleaf/texts'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Box, Heading, QuestionHost, Toaster, UiProvider } from '../src'
import { Buttons, Choices, Fields, Icons, Words } from './controls'
import { Charts } from './charts'
import { Drawers, Layers, Lists } from './layers'
import { Places, Verdicts } from './places'

const PAGES: Record<string, { title: string; content: ReactNode }> = {
  controls: {
    title: 'Controls',
    content: (
      <>
        <Buttons />
        <Fields />
        <Choices />
        <Words />
        <Icons />
      </>
    ),
  },
  charts: { title: 'Charts', content: <Charts /> },
  layers: {
    title: 'Layers and lists',
    content: (
      <>
        <Layers />
        <Lists />
        <Verdicts />
        <Places />
      </>
    ),
  },
  drawers: { title: 'Drawers', content: <Drawers /> },
}

const page = PAGES[location.hash.slice(1)] ?? PAGES['controls']

function Gallery({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box as="main" p="5" maxWidth="1432px" mx="auto">
      <Heading as="h1" mb="3">
        {title}
      </Heading>
      <Box display="flex" flexWrap="wrap" gap="5" alignItems="flex-start">
        {children}
      </Box>
      <Toaster />
      <QuestionHost />
    </Box>
  )
}

window.addEventListener('hashchange', () => location.reload())
const root = document.getElementById('root')
if (root && page) {
  await loadTexts()
  createRoot(root).render(
    <StrictMode>
      <UiProvider>
        <Gallery title={page.title}>{page.content}</Gallery>
      </UiProvider>
    </StrictMode>,
  )
}
