import { defineSlotRecipe } from '@chakra-ui/react'

export const tabsRecipe = defineSlotRecipe({
  className: 'sl-tabs',
  slots: ['root', 'list', 'trigger', 'content', 'contentGroup', 'indicator'],
  base: {
    list: { display: 'flex', gap: '6', borderBottomWidth: '1px', borderColor: 'border' },
    trigger: {
      position: 'relative',
      height: 'row',
      textStyle: 'sm',
      color: 'fg.muted',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      _hover: { color: 'fg' },
      _selected: {
        color: 'fg',
        fontWeight: 'semibold',
        _after: {
          content: '""',
          position: 'absolute',
          left: 0,
          right: 0,
          bottom: '-1px',
          height: '2px',
          bg: 'accent.solid',
        },
      },
      _disabled: { color: 'fg.disabled', cursor: 'default' },
    },
  },
})
