import { Box, Portal } from '@chakra-ui/react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { IconButton } from '../buttons/icon-button'
import { Icon } from '../icons/icon'
import type { IconName } from '../icons/icon-paths'
import { t, type TextKey } from '../texts'
import { TOAST_DURATION_MS, TOASTER_ID, type ShownToast, toastQueue } from './toast-queue'

const MARKS: Record<ShownToast['kind'], { icon: IconName; colour: string; says: TextKey }> = {
  success: { icon: 'ok', colour: 'fg.success', says: 'toast.success' },
  error: { icon: 'error', colour: 'fg.error', says: 'toast.error' },
  info: { icon: 'info', colour: 'fg', says: 'toast.info' },
}

/**
 * Where toasts appear, once per page. The region is there before the first message, so that a screen reader hears
 * it; time stands still while the pointer or the focus is on a message.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(toastQueue.subscribe, toastQueue.current)
  return (
    <Portal>
      <Box
        role="log"
        aria-live="polite"
        aria-relevant="additions"
        aria-label={t('toast.region')}
        // A modal dialog takes the pointer from what is beside it; messages can be closed all the same.
        pointerEvents="auto"
        id={TOASTER_ID}
        position="fixed"
        right="4"
        bottom="4"
        zIndex="toast"
        display="grid"
        gap="2"
        width="360px"
        maxWidth="calc(100vw - 32px)"
        css={{ '@media print': { display: 'none' }, ...ABOVE_DOCKED }}
      >
        {toasts.map((one) => (
          <ToastCard key={one.id} toast={one} />
        ))}
      </Box>
    </Portal>
  )
}

/** In a narrow window the results stand at the lower edge, and a message above them and the tools of the drawing. */
const ABOVE_DOCKED = {
  '@media (max-width: 1079px)': {
    'html:has([data-docked]) &': { bottom: 'calc(var(--h-docked) + 48px)' },
  },
}

function ToastCard({ toast }: { readonly toast: ShownToast }) {
  const [held, setHeld] = useState(false)
  const mark = MARKS[toast.kind]
  useEffect(() => {
    if (held) return
    const timer = window.setTimeout(
      () => toastQueue.dismiss(toast.id),
      toast.duration_ms ?? TOAST_DURATION_MS,
    )
    return () => window.clearTimeout(timer)
  }, [held, toast])

  return (
    <Box
      display="grid"
      gridTemplateColumns="16px minmax(0, 1fr) 24px"
      gap="2.5"
      alignItems="start"
      py="11px"
      pl="14px"
      pr="2"
      bg="bg.panel"
      borderRadius="l3"
      boxShadow="above"
      fontSize="sm"
      lineHeight="18px"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={mark.icon} label={t(mark.says)} color={mark.colour} mt="1px" />
      <span>{toast.text}</span>
      <IconButton
        icon="close"
        iconSize={12}
        label={t('close')}
        size="xs"
        my="-3px"
        onClick={() => toastQueue.dismiss(toast.id)}
      />
    </Box>
  )
}
