import { totalThickness_mm, type Construction } from '@soundleaf/construction'
import type { Calculation } from '@soundleaf/contracts'
import { InsulationIcon, ComponentIcon, thicknessText } from '@soundleaf/drawing'
import { massNumber, unitName } from '@soundleaf/texts'
import { Unit, VisuallyHidden } from '@soundleaf/ui'
import type { ConstructionRow } from '../content/construction-rows'
import { TEXT_WIDTH_PX } from '../sheet/paper'
import { Cell, Head, RowName, Table } from '../sheet/report-table'
import { t } from '../texts'

interface ConstructionTableProps {
  /** The total stands on the last page of the table. */
  readonly page: { readonly rows: readonly ConstructionRow[]; readonly isLast: boolean }
  readonly construction: Construction
  readonly calculation: Pick<Calculation, 'surfaceMass_kgm2'>
}

const COLUMNS_PX = { key: 28, icon: 40, number: 110 }
const NAME_PX = TEXT_WIDTH_PX - COLUMNS_PX.key - COLUMNS_PX.icon - 2 * COLUMNS_PX.number

/** Every component with its key in the drawing, its thickness and its mass. */
export function ConstructionTable({ page, construction, calculation }: ConstructionTableProps) {
  return (
    <Table tableLayout="fixed">
      <thead>
        <tr>
          <Head scope="col" width={`${COLUMNS_PX.key}px`}>
            <VisuallyHidden>{t('construction.key')}</VisuallyHidden>
          </Head>
          <Head scope="col" width={`${COLUMNS_PX.icon}px`}>
            <VisuallyHidden>{t('construction.material')}</VisuallyHidden>
          </Head>
          <Head scope="col">{t('construction.layer')}</Head>
          <Head scope="col" data-number width={`${COLUMNS_PX.number}px`}>
            {t('construction.thickness')} <Unit>{unitName('mm')}</Unit>
          </Head>
          <Head scope="col" data-number width={`${COLUMNS_PX.number}px`}>
            {t('construction.mass')} <Unit>{unitName('kg/m²')}</Unit>
          </Head>
        </tr>
      </thead>
      <tbody>
        {page.rows.map((row) => (
          <tr key={row.id}>
            <Cell color="fg.subtle">{row.letter}</Cell>
            <Cell>
              <Chip row={row} />
            </Cell>
            <Cell>
              <RowName width_px={NAME_PX}>{row.name}</RowName>
            </Cell>
            <Cell data-number>{thicknessText(row.thickness_mm)}</Cell>
            <Cell data-number>{massNumber(row.mass_kgm2)}</Cell>
          </tr>
        ))}
        {page.isLast && (
          <tr>
            <Cell border="0" />
            <Cell border="0" />
            <Cell border="0" fontWeight="semibold">
              {t('construction.total')}
            </Cell>
            <Cell border="0" fontWeight="semibold" data-number>
              {thicknessText(totalThickness_mm(construction))}
            </Cell>
            <Cell border="0" fontWeight="semibold" data-number>
              {massNumber(calculation.surfaceMass_kgm2)}
            </Cell>
          </tr>
        )}
      </tbody>
    </Table>
  )
}

/** The hatch or shape with which the drawing shows it. */
export function Chip({ row }: { readonly row: Pick<ConstructionRow, 'component' | 'isFill'> }) {
  const { component, isFill } = row
  return isFill && 'insulation' in component ? (
    <InsulationIcon insulation={component.insulation} />
  ) : (
    <ComponentIcon component={component} />
  )
}
