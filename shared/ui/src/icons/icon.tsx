import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { ICON_PATHS, type IconName } from './icon-paths'

export interface IconProps extends Omit<HTMLChakraProps<'svg'>, 'children'> {
  readonly name: IconName
  /** Side in px; 16 when not given. */
  readonly size?: number
  /** Gives the icon a name of its own; without it the icon is silent and what holds it has the name. */
  readonly label?: string
}

export function Icon({ name, size = 16, label, ...rest }: IconProps) {
  return (
    <chakra.svg
      viewBox="0 0 16 16"
      width={`${size}px`}
      height={`${size}px`}
      flexShrink={0}
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'menu' ? 2.4 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
    >
      <path d={ICON_PATHS[name]} />
    </chakra.svg>
  )
}
