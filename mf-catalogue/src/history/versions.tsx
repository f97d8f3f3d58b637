import type { OwnProductContent, RemoteHost } from '@soundleaf/contracts'
import { useRead } from '@soundleaf/federation'
import { formatDateAndClock, formatNumber } from '@soundleaf/texts'
import { Box, Button, Flex, Heading } from '@soundleaf/ui'
import type { Entry } from '../list/entry'
import { t } from '../texts'
import { changesBetween } from './changes'

interface VersionsProps {
  readonly host: RemoteHost<'catalogue'>
  readonly entry: Entry
  /** Puts an older version into the form, to be saved as the next one; null where it may not be changed. */
  readonly onBringBack: ((content: OwnProductContent) => void) | null
}

/** Who changed what, and when; the latest first. */
export function Versions({ host, entry, onBringBack }: VersionsProps) {
  const { state, retry } = useRead(entry.id, (signal) =>
    host.api.call('getOwnProductHistory', { params: { id: entry.id } }, { signal, reports: 'network' }),
  )
  return (
    <Box as="section" aria-label={t('history.title')}>
      <Heading as="h3" size="sm" marginBottom="2">
        {t('history.title')}
      </Heading>
      {state.kind === 'failed' && (
        <Flex gap="2" align="center" textStyle="sm" role="alert">
          {t('history.failed')}
          <Button size="sm" onClick={retry}>
            {t('page.retry')}
          </Button>
        </Flex>
      )}
      {state.kind === 'ready' && (
        <Box as="ol" listStyleType="none">
          {state.value.map((version, at) => {
            const before = state.value[at + 1]
            return (
              <Box as="li" key={version.version} borderTopWidth="1px" paddingBlock="2" textStyle="sm">
                <Flex gap="3" wrap="wrap" align="center">
                  <Box as="b">{t('version.short', { version: formatNumber(version.version) })}</Box>
                  <Box color="fg.muted">{formatDateAndClock(new Date(version.savedDateUtc))}</Box>
                  <Box htmlTranslate="no" overflowWrap="anywhere">
                    {version.savedBy ?? t('history.nobody')}
                  </Box>
                  <Box marginInlineStart="auto" color="fg.muted">
                    {at === 0 ? (
                      t('history.current')
                    ) : onBringBack === null ? null : (
                      <Button
                        size="sm"
                        variant="ghost"
                        aria-label={t('history.bringBackVersion', { version: formatNumber(version.version) })}
                        onClick={() => onBringBack(version.content)}
                      >
                        {t('history.bringBack')}
                      </Button>
                    )}
                  </Box>
                </Flex>
                <Box textStyle="xs" color="fg.muted">
                  {before === undefined
                    ? t('history.first')
                    : changesBetween(before.content, version.content).map(({ label, from, to }) => (
                        <Box key={label}>{t('history.change', { label, from, to })}</Box>
                      ))}
                </Box>
              </Box>
            )
          })}
        </Box>
      )}
    </Box>
  )
}
