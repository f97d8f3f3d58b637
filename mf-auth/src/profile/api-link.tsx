import { Link } from '@soundleaf/ui'
import { t } from '../texts'

/** The server's own page about its calls, for who writes programs. */
export function ApiLink() {
  return (
    <Link href="/api/docs" target="_blank" rel="noopener noreferrer" textStyle="sm">
      {t('key.calls')}
    </Link>
  )
}
