import type { RemoteHost } from '@soundleaf/contracts'
import { Box, Button, CheckboxField, Flex, Link } from '@soundleaf/ui'
import { t } from '../texts'
import type { ReviewedType } from '../types/reviews'
import type { Made, Making } from './use-making'

interface MakeBarProps {
  readonly host: RemoteHost<'import'>
  /** The chosen types of which something sound becomes. */
  readonly rows: readonly ReviewedType[]
  readonly making: Making
  readonly isRemembering: boolean
  readonly onRemembering: (isRemembering: boolean) => void
  readonly onMake: (rows: readonly ReviewedType[]) => void
}

/** Makes a project of each chosen type, and says what became of each. */
export function MakeBar({ host, rows, making, isRemembering, onRemembering, onMake }: MakeBarProps) {
  const open = rows.filter(({ review }) => review.state === 'asked').length
  return (
    <Box as="section" aria-label={t('make.title')} paddingBlock="3">
      <Flex gap="3" align="center" wrap="wrap">
        <Button
          variant="solid"
          loading={making.isBusy}
          disabledReason={rows.length === 0 ? t('make.nothing') : undefined}
          onClick={() => onMake(rows)}
        >
          {t('make.make', { count: rows.length })}
        </Button>
        <Box textStyle="sm" color="fg.muted">
          {open > 0 ? t('make.open', { count: open }) : ''}
        </Box>
        <Box marginInlineStart="auto">
          <CheckboxField label={t('make.remember')} checked={isRemembering} onChange={onRemembering} />
        </Box>
      </Flex>
      <Box role="status" aria-label={t('make.done')} textStyle="sm" marginTop="2">
        {making.made.size > 0 && (
          <ul>
            {[...making.made].map(([key, made]) => (
              <li key={key}>
                <Outcome host={host} made={made} />
              </li>
            ))}
          </ul>
        )}
      </Box>
    </Box>
  )
}

function Outcome({ host, made }: { readonly host: RemoteHost<'import'>; readonly made: Made }) {
  const { name } = made
  if (made.kind === 'failed')
    return (
      <Box as="span" color="fg.error">
        {t('make.failed', { name, why: made.why })}
      </Box>
    )
  const path = `/editor/${made.projectId}` as const
  return (
    <>
      {t(`make.${made.kind}`, { name })}{' '}
      <Link
        href={path}
        onClick={(event) => {
          event.preventDefault()
          host.navigate(path)
        }}
      >
        {t('make.openProject')}
      </Link>
    </>
  )
}
