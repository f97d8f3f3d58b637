import {
  AbsoluteCenter,
  Button as ChakraButton,
  type ButtonProps as ChakraButtonProps,
  chakra,
  Spinner,
  VisuallyHidden,
} from '@chakra-ui/react'
import { type MouseEvent, type Ref, useId } from 'react'
import { Icon } from '../icons/icon'
import type { IconName } from '../icons/icon-paths'
import { Tip } from './tip'

export interface ButtonProps extends Omit<ChakraButtonProps, 'loading' | 'loadingText' | 'spinner'> {
  readonly ref?: Ref<HTMLButtonElement>
  /** Stands before the text. */
  readonly icon?: IconName
  /** Deletes or throws away. */
  readonly danger?: boolean
  /** What it was pressed for is being done: it keeps its place, its name and the focus, and does nothing. */
  readonly loading?: boolean
  /** The button cannot be used now, for this reason: it stays reachable, says why, and does nothing. */
  readonly disabledReason?: string | undefined
}

/** One element in all of its states, so that the focus is never lost with it. */
export function Button({ icon, danger, loading, disabledReason, children, onClick, ...rest }: ButtonProps) {
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
  const isIdle = loading === true || disabledReason !== undefined
  return (
    <>
      <Tip text={disabledReason}>
        <ChakraButton
          // A variant of our recipe; the library's types know only its own.
          {...{ danger }}
          {...rest}
          {...(isIdle ? { 'aria-disabled': true, onClick: doNothing } : { onClick })}
          {...(disabledReason === undefined ? {} : { 'aria-describedby': reasonId })}
          {...(loading ? { 'aria-busy': true, position: 'relative' } : {})}
        >
          {loading ? <Busy>{content}</Busy> : content}
        </ChakraButton>
      </Tip>
      {disabledReason !== undefined && <VisuallyHidden id={reasonId}>{disabledReason}</VisuallyHidden>}
    </>
  )
}

/** Enter in a form presses its button too: neither sends it. */
const doNothing = (event: MouseEvent) => event.preventDefault()

function Busy({ children }: { readonly children: ButtonProps['children'] }) {
  return (
    <>
      <AbsoluteCenter aria-hidden>
        <Spinner size="xs" />
      </AbsoluteCenter>
      <chakra.span display="inherit" alignItems="inherit" gap="inherit" opacity="0">
        {children}
      </chakra.span>
    </>
  )
}
