import type { Construction } from '@soundleaf/construction'
import { FRAME_TYPES, type FrameType } from '@soundleaf/contracts'
import { FRAME_EXAMPLES, SectionDrawing, thicknessText } from '@soundleaf/drawing'
import { loadTexts } from '@soundleaf/texts'
import { Box, Heading, UiProvider } from '@soundleaf/ui'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { framed, ribs, sheets } from './constructions'

/** As on the stage, as small as a layer is drawn at all, and about as in the report. */
const SCALES_PXMM = { stage: 2, paper: 1, least: 0.02 } as const
const LENGTH_PX = 260
/** A board, a thin one, and one as thin as a layer is drawn. */
const SHEETS_MM = [26, 8, 3] as const

function Figure({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  return (
    <Box
      as="figure"
      data-figure={name}
      m="0"
      p="4"
      bg="bg.paper"
      borderWidth="1px"
      display="flex"
      flexWrap="wrap"
      alignItems="start"
      gap="4"
    >
      <Box as="figcaption" width="100%" textStyle="sm" fontWeight="semibold">
        {name}{' '}
        <Box as="span" color="fg.subtle" fontWeight="normal">
          {note}
        </Box>
      </Box>
      {children}
    </Box>
  )
}

function Pictures({ of }: { of: (isInsulated: boolean) => Construction }) {
  return (
    <>
      {[false, true].map((isInsulated) => (
        <SectionDrawing
          key={String(isInsulated)}
          construction={of(isInsulated)}
          scale_pxmm={SCALES_PXMM.stage}
          drawnLength_px={LENGTH_PX}
        />
      ))}
      <SectionDrawing construction={of(true)} scale_pxmm={SCALES_PXMM.paper} drawnLength_px={LENGTH_PX} />
      <SectionDrawing construction={of(true)} scale_pxmm={SCALES_PXMM.least} drawnLength_px={LENGTH_PX} />
    </>
  )
}

function noteOf(type: FrameType): string {
  const { beam_mm, cavity_mm, cc_mm } = FRAME_EXAMPLES[type]
  const [depth, thickness] = beam_mm.map(thicknessText)
  return `${thickness} × ${depth} in ${thicknessText(cavity_mm)} mm, cc ${cc_mm}`
}

/** Every frame type and every material, as they are drawn: for our own eyes, and for the pictures of the tests. */
function Gallery() {
  return (
    <Box as="main" p="6" display="grid" gap="4" bg="bg">
      <Heading as="h1" size="lg">
        Frames and materials
      </Heading>
      {FRAME_TYPES.map((type) => (
        <Figure key={type} name={type} note={noteOf(type)}>
          <Pictures of={(isInsulated) => framed(type, isInsulated)} />
        </Figure>
      ))}
      <Figure name="Rib panel">
        <Pictures of={ribs} />
      </Figure>
      {(['Wall', 'Floor'] as const).map((kind) => (
        <Figure key={kind} name={`Materials in a ${kind.toLowerCase()}`}>
          {SHEETS_MM.map((thickness_mm) => (
            <SectionDrawing
              key={thickness_mm}
              construction={sheets(thickness_mm, `SingleMassiveElement${kind}`)}
              scale_pxmm={SCALES_PXMM.stage}
              drawnLength_px={LENGTH_PX}
            />
          ))}
        </Figure>
      ))}
    </Box>
  )
}

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no place for the gallery.')
const page = createRoot(root)
void loadTexts().then(() =>
  page.render(
    <UiProvider>
      <Gallery />
    </UiProvider>,
  ),
)
