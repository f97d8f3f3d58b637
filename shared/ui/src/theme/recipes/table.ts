import { defineSlotRecipe } from '@chakra-ui/react'

export const tableRecipe = defineSlotRecipe({
  className: 'sl-table',
  slots: ['root', 'header', 'body', 'row', 'columnHeader', 'cell', 'footer', 'caption'],
  base: {
    root: { width: 'full', borderCollapse: 'collapse', textStyle: 'sm', textAlign: 'start' },
    caption: { textStyle: 'xs', color: 'fg.subtle' },
    columnHeader: {
      textAlign: 'start',
      textStyle: 'xs',
      fontWeight: 'normal',
      color: 'fg.muted',
      whiteSpace: 'nowrap',
      borderBottomWidth: '1px',
      borderColor: 'border.emphasized',
      '&[aria-sort]:not([aria-sort=none])': { color: 'fg', fontWeight: 'semibold' },
    },
    cell: { textAlign: 'start', borderBottomWidth: '1px', borderColor: 'border' },
    row: {
      _selected: {
        bg: 'accent.subtle',
        '& > :first-of-type': { boxShadow: 'inset 2px 0 0 var(--accent)' },
      },
    },
  },
  variants: {
    interactive: { true: { body: { '& tr:hover:not([aria-selected=true])': { bg: 'bg.subtle' } } } },
    size: {
      sm: { columnHeader: { height: '7', px: '2' }, cell: { height: '8', px: '2' } },
      md: { columnHeader: { height: '9', px: '3' }, cell: { height: '11', px: '3' } },
    },
  },
  defaultVariants: { size: 'md' },
})
