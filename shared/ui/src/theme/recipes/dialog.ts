import { defineSlotRecipe } from '@chakra-ui/react'
import { above, fade } from './above'

export const dialogRecipe = defineSlotRecipe({
  className: 'sl-dialog',
  slots: [
    'trigger',
    'backdrop',
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
    backdrop: { position: 'fixed', inset: 0, bg: 'var(--scrim)', zIndex: 'dialog', ...fade },
    positioner: {
      position: 'fixed',
      inset: 0,
      zIndex: 'dialog',
      display: 'flex',
      padding: '4',
      overflow: 'auto',
    },
    // Names of projects may be one long word.
    content: {
      ...above,
      ...fade,
      margin: 'auto',
      width: '100%',
      borderRadius: 'l3',
      overflowWrap: 'anywhere',
    },
    header: { px: '6', pt: '5' },
    title: { textStyle: 'lg', fontWeight: 'semibold' },
    description: { color: 'fg.muted' },
    // A grid where it has several parts, none of which is wider than the dialog.
    body: { px: '6', pt: '2', pb: '5', gridTemplateColumns: 'minmax(0, 1fr)' },
    footer: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '2', px: '6', pb: '5' },
    closeTrigger: { position: 'absolute', top: '3', right: '3' },
  },
  variants: {
    size: {
      sm: { content: { maxWidth: '440px' } },
      md: { content: { maxWidth: '560px' } },
      lg: { content: { maxWidth: '720px' } },
      xl: { content: { maxWidth: '1280px' } },
    },
  },
  defaultVariants: { size: 'sm' },
})
