import {
  Button as ChakraButton,
  type ButtonProps as ChakraButtonProps,
  VisuallyHidden,
} from '@chakra-ui/react'
import { type Ref, useId } from 'react'
import { Icon } from '../icons/icon'
import type { IconName } from '../icons/icon-paths'
import { Tip } from './tip'

export interface ButtonProps extends ChakraButtonProps {
  readonly ref?: Ref<HTMLButtonElement>
  /** Stands before the text. */
  readonly icon?: IconName
  /** Deletes or throws away. */
  readonly danger?: boolean
  /** The button cannot be used now, for this reason: it stays reachable, says why, and does nothing. */
  readonly disabledReason?: string | undefined
}

export function Button({ icon, danger, disabledReason, children, onClick, ...rest }: ButtonProps) {
  const reasonId = useId()
  // A link in the button's look brings its own content, which must stay the only child.
  const content = rest.asChild ? (
    children
  ) : (
    <>
      {icon && <Icon name={icon} />}
      {children}
    </>
  )
  // A variant of our recipe; the library's types know only its own.
  const variants = { danger }
  if (disabledReason === undefined) {
    return (
      <ChakraButton onClick={onClick} {...variants} {...rest}>
        {content}
      </ChakraButton>
    )
  }
  return (
    <>
      <Tip text={disabledReason}>
        <ChakraButton {...variants} {...rest} type="button" aria-disabled aria-describedby={reasonId}>
          {content}
        </ChakraButton>
      </Tip>
      <VisuallyHidden id={reasonId}>{disabledReason}</VisuallyHidden>
    </>
  )
}
