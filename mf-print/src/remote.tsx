import { defineRemote, lazyView, type ViewProps } from '@soundleaf/federation'
import { ReportPage } from './report-page'

const LinkPage = lazyView(() => import('./link/link-page'))

/** The report of the open project; and, for whoever has a read-only link, the project that it opens. */
function PrintPages({ host, props }: ViewProps<'print'>) {
  return props.page === 'link' ? (
    // The password of one link is not tried on another.
    <LinkPage key={props.link} host={host} token={props.link ?? ''} />
  ) : (
    <ReportPage host={host} props={props} />
  )
}

export const remote = defineRemote('mf-print', PrintPages)
