import { Box, SkeletonPiece, SkeletonRows, VisuallyHidden } from '@soundleaf/ui'
import { t } from '../texts'

/** The shape of what comes. */
export type PlaceShape = 'fields' | 'form' | 'table' | 'editor' | 'results' | 'sheet' | 'login'

/** Whether a place of this shape stands beside another one on its page, which has its heading already. */
export const isPart = (shape: PlaceShape): boolean =>
  shape === 'editor' || shape === 'results' || shape === 'fields'

/** Stands where a remote will: the same places, quiet. */
export function PlaceSkeleton({ shape, title }: { readonly shape: PlaceShape; readonly title: string }) {
  return (
    <Box height="100%" minHeight="inherit" aria-busy>
      {!isPart(shape) && (
        <VisuallyHidden asChild>
          <h1>{title}</h1>
        </VisuallyHidden>
      )}
      {shape !== 'table' && (
        <VisuallyHidden role="status">{t('place.loading', { place: title })}</VisuallyHidden>
      )}
      {SHAPES[shape]}
    </Box>
  )
}

const fields = (
  <Box display="grid" gap="4">
    <SkeletonPiece height="40px" />
    <SkeletonPiece height="40px" />
    <SkeletonPiece height="40px" />
  </Box>
)

const rows = <SkeletonRows rows={8} columns={['26px', '48px', '1fr']} />

const SHAPES: Record<PlaceShape, React.ReactNode> = {
  fields,
  form: (
    <Box maxWidth="560px" mx="auto" p="6" display="grid" gap="6">
      <SkeletonPiece height="28px" width="40%" />
      {fields}
    </Box>
  ),
  login: (
    <Box
      display="grid"
      placeItems="center"
      minHeight="100vh"
      bg="bg"
      gridTemplateColumns={{ base: '1fr', xl: 'minmax(480px, 5fr) 7fr' }}
    >
      <Box width="360px" maxWidth="calc(100vw - 32px)" display="grid" gap="6">
        <SkeletonPiece height="28px" width="40%" />
        {fields}
      </Box>
      <Box display={{ base: 'none', xl: 'block' }} placeSelf="stretch" bg="bg.paper" borderLeftWidth="1px" />
    </Box>
  ),
  table: (
    <Box
      p="6"
      display="grid"
      gap="6"
      maxWidth="1600px"
      mx="auto"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 376px' }}
    >
      <Box bg="bg" borderWidth="1px" borderRadius="l3" overflow="hidden">
        <SkeletonRows rows={10} height={46} columns={['34px', '1fr', '120px', '120px', '80px']} />
      </Box>
      <Box bg="bg" borderWidth="1px" borderRadius="l3" p="5">
        {fields}
      </Box>
    </Box>
  ),
  editor: (
    <Box height="100%" display="grid" gridTemplateColumns={{ base: '44px 1fr', xl: '350px 1fr' }}>
      <Box bg="bg" borderRightWidth="1px" overflow="hidden" pt="11">
        {rows}
      </Box>
      <Box bg="bg.paper" display="grid" placeItems="center">
        <SkeletonPiece width="min(300px, 60%)" height="60%" />
      </Box>
    </Box>
  ),
  results: (
    <Box height="100%" bg="bg" px="5" py="11" display="grid" gap="4" alignContent="start" overflow="hidden">
      <SkeletonPiece height="92px" width="60%" />
      <SkeletonPiece height="50px" />
      <SkeletonPiece height="320px" />
    </Box>
  ),
  sheet: (
    <Box display="grid" justifyContent="center" p="6">
      <SkeletonPiece width="min(794px, calc(100vw - 48px))" height="1123px" />
    </Box>
  ),
}
