import { insulationName, type InsulatedComponent } from '@soundleaf/construction'
import { InsulationIcon } from '@soundleaf/drawing'
import { Box, IconButton } from '@soundleaf/ui'
import { useInsulations } from '../catalogue/use-insulations'
import { useEditor } from '../editor-context'
import { t } from '../texts'
import { RowThickness, thicknessWidths } from './row-thickness'

/** The insulation of a component: thickness, name, and a button that removes it. */
export function InsulationRow({
  component,
  spoken,
  isSelected,
}: {
  component: InsulatedComponent
  spoken: string
  isSelected: boolean
}) {
  const { commands } = useEditor()
  const name = insulationName(component.insulation, useInsulations())
  return (
    <Box
      display="grid"
      gridTemplateColumns={`12px 26px ${thicknessWidths().column} minmax(0, 1fr) 24px`}
      columnGap="1.5"
      alignItems="center"
      height="8"
      pl="4"
      pr="2"
      textStyle="xs"
      color="fg.muted"
    >
      <Box
        width="12px"
        height="16px"
        mt="-12px"
        ml="12px"
        borderColor="border.emphasized"
        borderLeftWidth="1px"
        borderBottomWidth="1px"
      />
      <InsulationIcon insulation={component.insulation} />
      <RowThickness
        component={component}
        spoken={spoken}
        numberKey="insulationThickness"
        isInvalid={false}
        isSelected={isSelected}
      />
      <Box truncate title={name} htmlTranslate="no">
        {name}
      </Box>
      <IconButton
        icon="close"
        iconSize={12}
        label={t('list.clearInsulation', { name: spoken })}
        minWidth="6"
        width="6"
        onClick={(event) => {
          event.stopPropagation()
          commands.clearInsulation(component.id)
        }}
      />
    </Box>
  )
}
