import { Box, Button, Icon, Menu, shortcutText, SwitchField, Text, Tip } from '@soundleaf/ui'
import type { Ref } from 'react'
import { t } from '../texts'
import type { HeaderAction } from './actions'
import { SECOND_ROW } from './narrow'
import { WITHOUT_LABELS } from './use-room-for-labels'

interface ActionsProps {
  readonly actions: readonly HeaderAction[]
  readonly isAutosaveOn: boolean
  readonly onAutosave: (isOn: boolean) => void
  readonly hasProject: boolean
}

/** The actions side by side; the secondary ones keep only their icon where there is no room for their labels. */
export function ActionButtons({
  actions,
  isAutosaveOn,
  onAutosave,
  hasProject,
  ref,
}: ActionsProps & { readonly ref: Ref<HTMLDivElement> }) {
  return (
    <Box
      ref={ref}
      display="flex"
      alignItems="center"
      gap="0.5"
      flexShrink={0}
      css={{ '@media (max-width: 1199px)': { display: 'none' } }}
    >
      {actions.map(({ id, label, icon, keys, isCalledFor, disabledReason, run }) => (
        <Tip
          key={id}
          text={
            disabledReason === undefined
              ? keys
                ? t('action.withKeys', { label, keys: shortcutText(keys) })
                : label
              : undefined
          }
        >
          <Button
            variant={isCalledFor ? 'solid' : 'ghost'}
            icon={icon}
            px="2.5"
            aria-label={label}
            disabledReason={disabledReason}
            onClick={run}
          >
            {id === 'save' ? (
              label
            ) : (
              <Box as="span" css={WITHOUT_LABELS}>
                {label}
              </Box>
            )}
          </Button>
        </Tip>
      ))}
      <Box ms="2">
        <SwitchField
          label={t('action.autosave')}
          checked={isAutosaveOn}
          disabled={!hasProject}
          onChange={onAutosave}
        />
      </Box>
    </Box>
  )
}

/** The same actions in one menu, in the order of use. */
export function ActionMenu({ actions, isAutosaveOn, onAutosave, hasProject }: ActionsProps) {
  return (
    <Box display="none" css={{ '@media (max-width: 1199px)': { display: 'block' }, ...SECOND_ROW }}>
      <Menu.Root positioning={{ placement: 'bottom-end' }}>
        <Menu.Trigger asChild>
          <Button variant="ghost" icon="actions">
            {t('action.menu')}
          </Button>
        </Menu.Trigger>
        <Menu.Positioner>
          <Menu.Content minWidth="260px">
            {actions.map(({ id, label, icon, keys, isAllowed, disabledReason, run }) => (
              <Menu.Item key={id} value={id} disabled={!isAllowed} onSelect={run} title={disabledReason}>
                <Icon name={icon} />
                <Menu.ItemText flex="1">{label}</Menu.ItemText>
                {keys && <Menu.ItemCommand>{shortcutText(keys)}</Menu.ItemCommand>}
              </Menu.Item>
            ))}
            <Menu.Separator />
            <Menu.CheckboxItem
              value="autosave"
              checked={isAutosaveOn}
              disabled={!hasProject}
              onCheckedChange={(isOn) => onAutosave(isOn)}
            >
              <Text as="span" flex="1">
                {t('action.autosave')}
              </Text>
              <Text as="span" textStyle="xs" color="fg.subtle">
                {isAutosaveOn ? t('on') : t('off')}
              </Text>
            </Menu.CheckboxItem>
          </Menu.Content>
        </Menu.Positioner>
      </Menu.Root>
    </Box>
  )
}
