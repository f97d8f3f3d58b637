import { Box, Icon, type IconName, Spinner } from '@soundleaf/ui'
import { START_OF_SECOND_ROW } from './narrow'
import type { SaveWords } from '../workspace/save-phase'

const ICONS: Record<Exclude<SaveWords['kind'], 'unsaved' | 'saving'>, IconName> = {
  saved: 'check',
  offline: 'failed',
  failed: 'error',
}

/** The save state in words; screen readers announce its changes. */
export function SaveState({ kind, text }: SaveWords) {
  return (
    <Box
      role="status"
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      textStyle="xs"
      whiteSpace="nowrap"
      flexShrink={0}
      // What it says while one works is no longer than that, so that the actions stay as they are.
      minWidth="16ch"
      mx="4"
      css={START_OF_SECOND_ROW}
      color={kind === 'failed' ? 'fg.error' : kind === 'saved' ? 'fg.subtle' : 'fg.muted'}
    >
      {kind === 'unsaved' && (
        <Box width="7px" height="7px" borderRadius="full" bg="accent.solid" flexShrink={0} />
      )}
      {kind === 'saving' && <Spinner size="xs" />}
      {kind !== 'unsaved' && kind !== 'saving' && <Icon name={ICONS[kind]} size={14} />}
      {text}
    </Box>
  )
}
