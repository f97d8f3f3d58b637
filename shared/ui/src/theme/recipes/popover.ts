import { defineSlotRecipe } from '@chakra-ui/react'
import { above, fade } from './above'

export const popoverRecipe = defineSlotRecipe({
  className: 'sl-popover',
  slots: [
    'arrow',
    'arrowTip',
    'anchor',
    'trigger',
    'indicator',
    'positioner',
    'content',
    'title',
    'description',
    'closeTrigger',
    'header',
    'body',
    'footer',
  ],
  base: {
    content: {
      ...above,
      ...fade,
      width: '320px',
      maxWidth: 'calc(100vw - 16px)',
      maxHeight: 'var(--available-height)',
      overflowY: 'auto',
      borderRadius: 'l3',
      zIndex: 'popover',
    },
    header: { display: 'flex', alignItems: 'center', px: '4', pt: '3' },
    title: { textStyle: 'sm', fontWeight: 'semibold' },
    body: { px: '4', py: '3' },
    footer: { display: 'flex', justifyContent: 'flex-end', gap: '2', px: '4', pb: '3' },
  },
})
