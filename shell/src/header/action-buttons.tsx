import { Box, Button, Menu, SwitchField, Icon, Text } from '@soundleaf/ui'
import type { HeaderAction } from './actions'

interface ActionsProps {
  readonly actions: readonly HeaderAction[]
  readonly isAutosaveOn: boolean
  readonly onAutosave: (isOn: boolean) => void
  readonly hasProject: boolean
}

/** The actions side by side; the secondary ones keep only their icon in a narrower window. */
export function ActionButtons({ actions, isAutosaveOn, onAutosave, hasProject }: ActionsProps) {
  return (
    <Box
      display="flex"
      alignItems="center"
      gap="0.5"
      css={{ '@media (max-width: 1199px)': { display: 'none' } }}
    >
      {actions.map(({ id, label, icon, keys, isCalledFor, disabledReason, run }) => (
        <Button
          key={id}
          variant={isCalledFor ? 'solid' : 'ghost'}
          icon={icon}
          px="2.5"
          aria-label={label}
          title={disabledReason === undefined ? (keys ? `${label} (${keys})` : label) : undefined}
          disabledReason={disabledReason}
          onClick={run}
        >
          {id === 'save' ? (
            label
          ) : (
            <Box as="span" css={{ '@media (max-width: 1339px)': { display: 'none' } }}>
              {label}
            </Box>
          )}
        </Button>
      ))}
      <Box ms="2">
        <SwitchField label="Autosave" checked={isAutosaveOn} disabled={!hasProject} onChange={onAutosave} />
      </Box>
    </Box>
  )
}

/** The same actions in one menu, in the order of use. */
export function ActionMenu({ actions, isAutosaveOn, onAutosave, hasProject }: ActionsProps) {
  return (
    <Box display="none" css={{ '@media (max-width: 1199px)': { display: 'block' } }}>
      <Menu.Root positioning={{ placement: 'bottom-end' }}>
        <Menu.Trigger asChild>
          <Button variant="ghost" icon="actions">
            Actions
          </Button>
        </Menu.Trigger>
        <Menu.Positioner>
          <Menu.Content minWidth="260px">
            {actions.map(({ id, label, icon, keys, disabledReason, run }) => (
              <Menu.Item
                key={id}
                value={id}
                disabled={disabledReason !== undefined}
                onSelect={run}
                title={disabledReason}
              >
                <Icon name={icon} />
                <Menu.ItemText flex="1">{label}</Menu.ItemText>
                {keys && <Menu.ItemCommand>{keys}</Menu.ItemCommand>}
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
                Autosave
              </Text>
              <Text as="span" textStyle="xs" color="fg.subtle">
                {isAutosaveOn ? 'On' : 'Off'}
              </Text>
            </Menu.CheckboxItem>
          </Menu.Content>
        </Menu.Positioner>
      </Menu.Root>
    </Box>
  )
}
