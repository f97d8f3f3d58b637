import type { Account } from '@soundleaf/contracts'
import { licenceText } from '@soundleaf/messages/account'
import { type Action, Box, Button, Icon, Menu, Text } from '@soundleaf/ui'
import { useStore } from 'zustand'
import { links } from '../host/links'
import { useShell } from '../shell-context'
import { t } from '../texts'
import type { accountActions } from './actions'
import { initialsOf } from './initials'

type AccountMenuProps = ReturnType<typeof accountActions> & {
  readonly account: Account
  readonly help: Action
}

/** Projects, Catalogue, Rating bench, Upgrade (Trial and Light only), Profile, Log out; and help. */
export function AccountMenu({
  account,
  help,
  projects,
  catalogue,
  bench,
  profile,
  logOut,
}: AccountMenuProps) {
  const { people } = useShell()
  const others = useStore(people).filter((email) => email !== account.email)
  const mayUpgrade = account.license !== 'full'
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <Button variant="ghost" px="1.5" ms="auto" aria-label={t('account.menu', { email: account.email })}>
          <Box
            as="span"
            display="grid"
            placeItems="center"
            width="6"
            height="6"
            borderRadius="full"
            bg="accent.subtle"
            color="accent.fg"
            htmlTranslate="no"
            fontSize="2xs"
            fontWeight="semibold"
          >
            {initialsOf(account.email)}
          </Box>
          <Icon name="down" />
        </Button>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content minWidth="240px" maxWidth="min(360px, calc(100vw - 16px))">
          <Box px="2.5" pt="2" pb="2.5" mb="1" borderBottomWidth="1px">
            <Text fontWeight="semibold" textStyle="sm" overflowWrap="anywhere" htmlTranslate="no">
              {account.email}
            </Text>
            <Text textStyle="xs" color="fg.muted">
              {licenceText(account.license, account.trialExpiryText)}
            </Text>
            {others.length > 0 && (
              <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
                {t('account.others', { people: others.join(', ') })}
              </Text>
            )}
          </Box>
          <Entry action={projects} />
          <Entry action={catalogue} />
          <Entry action={bench} />
          {mayUpgrade && (
            <Menu.Item value="upgrade" asChild color="accent.fg" fontWeight="semibold">
              <a href={links().pricing} target="_blank" rel="noopener noreferrer">
                {t('account.upgrade')}
              </a>
            </Menu.Item>
          )}
          <Entry action={profile} />
          <Menu.Separator />
          <Menu.ItemGroup>
            <Menu.ItemGroupLabel>{t('account.help')}</Menu.ItemGroupLabel>
            <Menu.Item value="guide" asChild>
              <a href={links().guide} target="_blank" rel="noopener noreferrer">
                {t('account.guide')}
              </a>
            </Menu.Item>
            <Entry action={help} />
            <Menu.Item value="contact" asChild>
              <a href={links().contact} target="_blank" rel="noopener noreferrer">
                {t('account.contact')}
              </a>
            </Menu.Item>
          </Menu.ItemGroup>
          <Menu.Separator />
          <Entry action={logOut} />
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  )
}

const Entry = ({ action: { id, label, run } }: { readonly action: Action }) => (
  <Menu.Item value={id} onSelect={run}>
    {label}
  </Menu.Item>
)
