import type { Revision } from '@soundleaf/contracts'
import { Box, chakra } from '@soundleaf/ui'
import { formatNumber } from '@soundleaf/texts'
import { dateText } from '../list/date-text'
import { t } from '../texts'

interface RevisionListProps {
  readonly revisions: readonly Revision[]
  readonly selected: number
  readonly onSelect: (revision: number) => void
}

/** The states of a project to choose from, the newest first: arrows move, as in any group of choices. */
export function RevisionList({ revisions, selected, onSelect }: RevisionListProps) {
  return (
    <Box
      role="radiogroup"
      aria-label={t('history.list')}
      maxHeight="168px"
      overflowY="auto"
      border="1px solid"
      borderColor="border"
      borderRadius="l2"
    >
      {revisions.map(({ revision, savedDateUtc, label }, at) => (
        <chakra.label
          key={revision}
          display="grid"
          gridTemplateColumns="20px 48px 132px 1fr"
          alignItems="center"
          gap="8px"
          padding="6px 12px"
          textStyle="sm"
          cursor="pointer"
          bg={revision === selected ? 'accent.subtle' : undefined}
          _hover={revision === selected ? {} : { bg: 'bg.subtle' }}
          css={{ '&:has(:focus-visible)': { outline: '2px solid var(--accent)', outlineOffset: '-2px' } }}
        >
          <input
            type="radio"
            style={{ accentColor: 'var(--accent)' }}
            name="revision"
            checked={revision === selected}
            onChange={() => onSelect(revision)}
            data-autofocus={revision === selected ? '' : undefined}
          />
          <span>{formatNumber(revision)}</span>
          <span>{dateText(savedDateUtc)}</span>
          <bdi
            translate={label === null ? undefined : 'no'}
            style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
          >
            {label ?? (at === 0 ? t('history.now') : '')}
          </bdi>
        </chakra.label>
      ))}
    </Box>
  )
}
