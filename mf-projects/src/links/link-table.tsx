import type { ProjectLink } from '@soundleaf/contracts'
import { formatNumber } from '@soundleaf/texts'
import { Box, Button, chakra } from '@soundleaf/ui'
import { dateText } from '../list/date-text'
import { t } from '../texts/exchange'

interface LinkTableProps {
  readonly links: readonly ProjectLink[]
  readonly onRevoke: (link: ProjectLink) => void
}

/** Every link to the project, the newest first; such as ran out too, for a while. */
export function LinkTable({ links, onRevoke }: LinkTableProps) {
  return (
    <Box overflowX="auto">
      <chakra.table
        width="100%"
        textStyle="sm"
        borderCollapse="collapse"
        aria-label={t('links.list')}
        css={{
          '& th, & td': { textAlign: 'left', padding: '6px 12px 6px 0', verticalAlign: 'top' },
          '& th': { fontWeight: 400, color: 'var(--ink-2)', whiteSpace: 'nowrap' },
          '& tr': { borderBottom: '1px solid var(--line)' },
        }}
      >
        <thead>
          <tr>
            <th scope="col">{t('links.column.note')}</th>
            <th scope="col">{t('links.column.shows')}</th>
            <th scope="col">{t('links.column.opened')}</th>
            <th scope="col">{t('links.column.until')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {links.map((link) => (
            <tr key={link.id}>
              <td style={{ overflowWrap: 'anywhere' }}>
                <bdi translate="no">{link.note || t('links.noNote')}</bdi>
                {link.hasPassword && (
                  <Box textStyle="xs" color="fg.muted">
                    {t('links.withPassword')}
                  </Box>
                )}
              </td>
              <td>
                {link.revision === null
                  ? t('links.following')
                  : t('links.revision', { revision: formatNumber(link.revision) })}
              </td>
              <td>{openedText(link)}</td>
              <td>{untilText(link)}</td>
              <td style={{ paddingRight: 0, textAlign: 'right' }}>
                <Button
                  size="sm"
                  danger
                  aria-label={t('links.revoke.of', { note: link.note, date: dateText(link.createdDateUtc) })}
                  onClick={() => onRevoke(link)}
                >
                  {t('links.revoke')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  )
}

function openedText({ opened, lastOpenedDateUtc }: ProjectLink): string {
  if (lastOpenedDateUtc === null) return t('links.opened.never')
  return t('links.opened.times', { count: opened, date: dateText(lastOpenedDateUtc) })
}

function untilText({ expiresDateUtc }: ProjectLink): string {
  const date = dateText(expiresDateUtc)
  return Date.parse(expiresDateUtc) > Date.now() ? date : t('links.ranOut', { date })
}
