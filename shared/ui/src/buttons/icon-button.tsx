import { Icon } from '../icons/icon'
import type { IconName } from '../icons/icon-paths'
import { Button, type ButtonProps } from './button'
import { Tip } from './tip'

export interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'children' | 'aria-label'> {
  readonly icon: IconName
  /** The accessible name, and the tooltip where the button has no other. */
  readonly label: string
  /** Shown with the name in the tooltip: `Ctrl+Z`. */
  readonly keys?: string
  readonly iconSize?: number
}

/** A quiet square button that shows an icon alone. It has a name and says it when aimed at. */
export function IconButton({ icon, label, keys, iconSize, ...rest }: IconButtonProps) {
  const text = keys ? `${label} (${keys})` : label
  return (
    <Tip text={rest.disabled || rest.disabledReason !== undefined ? undefined : text}>
      <Button variant="ghost" size="sm" px="0" color="fg.subtle" aria-label={label} {...rest}>
        <Icon name={icon} {...(iconSize ? { size: iconSize } : {})} />
      </Button>
    </Tip>
  )
}
