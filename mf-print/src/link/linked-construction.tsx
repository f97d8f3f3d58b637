import { totalMass_kgm2, type Construction } from '@soundleaf/construction'
import { drawnLength_px, fitZoom, naturalScale_pxmm, SectionDrawing } from '@soundleaf/drawing'
import { Box } from '@soundleaf/ui'
import { constructionRows } from '../content/construction-rows'
import { ConstructionTable } from '../pages/construction-table'
import { TEXT_WIDTH_PX } from '../sheet/paper'

const STAGE = { width: 640, height: 340 }

/** The section to scale, and its layers. */
export function LinkedConstruction({ construction }: { readonly construction: Construction }) {
  // What fills are called by is in the catalogue, which a link does not open.
  const page = { rows: constructionRows(construction, []), isLast: true }
  return (
    <Box maxWidth="880px" marginInline="auto" bg="bg" borderWidth="1px" borderRadius="l3" padding="4">
      <Box
        display="grid"
        placeItems="center"
        minHeight={`${STAGE.height}px`}
        css={{ '& svg': { maxWidth: '100%', height: 'auto' } }}
      >
        <SectionDrawing
          construction={construction}
          scale_pxmm={naturalScale_pxmm(construction) * fitZoom(construction, STAGE, false)}
          drawnLength_px={drawnLength_px(construction, STAGE, false)}
          labels="fitting"
        />
      </Box>
      <Box overflowX="auto" tabIndex={0} css={{ '& table': { minWidth: `${TEXT_WIDTH_PX}px` } }}>
        <ConstructionTable
          page={page}
          construction={construction}
          calculation={{ surfaceMass_kgm2: totalMass_kgm2(construction) }}
        />
      </Box>
    </Box>
  )
}
