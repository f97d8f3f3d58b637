import { Box, Button, Icon, Menu, shortcutText, SwitchField, Text, Tip } from '@soundleaf/ui'
import { t } from '../texts'
import type { HeaderAction } from './actions'
import { SECOND_ROW } from './narrow'

interface ActionsProps {
  readonly actions: readonly HeaderAction[]
  readonly isAutosaveOn: boolean
  readonly onAutosave: (isOn: boolean) => void
  readonly hasProject: boolean
}

/** The actions side by side; the secondary ones keep only their icon in a narrower window than `labelsFrom_px`. */
export function ActionButtons({
  labelsFrom_px,
  ...props
}: ActionsProps & { readonly labelsFrom_px: number }) {
  const { actions, isAutosaveOn, onAutosave, hasProject } = props
  const withoutLabels = `@media (max-width: ${labelsFrom_px - 1}px)`
  return (
    <Box
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
              <Box as="span" css={{ [withoutLabels]: { display: 'none' } }}>
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

/**
 * The width of the window that has room for the labels beside a name and a save state: 1440 px for 25 and 15 letters,
 * and for labels of 67 letters together, as they are in English.
 * What the state says while one works is no longer than that, so that the actions stay as they are.
 */
export function labelsFrom_px(name: string, state: string, labels: readonly string[]): number {
  const longer = 9 * (name.length - 25) + 7 * Math.max(0, state.length - 15)
  return Math.max(1340, 1440 + longer) + 7 * Math.max(0, labels.join('').length - 67)
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
