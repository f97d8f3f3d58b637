import { SignatureLines } from '../sheet/signature-lines'
import { t } from '../texts'
import type { SheetDetails } from './sheet-details'

/** At the foot of a sheet: its number, the date and the signature. */
export function SheetSignature({ details }: { readonly details: SheetDetails }) {
  return (
    <SignatureLines
      bottom="14mm"
      lines={[
        details.reportNumber === ''
          ? t('sheet.noReportNumber')
          : t('sheet.reportNumber', { number: details.reportNumber }),
        t('sign.date'),
        t('sign.signature'),
      ]}
    />
  )
}
