import { Box, Grid, VisuallyHidden } from '@soundleaf/ui'
import { useStore } from 'zustand'
import { RemotePlace } from '../remotes/remote-place'
import { useShell } from '../shell-context'
import { t } from '../texts'
import { useOpenProject } from './use-open-project'

/**
 * The construction beside its results; each may fail alone. The results take the width their drawer has, and may
 * lay a bar along the lower edge of this grid, which is what positioned parts of them refer to.
 */
export function EditorPage({ projectId }: { readonly projectId: string | null }) {
  const { isLoading, open } = useStore(useShell().workspace.store)
  useOpenProject(projectId)

  return (
    <Grid
      as="main"
      position="relative"
      templateColumns="minmax(0, 1fr) auto"
      templateRows="minmax(0, 1fr)"
      flex="1"
      minHeight="480px"
      overflow="hidden"
      aria-busy={isLoading}
    >
      <VisuallyHidden asChild>
        <h1>{open === null ? t('page.editor') : open.project.name}</h1>
      </VisuallyHidden>
      <Box
        minWidth="0"
        minHeight="0"
        overflow="hidden"
        bg="bg"
        paddingBottom={{ base: ROOM_OF_BAR, lg: '0' }}
      >
        <RemotePlace
          remote="mf-editor"
          title={t('place.construction')}
          consequence={t('consequence.savingGoesOn')}
          shape="editor"
          waits={open === null}
        />
      </Box>
      <Box minHeight="0" css={PLACE_OF_RESULTS}>
        <RemotePlace
          remote="mf-results"
          title={t('place.results')}
          consequence={t('consequence.constructionIsSafe')}
          shape="results"
          waits={open === null}
        />
      </Box>
    </Grid>
  )
}

/** In a narrow window the results' bar lies below the drawing, not over its dimensions. */
const ROOM_OF_BAR = 'var(--h-docked)'

/** Until the results say how wide they are, the place has the width of their open drawer. */
const PLACE_OF_RESULTS = {
  '& > :not([data-state=ready])': {
    width: 'var(--w-right)',
    background: 'var(--surface)',
    borderLeft: '1px solid var(--line)',
    '@media (max-width: 1079px)': { width: '220px' },
  },
}
