import { Box } from '@soundleaf/ui'
import type { ComponentType } from 'react'
import { RemotePlace } from '../remotes/remote-place'
import { type OwnPageName, type Page, PAGES, type RemotePageName, type WholePage } from '../routes/pages'
import { t } from '../texts'
import { EditorPage } from './editor-page'
import { LinkPage } from './link-page'
import { LoginPage } from './login-page'
import { NotFoundPage } from './not-found-page'
import { PrintPage } from './print-page'
import { ProjectsPage } from './projects-page'
import { ResetPage } from './reset-page'
import { StartingPage } from './starting-page'

/** Pages that are more than one remote. */
const OWN: Readonly<
  Record<OwnPageName | 'starting' | 'not-found', ComponentType<{ projectId: string | null }>>
> = {
  starting: StartingPage,
  login: LoginPage,
  'reset-password': ResetPage,
  link: LinkPage,
  projects: ProjectsPage,
  editor: EditorPage,
  print: PrintPage,
  'not-found': NotFoundPage,
}

/** The page that the route table names. */
export function PageView({ page }: { readonly page: Page }) {
  if (!isOwn(page.name)) return <RemotePage name={page.name} />
  const View = OWN[page.name]
  return <View projectId={'projectId' in page ? page.projectId : null} />
}

const isOwn = (name: Page['name']): name is keyof typeof OWN => name in OWN

function RemotePage({ name }: { readonly name: RemotePageName }) {
  const { whole, for: audience } = PAGES[name]
  // Members have the header above the page.
  const minHeight = audience === 'members' ? 'calc(100vh - var(--h-header))' : '100vh'
  const { consequence, ...place }: WholePage = whole
  return (
    <Box as="main" minHeight={minHeight}>
      <RemotePlace
        {...place}
        title={t(`place.${name}`)}
        {...(consequence === undefined ? {} : { consequence: t(consequence) })}
      />
    </Box>
  )
}
