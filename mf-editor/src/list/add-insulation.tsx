import type { InsulatedComponent } from '@soundleaf/construction'
import { Button } from '@soundleaf/ui'
import { useInsulations } from '../catalogue/use-insulations'
import { usualInsulation } from '../catalogue/usual-insulation'
import { useEditor, useIsWindow } from '../editor-context'
import { t } from '../texts'

/** Fills an empty cavity in one click: with what was switched off in it, or with the usual wool. */
export function AddInsulation({ component, spoken }: { component: InsulatedComponent; spoken: string }) {
  const { store, commands } = useEditor()
  const usual = usualInsulation(useInsulations(), component.totalCavityDepth_mm)
  const isOff = component.insulation.storedThickness_mm > 0
  const isWindow = useIsWindow()
  if (isWindow || (!isOff && usual === undefined)) return null
  return (
    <Button
      variant="ghost"
      size="xs"
      icon="add"
      marginLeft="52px"
      marginBottom="1"
      color="fg.muted"
      aria-label={t('list.addInsulationOf', { name: spoken })}
      onClick={(event) => {
        event.stopPropagation()
        store.select(component.id)
        if (isOff) commands.turn(component.id, 'uiEnableInsulation', true, t('list.addInsulation'))
        else if (usual !== undefined) commands.insulate(component.id, usual)
      }}
    >
      {t('list.addInsulation')}
    </Button>
  )
}
