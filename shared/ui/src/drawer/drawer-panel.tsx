import { Box } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { DrawerHead } from './drawer-head'
import { DrawerStrip } from './drawer-strip'
import { useEscape } from './escape'
import { useRemembered } from './remembered'
import { useWindowAtLeast } from './window-width'

export interface DrawerPanelProps {
  readonly side: 'left' | 'right'
  /** The drawer's name: its heading, its place among the landmarks, and what stands on the strip. */
  readonly name: string
  /** Under which this browser remembers that it was collapsed. */
  readonly storageKey: string
  /** From which width of the window it stands beside the drawing; in a narrower one it lies above it. */
  readonly besideFrom_px: number
  /** Beside the heading: a count, a time. */
  readonly aside?: ReactNode
  /** On the strip below the name: the number they came for. */
  readonly onStrip?: ReactNode
  readonly children: ReactNode
}

const WIDTH = { left: 'left', right: 'right' } as const

/**
 * A side drawer of the editor. Collapsed it is a strip with its name on it. In a narrow window it is a strip at
 * first; opened it lies above the drawing until its button or Esc closes it. The content is mounted while it is open.
 */
export function DrawerPanel(props: DrawerPanelProps) {
  const { side, name, storageKey, besideFrom_px, children } = props
  const isBeside = useWindowAtLeast(besideFrom_px)
  const [isCollapsed, setCollapsed] = useRemembered(`drawer.${storageKey}`, false)
  const [isAbove, setAbove] = useState(false)
  const isOpen = isBeside ? !isCollapsed : isAbove

  const toggle = useRef<HTMLButtonElement>(null)
  const moved = useRef(false)
  useEffect(() => {
    // The button that was pressed is gone; its twin takes the focus.
    if (moved.current) toggle.current?.focus()
    moved.current = false
  }, [isOpen])

  const setOpen = (open: boolean) => {
    moved.current = true
    if (isBeside) setCollapsed(!open)
    else setAbove(open)
  }
  const panel = useRef<HTMLElement>(null)
  useEscape(isOpen && !isBeside, panel, () => setOpen(false))

  const edge = side === 'left' ? { borderRightWidth: '1px' } : { borderLeftWidth: '1px' }
  return (
    <Box
      as="aside"
      ref={panel}
      aria-label={name}
      position="relative"
      flex="none"
      height="100%"
      minHeight="0"
      width={isOpen && isBeside ? WIDTH[side] : 'strip'}
      bg="bg"
      {...edge}
    >
      {isOpen ? (
        <Box
          display="flex"
          flexDirection="column"
          height="100%"
          minHeight="0"
          bg="bg"
          {...(isBeside
            ? {}
            : {
                position: 'absolute',
                top: 0,
                bottom: 0,
                [side]: 0,
                zIndex: 'drawer',
                width: WIDTH[side],
                // The strip of the drawer on the other side stays in sight.
                maxWidth: 'calc(100vw - var(--w-strip))',
                boxShadow: 'above',
              })}
        >
          <DrawerHead {...props} toggle={toggle} onCollapse={() => setOpen(false)} />
          <Box flex="1" minHeight="0" overflowY="auto" css={{ scrollbarWidth: 'thin' }}>
            {children}
          </Box>
        </Box>
      ) : (
        <DrawerStrip {...props} toggle={toggle} onExpand={() => setOpen(true)} />
      )}
    </Box>
  )
}
