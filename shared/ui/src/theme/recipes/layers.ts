import { defineSlotRecipe } from '@chakra-ui/react'

/** What lies above something: the only things with a shadow. */
const above = { bg: 'bg.panel', color: 'fg', boxShadow: 'above', outline: 0 } as const

const fade = {
  _open: { animationName: 'fade-in', animationDuration: '120ms' },
  _closed: { animationName: 'fade-out', animationDuration: '80ms' },
} as const

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
    content: { ...above, ...fade, margin: 'auto', width: '100%', borderRadius: 'l3' },
    header: { px: '6', pt: '5' },
    title: { textStyle: 'lg', fontWeight: 'semibold' },
    description: { color: 'fg.muted' },
    body: { px: '6', pt: '2', pb: '5' },
    footer: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '2', px: '6', pb: '5' },
    closeTrigger: { position: 'absolute', top: '3', right: '3' },
  },
  variants: {
    size: {
      sm: { content: { maxWidth: '440px' } },
      md: { content: { maxWidth: '560px' } },
      lg: { content: { maxWidth: '720px' } },
    },
  },
  defaultVariants: { size: 'sm' },
})

export const menuRecipe = defineSlotRecipe({
  className: 'sl-menu',
  slots: [
    'contextTrigger',
    'trigger',
    'triggerItem',
    'indicator',
    'positioner',
    'arrow',
    'arrowTip',
    'content',
    'item',
    'itemGroup',
    'itemGroupLabel',
    'itemIndicator',
    'itemText',
    'itemCommand',
    'separator',
  ],
  base: {
    content: {
      ...above,
      ...fade,
      minWidth: '200px',
      maxHeight: 'var(--available-height)',
      overflowY: 'auto',
      padding: '1',
      borderRadius: 'l3',
      zIndex: 'popover',
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      minHeight: '8',
      px: '2.5',
      borderRadius: 'l1',
      textStyle: 'sm',
      textDecoration: 'none',
      color: 'fg',
      cursor: 'pointer',
      outline: 0,
      userSelect: 'none',
      _highlighted: { bg: 'accent.subtle' },
      _disabled: { color: 'fg.disabled', cursor: 'default' },
      _icon: { flexShrink: 0 },
      '&[data-danger]:not([data-disabled])': { color: 'fg.error' },
    },
    itemText: { flex: 1 },
    itemCommand: { marginLeft: 'auto', paddingLeft: '6', fontSize: 'xs', color: 'fg.subtle' },
    itemGroupLabel: { px: '2.5', py: '1', textStyle: 'xs', color: 'fg.subtle' },
    separator: { height: '1px', my: '1', mx: '-1', bg: 'border' },
  },
})

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
