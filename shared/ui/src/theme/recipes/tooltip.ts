import { defineSlotRecipe } from '@chakra-ui/react'

export const tooltipRecipe = defineSlotRecipe({
  className: 'sl-tooltip',
  slots: ['trigger', 'arrow', 'arrowTip', 'positioner', 'content'],
  base: {
    content: {
      px: '2',
      py: '1',
      maxWidth: '320px',
      bg: 'fg',
      color: 'bg',
      borderRadius: 'l1',
      textStyle: 'xs',
      boxShadow: 'above',
      zIndex: 'tooltip',
    },
  },
})
