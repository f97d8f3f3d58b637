import type { EvaluationKind, FieldValues, Licence, RemoteHost, Standard } from '@soundleaf/contracts'
import {
  Sub,
  Box,
  Button,
  CheckboxField,
  Flex,
  MessageDialog,
  SelectField,
  Text,
  useRemembered,
} from '@soundleaf/ui'
import { useMemo, useState } from 'react'
import { t } from '../texts/variants'
import { TrialOverlay } from '../trial-overlay'
import { useProducts } from './use-products'
import { IN_ORDER, useKeptTable } from './kept-table'
import { exportRows, sortedRows, variantColumns } from './variant-columns'
import { copyVariants, saveVariantsCsv, saveVariantsPicture, saveVariantsWorkbook } from './variant-export'
import { variantRows } from './variant-rows'
import { VariantTable } from './variant-table'
import type { RatedVariant } from './use-variants'

export interface VariantsDialogProps {
  readonly host: RemoteHost<'results'>
  readonly projectName: string
  readonly variants: readonly RatedVariant[]
  readonly kinds: readonly EvaluationKind[]
  readonly standard: Standard
  readonly licence: Licence
  readonly fieldValues: FieldValues
  readonly onRetry: () => void
  readonly onClose: () => void
}

/** All variants of the project beside each other, against one of them. */
export default function VariantsDialog(props: VariantsDialogProps) {
  const { host, projectName, variants, kinds, standard, licence, fieldValues, onRetry, onClose } = props
  const [chosenBase, setBase] = useState<string | null>(null)
  const [{ hidden, sorting: keptSorting }, keep] = useKeptTable()
  const [hasComma] = useRemembered('decimal-comma', false)
  const baseId = variants.find(({ id }) => id === chosenBase)?.id ?? variants[0]?.id ?? ''
  const all = useMemo(() => variantRows(variants, baseId), [variants, baseId])
  const base = all.find(({ isBase }) => isBase)
  const products = useProducts(
    host,
    variants.map(({ structure }) => structure.type),
  )
  const columns = variantColumns({ kinds, standard, fieldValues, base, rows: all, products })
  const shown = columns.filter(({ id }) => !hidden.has(id))
  // Another project may have been sorted by a column that this one does not have.
  const sorting = columns.some(({ id }) => id === keptSorting.by) ? keptSorting : IN_ORDER
  const rows = sortedRows(all, columns, sorting)
  const refusal = licence === 'trial' ? t('variants.trial') : undefined
  const cells = () => exportRows(rows, shown)
  const sign = hasComma ? 'comma' : 'point'
  const toast: RemoteHost['toast'] = (message) => host.toast(message)

  return (
    <MessageDialog
      title={t('variants.table')}
      size="xl"
      onClose={onClose}
      actions={
        <>
          {variants.some(({ failure }) => failure !== null) && (
            <Button onClick={onRetry}>{t('variants.retry')}</Button>
          )}
          <Button
            icon="copy"
            disabledReason={refusal}
            onClick={() => void copyVariants(cells(), sign, toast)}
          >
            {t('variants.copy')}
          </Button>
          <Button
            icon="save"
            disabledReason={refusal}
            onClick={() => saveVariantsCsv(cells(), sign, projectName)}
          >
            {t('variants.csv')}
          </Button>
          <Button
            icon="save"
            disabledReason={refusal}
            onClick={() => void saveVariantsWorkbook(cells(), projectName, toast)}
          >
            {t('variants.xlsx')}
          </Button>
          <Button
            icon="save"
            disabledReason={refusal}
            onClick={() => void saveVariantsPicture(rows, shown, projectName, toast)}
          >
            {t('variants.png')}
          </Button>
          <Button variant="solid" onClick={onClose}>
            {t('variants.close')}
          </Button>
        </>
      }
    >
      <Flex align="end" gap="4" wrap="wrap">
        <Box width="240px">
          <SelectField
            label={t('variants.base')}
            value={baseId}
            choices={variants.map(({ id, number, name }) => ({
              value: id,
              label: t('variants.curve', { number: String(number), name }),
            }))}
            onChange={setBase}
          />
        </Box>
        <Text textStyle="xs" color="fg.muted">
          {t('variants.lead')}
        </Text>
      </Flex>
      <Flex
        role="group"
        aria-label={t('variants.columns')}
        columnGap="4"
        rowGap="1"
        wrap="wrap"
        textStyle="xs"
      >
        {columns.map(({ id, head }) => (
          <CheckboxField
            key={id}
            label={<Sub>{head}</Sub>}
            checked={!hidden.has(id)}
            onChange={(isShown) =>
              keep({ hidden: new Set(isShown ? [...hidden].filter((one) => one !== id) : [...hidden, id]) })
            }
          />
        ))}
      </Flex>
      <Box position="relative" minWidth="0">
        <VariantTable rows={rows} columns={shown} sorting={sorting} onSort={(by) => keep({ sorting: by })} />
        {licence === 'trial' && <TrialOverlay pricing={host.links.pricing} top="40px" />}
      </Box>
    </MessageDialog>
  )
}
