import { productOriginOf, sourceText, type Component } from '@soundleaf/construction'
import { formatNumber } from '@soundleaf/texts'
import { Box } from '@soundleaf/ui'
import { t } from '../texts'

/** Who makes the product of a layer, where its values come from, and in which version. */
export function ProductOriginLine({ component }: { readonly component: Component }) {
  const { manufacturer, source, version } = productOriginOf(component)
  if (manufacturer === null) return null
  const parts = [
    manufacturer,
    ...(source === null ? [] : [sourceText(source)]),
    ...(version === null ? [] : [t('origin.version', { version: formatNumber(version) })]),
  ]
  return (
    <Box mt="1.5" textStyle="xs" color="fg.muted" overflowWrap="anywhere" htmlTranslate="no">
      {parts.join(' · ')}
    </Box>
  )
}
