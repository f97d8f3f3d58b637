import { isFixed, nameOf, type Component } from '@soundleaf/construction'
import { MaterialChip } from '@soundleaf/section'
import { Box, chakra, Icon, IconButton } from '@soundleaf/ui'
import { memo } from 'react'
import { placeOf, useEditor } from '../editor-context'
import { InsulationRow } from './insulation-row'
import { RowThickness } from './row-thickness'

interface Props {
  readonly component: Component
  readonly letter: string
  readonly isSelected: boolean
  readonly reason: string | undefined
}

export const COLUMNS = '12px 26px 74px minmax(0, 1fr) 28px 24px'

/** One component: letter, chip, thickness, name, properties, menu; its insulation below. */
export const ComponentRow = memo(function ComponentRow({ component, letter, isSelected, reason }: Props) {
  const { commands, openMenu, openProperties } = useEditor()
  const name = nameOf(component)
  const isFaulty = reason !== undefined
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
      onClick={() => commands.select(component.id)}
      onContextMenu={(event) => {
        if (isFixed(component)) return
        event.preventDefault()
        openMenu(component.id, { x: event.clientX, y: event.clientY, width: 0, height: 0 })
      }}
    >
      <Box
        display="grid"
        gridTemplateColumns={COLUMNS}
        columnGap="1.5"
        alignItems="center"
        height="row"
        pl="4"
        pr="2"
        textStyle="sm"
      >
        <Box textStyle="2xs" color={isFaulty ? 'fg.error' : 'fg.subtle'}>
          {isFaulty ? <Icon name="error" size={14} marginLeft="-3px" label="Error" /> : letter}
        </Box>
        <MaterialChip component={component} />
        <RowThickness component={component} isInvalid={isFaulty} isSelected={isSelected} />
        <chakra.button
          type="button"
          height="100%"
          textAlign="left"
          cursor="pointer"
          truncate
          fontWeight={isSelected ? 'semibold' : 'normal'}
          title={name}
          onDoubleClick={(event) => openProperties(component.id, placeOf(event.currentTarget))}
        >
          {name}
        </chakra.button>
        <IconButton
          icon="properties"
          label={`Properties of ${name}`}
          onClick={(event) => openProperties(component.id, placeOf(event.currentTarget))}
        />
        {isFixed(component) ? null : (
          <IconButton
            icon="menu"
            label={`Menu of ${name}`}
            aria-haspopup="menu"
            minWidth="6"
            width="6"
            onClick={(event) => openMenu(component.id, placeOf(event.currentTarget))}
          />
        )}
      </Box>
      {isFaulty ? (
        <Box pl="64px" pr="4" pb="2" textStyle="xs" color="fg.error">
          {reason}
        </Box>
      ) : null}
      {'insulation' in component && component.insulation.thickness_mm > 0 ? (
        <InsulationRow component={component} isSelected={isSelected} />
      ) : null}
    </Box>
  )
})

/** A line between two rows that begins where the letters do. */
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
