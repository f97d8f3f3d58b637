import { Box, QuestionHost, Toaster, UiProvider } from '@soundleaf/ui'
import { useEffect } from 'react'
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom'
import { useStore } from 'zustand'
import { ConflictDialog } from './dialogs/conflict-dialog'
import { ErrorDialog } from './dialogs/error-dialog'
import { DraftsLine } from './header/drafts-line'
import { Header } from './header/header'
import { PageView } from './pages/page-view'
import { StartingPage } from './pages/starting-page'
import { PRODUCT_NAME } from './product-name'
import { RemotesLine } from './remotes/remotes-line'
import { titleOf } from './routes/pages'
import { destinationOf } from './routes/route'
import { LoginDialog } from './session/login-dialog'
import { type Shell, ShellContext, useShell } from './shell-context'

export function App({ shell }: { readonly shell: Shell }) {
  return (
    <UiProvider>
      <ShellContext value={shell}>
        <BrowserRouter>
          <CurrentPage />
          <LoginDialog />
        </BrowserRouter>
        <ConflictDialog />
        <ErrorDialog />
        <QuestionHost />
        <Toaster />
      </ShellContext>
    </UiProvider>
  )
}

/** The page of the address, if the visitor may see it. */
function CurrentPage() {
  const { session, workspace, navigation, resetLink, wanted, language } = useShell()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const state = useStore(session.store)
  const projectName = useStore(workspace.store, ({ open }) => open?.project.name ?? null)
  const email = state.status === 'signed-in' || state.status === 'expired' ? state.account.email : null

  useEffect(
    () =>
      navigation.connect((to, options) => {
        // As with a link: going where one already is adds nothing to the history.
        if (to !== window.location.pathname) void navigate(to, options)
      }),
    [navigation, navigate],
  )

  const destination = destinationOf(pathname, {
    session: state.status,
    hasOpenProject: projectName !== null,
    hasResetLink: resetLink !== null,
  })
  const redirect = 'redirect' in destination ? destination.redirect : null
  const remembers = 'redirect' in destination && destination.remember === true
  useEffect(() => {
    if (redirect === null) return
    if (remembers) wanted.remember(pathname, null)
    const isAfterLogin = redirect === '/projects' && pathname === '/' && email !== null
    void navigate((isAfterLogin ? wanted.take(email) : null) ?? redirect, { replace: true })
  }, [redirect, remembers, pathname, email, wanted, navigate])
  // Over the page lies the login dialog, which may lead to an identity provider.
  const isExpired = state.status === 'expired'
  useEffect(() => {
    if (!isExpired || email === null) return
    wanted.remember(pathname, email)
    return () => void wanted.take(email)
  }, [isExpired, email, pathname, wanted])
  useEffect(() => {
    document.title = 'page' in destination ? titleOf(destination.page, projectName) : PRODUCT_NAME
  }, [destination, projectName])
  // A report may be printed in another language than the pages have.
  useEffect(() => language.arrive(pathname), [language, pathname])
  // On the way to another address: words, never an empty page.
  if ('redirect' in destination) return <StartingPage />

  const { page } = destination
  const account = state.status === 'signed-in' || state.status === 'expired' ? state.account : null
  const hasHeader = account !== null && !WITHOUT_HEADER.includes(page.name)
  return (
    // The editor fills the rest of the window below header and lines; other pages are as long as their content.
    <Box {...(page.name === 'editor' ? { display: 'flex', flexDirection: 'column', height: '100vh' } : {})}>
      {hasHeader && <Header account={account} page={page.name} />}
      <DraftsLine />
      <RemotesLine />
      {/* Another account gets new pages: nothing of the first stays. */}
      <PageView key={account?.email ?? 'guest'} page={page} />
    </Box>
  )
}

const WITHOUT_HEADER: readonly string[] = ['login', 'signup', 'reset-password', 'link', 'starting']
