import { Box, Portal } from '@chakra-ui/react'
import {
  cloneElement,
  type FocusEventHandler,
  type KeyboardEventHandler,
  type PointerEventHandler,
  type ReactElement,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useTipPlace } from './tip-place'

const DELAY_MS = 500

interface Aimed {
  onPointerEnter?: PointerEventHandler
  onPointerLeave?: PointerEventHandler
  onPointerDown?: PointerEventHandler
  onFocus?: FocusEventHandler
  onBlur?: FocusEventHandler
  onKeyDown?: KeyboardEventHandler
}

interface TipProps {
  /** Without one there is nothing to show, and what it holds stays the same element. */
  readonly text: string | undefined
  readonly children: ReactElement<Aimed>
}

/**
 * Shows a text beside what it holds, half a second after the pointer rests there or at once on keyboard focus.
 * It adds nothing to the accessible name; Esc hides it. Nothing is rendered until it shows, so a long list of
 * icons costs nothing.
 */
export function Tip({ text, children }: TipProps) {
  const [target, setTarget] = useState<Element | null>(null)
  const timer = useRef<number | undefined>(undefined)
  const bubble = useRef<HTMLDivElement>(null)
  const place = useTipPlace(target, bubble)

  const hide = () => {
    window.clearTimeout(timer.current)
    setTarget(null)
  }
  useEffect(() => () => window.clearTimeout(timer.current), [])

  const own = children.props
  const held = cloneElement(children, {
    onPointerEnter: (event) => {
      own.onPointerEnter?.(event)
      if (event.pointerType === 'touch') return
      const aimed = event.currentTarget
      timer.current = window.setTimeout(() => setTarget(aimed), DELAY_MS)
    },
    onPointerLeave: (event) => {
      own.onPointerLeave?.(event)
      hide()
    },
    onPointerDown: (event) => {
      own.onPointerDown?.(event)
      hide()
    },
    onFocus: (event) => {
      own.onFocus?.(event)
      if (event.currentTarget.matches(':focus-visible')) setTarget(event.currentTarget)
    },
    onBlur: (event) => {
      own.onBlur?.(event)
      hide()
    },
    onKeyDown: (event) => {
      if (event.key === 'Escape') hide()
      own.onKeyDown?.(event)
    },
  })

  return (
    <>
      {held}
      {target && text !== undefined && (
        <Portal>
          <Box
            ref={bubble}
            role="tooltip"
            aria-hidden
            position="fixed"
            zIndex="tooltip"
            px="2"
            py="1"
            maxWidth="320px"
            bg="fg"
            color="bg"
            borderRadius="l1"
            boxShadow="above"
            textStyle="xs"
            pointerEvents="none"
            style={place}
          >
            {text}
          </Box>
        </Portal>
      )}
    </>
  )
}
