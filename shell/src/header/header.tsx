import type { Account } from '@soundleaf/contracts'
import {
  type Action,
  Box,
  chakra,
  KeysDialog,
  ProductMark,
  Separator,
  Text,
  useActionKeys,
} from '@soundleaf/ui'
import { useState } from 'react'
import { useStore } from 'zustand'
import { PRODUCT_NAME } from '../product-name'
import type { Page } from '../routes/pages'
import { useShell } from '../shell-context'
import { t } from '../texts'
import { saveWords } from '../workspace/save-phase'
import { AccountMenu } from './account-menu'
import { ActionButtons, ActionMenu } from './action-buttons'
import { accountActions, headerActions, leaveForProjects } from './actions'
import { HEADER, WIDE_ONLY } from './narrow'
import { PageLinks } from './page-links'
import { ProjectName } from './project-name'
import { SaveState } from './save-state'
import { SkipLink } from './skip-link'
import { useOnline } from './use-online'
import { usePrintReason } from './use-print-reason'
import { useRoomForLabels } from './use-room-for-labels'

/** The bar over every page of a signed-in person; in the editor with the project and its actions. */
export function Header({ account, page }: { readonly account: Account; readonly page: Page['name'] }) {
  const shell = useShell()
  const [isShowingKeys, setShowingKeys] = useState(false)
  const help: Action = {
    id: 'keys',
    label: t('header.keyboard'),
    keys: 'help',
    isAllowed: true,
    run: () => setShowingKeys(true),
  }
  useActionKeys([help])
  const isEditor = page === 'editor'
  const toProjects = () => (isEditor ? void leaveForProjects(shell) : shell.navigation.go('/projects'))
  const actions = accountActions(shell, toProjects)
  return (
    <chakra.header
      display="flex"
      alignItems="center"
      gap="1"
      minHeight="header"
      flexShrink={0}
      ps="4"
      pe="3"
      bg="bg"
      borderBottomWidth="1px"
      position="relative"
      zIndex="header"
      css={{ ...HEADER, '@media print': { display: 'none' } }}
    >
      <SkipLink />
      <chakra.a
        href="/projects"
        aria-label={t('header.home')}
        onClick={(event) => {
          event.preventDefault()
          toProjects()
        }}
        display="inline-flex"
        alignItems="center"
        gap="2"
        color="fg"
        fontWeight="semibold"
        letterSpacing="-0.01em"
      >
        <ProductMark />
        <Text as="span" htmlTranslate="no" css={isEditor ? WIDE_ONLY : {}}>
          {PRODUCT_NAME}
        </Text>
      </chakra.a>
      {isEditor ? <EditorPart account={account} /> : <Box flex="1" />}
      {!isEditor && <PageLinks account={account} page={page} {...actions} />}
      <Rule />
      <AccountMenu account={account} help={help} {...actions} />
      {isShowingKeys && <KeysDialog onClose={() => setShowingKeys(false)} />}
    </chakra.header>
  )
}

function EditorPart({ account }: { readonly account: Account }) {
  const shell = useShell()
  const { workspace } = shell
  const state = useStore(workspace.store)
  const { open, phase, isAutosaveOn } = state
  const printReason = usePrintReason(account.license)
  const isOnline = useOnline()
  const words = open && saveWords(open, phase, new Date(), isOnline)
  const actions = headerActions(shell, state, { disabledReason: printReason })
  useActionKeys(actions)
  const offered = {
    actions,
    isAutosaveOn,
    onAutosave: (isOn: boolean) => void workspace.setAutosave(isOn),
    hasProject: open !== null,
  }
  const room = useRoomForLabels([open?.project.name ?? '', words?.text ?? ''])
  return (
    <>
      <Rule />
      {open && words && (
        <>
          <ProjectName
            key={open.opening}
            name={open.project.name}
            onRename={(name) => void workspace.rename(name)}
          />
          <SaveState {...words} />
        </>
      )}
      <Box ref={room.rest} flex="1" css={WIDE_ONLY} />
      <ActionButtons ref={room.actions} {...offered} />
      <ActionMenu {...offered} />
    </>
  )
}

const Rule = () => <Separator orientation="vertical" height="24px" mx="3" flexShrink={0} css={WIDE_ONLY} />
