import { componentLetter, isFixed, nameOf, type Component } from '@soundleaf/construction'
import { ComponentIcon, type LayerMark } from '@soundleaf/drawing'
import { Box, chakra, Icon, IconButton } from '@soundleaf/ui'
import { memo, type PointerEvent } from 'react'
import { placeOf, useEditor, useEditorState } from '../editor-context'
import type { Place } from '../interaction/interaction'
import { NewerVersionNote } from '../own-product/newer-version-note'
import { t } from '../texts'
import { AddInsulation } from './add-insulation'
import { InsulationRow } from './insulation-row'
import { RowThickness, thicknessWidths } from './row-thickness'

interface Props {
  readonly component: Component
  /** What its controls call it; no other row's are called so. */
  readonly spoken: string
  readonly isSelected: boolean
  readonly mark: LayerMark | undefined
  readonly onPress: (componentId: string, event: PointerEvent) => void
}

/** One component: letter, icon, thickness, name, properties, menu; its insulation below. */
export const ComponentRow = memo(function ComponentRow(props: Props) {
  const { component, spoken, isSelected, mark, onPress } = props
  const { store, interaction } = useEditor()
  const isFaulty = mark?.kind === 'error'
  const look = isFaulty
    ? { bg: 'bg.error', boxShadow: 'inset 2px 0 0 var(--bad-line)' }
    : isSelected
      ? { bg: 'accent.subtle', boxShadow: 'inset 2px 0 0 var(--accent)' }
      : {}
  return (
    <Box
      as="li"
      data-component={component.id}
      aria-current={isSelected || undefined}
      position="relative"
      {...look}
      css={SEPARATED}
      onClick={() => store.select(component.id)}
      onPointerDown={(event) => onPress(component.id, event)}
      onContextMenu={(event) => {
        if (isFixed(component)) return
        event.preventDefault()
        const place = { x: event.clientX, y: event.clientY, width: 0, height: 0 }
        interaction.send({ kind: 'menu-requested', componentId: component.id, place })
      }}
    >
      <Box
        display="grid"
        gridTemplateColumns={`12px 26px ${thicknessWidths().column} minmax(0, 1fr) 28px 24px`}
        columnGap="1.5"
        alignItems="center"
        height="row"
        pl="4"
        pr="2"
        textStyle="sm"
      >
        {isFaulty ? (
          <Icon name="error" size={14} marginLeft="-3px" label={t('list.error')} color="fg.error" />
        ) : (
          <Letter componentId={component.id} />
        )}
        <ComponentIcon component={component} />
        <RowThickness component={component} spoken={spoken} isInvalid={isFaulty} isSelected={isSelected} />
        <Name {...{ component, spoken, isSelected }} />
      </Box>
      {mark === undefined || mark.kind === 'notice' ? null : (
        <Box pl="64px" pr="4" pb="2" textStyle="xs" color={isFaulty ? 'fg.error' : 'fg.muted'}>
          {isFaulty ? mark.text : t('unfinished', { reason: mark.text })}
        </Box>
      )}
      <NewerVersionNote component={component} part="product" spoken={spoken} />
      {'insulation' in component && component.insulation.thickness_mm > 0 ? (
        <>
          <InsulationRow component={component} spoken={spoken} isSelected={isSelected} />
          <NewerVersionNote component={component} part="fill" spoken={spoken} />
        </>
      ) : null}
      {'insulation' in component && component.insulation.thickness_mm === 0 ? (
        <AddInsulation component={component} spoken={spoken} />
      ) : null}
    </Box>
  )
})

/** The only part of a row that depends on its index: when rows move, only their letters render again. */
function Letter({ componentId }: { componentId: string }) {
  const index = useEditorState(
    ({ document }) => document?.history.present.components.findIndex(({ id }) => id === componentId) ?? -1,
  )
  return (
    <Box textStyle="2xs" color="fg.subtle">
      {index < 0 ? '' : componentLetter(index)}
    </Box>
  )
}

/** The name, and the buttons that open the properties and the menu. */
function Name({ component, spoken, isSelected }: Pick<Props, 'component' | 'spoken' | 'isSelected'>) {
  const { interaction } = useEditor()
  const openMenu = (place: Place) =>
    interaction.send({ kind: 'menu-requested', componentId: component.id, place })
  const openProperties = (place: Place) =>
    interaction.send({ kind: 'properties-requested', componentId: component.id, place })
  const name = nameOf(component)
  return (
    <>
      <chakra.button
        type="button"
        data-handle=""
        height="100%"
        textAlign="left"
        cursor="pointer"
        truncate
        fontWeight={isSelected ? 'semibold' : 'normal'}
        title={name}
        htmlTranslate="no"
        onDoubleClick={(event) => openProperties(placeOf(event.currentTarget))}
      >
        {name}
      </chakra.button>
      <IconButton
        icon="properties"
        label={t('list.propertiesOf', { name: spoken })}
        onClick={(event) => openProperties(placeOf(event.currentTarget))}
      />
      {isFixed(component) ? null : (
        <IconButton
          icon="menu"
          label={t('list.menuOf', { name: spoken })}
          aria-haspopup="menu"
          minWidth="6"
          width="6"
          onClick={(event) => openMenu(placeOf(event.currentTarget))}
        />
      )}
    </>
  )
}

/** A line between two rows, aligned with the letters. */
const SEPARATED = {
  '& + &::before': {
    content: '""',
    position: 'absolute',
    left: '16px',
    right: 0,
    top: 0,
    height: '1px',
    background: 'var(--line)',
    pointerEvents: 'none',
  },
} as const
