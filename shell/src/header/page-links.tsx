import type { Account } from '@soundleaf/contracts'
import { Box, chakra } from '@soundleaf/ui'
import type { MouseEvent } from 'react'
import { LINKS } from '../host/links'
import type { Page } from '../routes/pages'
import { useShell } from '../shell-context'
import { logOut } from './actions'

/** HDR-01 where nothing else needs the room: the entries of the account menu side by side. */
export function PageLinks({ account, page }: { readonly account: Account; readonly page: Page['name'] }) {
  const shell = useShell()
  const { navigation } = shell
  const pageLink = (name: 'projects' | 'profile', label: string) => (
    <chakra.a
      href={`/${name}`}
      css={ENTRY}
      aria-current={page === name ? 'page' : undefined}
      onClick={(event: MouseEvent) => {
        event.preventDefault()
        navigation.go(`/${name}`)
      }}
    >
      {label}
    </chakra.a>
  )
  return (
    <Box
      as="nav"
      aria-label="Pages"
      display="flex"
      gap="1"
      css={{ '@media (max-width: 719px)': { display: 'none' } }}
    >
      {pageLink('projects', 'Projects')}
      {account.license !== 'full' && (
        <chakra.a
          href={LINKS.pricing}
          target="_blank"
          rel="noopener noreferrer"
          css={ENTRY}
          color="accent.fg"
          fontWeight="semibold"
        >
          Upgrade
        </chakra.a>
      )}
      {pageLink('profile', 'Profile')}
      <chakra.button type="button" css={ENTRY} onClick={() => void logOut(shell)}>
        Log out
      </chakra.button>
    </Box>
  )
}

const ENTRY = {
  display: 'inline-flex',
  alignItems: 'center',
  height: '32px',
  paddingInline: '12px',
  borderRadius: 'var(--r-1)',
  fontSize: 'var(--t-13)',
  color: 'var(--ink-2)',
  cursor: 'pointer',
  '&:hover': { background: 'var(--surface-3)' },
  '&[aria-current]': { color: 'var(--ink)', fontWeight: 600 },
}
