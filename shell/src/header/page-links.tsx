import type { Account } from '@soundleaf/contracts'
import { type Action, Box, chakra } from '@soundleaf/ui'
import type { MouseEvent } from 'react'
import { links } from '../host/links'
import type { Page } from '../routes/pages'
import { t } from '../texts'
import type { accountActions } from './actions'

type PageLinksProps = ReturnType<typeof accountActions> & {
  readonly account: Account
  readonly page: Page['name']
}

/** Where nothing else needs the room: the entries of the account menu side by side. */
export function PageLinks({ account, page, projects, catalogue, bench, profile, logOut }: PageLinksProps) {
  const pageLink = ({ id, label, run }: Action) => (
    <chakra.a
      href={`/${id}`}
      css={ENTRY}
      aria-current={page === id ? 'page' : undefined}
      onClick={(event: MouseEvent) => {
        event.preventDefault()
        run()
      }}
    >
      {label}
    </chakra.a>
  )
  return (
    <Box
      as="nav"
      aria-label={t('header.pages')}
      display="flex"
      gap="1"
      css={{ '@media (max-width: 719px)': { display: 'none' } }}
    >
      {pageLink(projects)}
      {pageLink(catalogue)}
      {pageLink(bench)}
      {account.license !== 'full' && (
        <chakra.a
          href={links().pricing}
          target="_blank"
          rel="noopener noreferrer"
          css={ENTRY}
          color="accent.fg"
          fontWeight="semibold"
        >
          {t('account.upgrade')}
        </chakra.a>
      )}
      {pageLink(profile)}
      <chakra.button type="button" css={ENTRY} onClick={logOut.run}>
        {logOut.label}
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
