import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react'

/** What a field looks like, whether text, number or choice. */
const box = {
  width: '100%',
  minWidth: 0,
  appearance: 'none',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  borderRadius: 'l1',
  bg: 'bg',
  color: 'fg',
  fontVariantNumeric: 'inherit',
  textOverflow: 'ellipsis',
  _focus: { outline: '2px solid var(--accent)', outlineOffset: '-1px', borderColor: 'accent.solid' },
  _readOnly: { bg: 'bg.subtle', borderColor: 'border', color: 'fg.muted' },
  _disabled: { bg: 'transparent', borderColor: 'border', color: 'fg.disabled' },
  _invalid: { borderColor: 'border.error', boxShadow: 'inset 0 0 0 1px var(--bad-line)' },
} as const

const sizes = {
  xs: { h: '26px', px: '1.5', fontSize: 'sm' },
  sm: { h: '7', px: '2', fontSize: 'sm' },
  md: { h: '8', px: '2', fontSize: 'sm' },
  lg: { h: '10', px: '3', fontSize: 'md' },
} as const

export const inputRecipe = defineRecipe({
  className: 'sl-input',
  base: box,
  variants: {
    size: sizes,
    variant: {
      outline: {},
      /** A field among text that shows its border when it is aimed at. */
      flushed: {
        '&:not(:hover, :focus, [aria-invalid=true])': { borderColor: 'transparent', bg: 'transparent' },
      },
    },
  },
  defaultVariants: { size: 'md', variant: 'outline' },
})

export const nativeSelectRecipe = defineSlotRecipe({
  className: 'sl-select',
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { position: 'relative', display: 'block', width: '100%' },
    field: { ...box, cursor: 'pointer', '& > option': { bg: 'bg.panel', color: 'fg' } },
    indicator: {
      position: 'absolute',
      right: '2',
      top: '50%',
      transform: 'translateY(-50%)',
      pointerEvents: 'none',
      color: 'fg.subtle',
      _icon: { width: '3.5', height: '3.5' },
    },
  },
  variants: {
    size: {
      sm: { field: { ...sizes.sm, pe: '6' } },
      md: { field: { ...sizes.md, pe: '6' } },
      lg: { field: { ...sizes.lg, pe: '7' }, indicator: { right: '2.5' } },
    },
  },
  defaultVariants: { size: 'md' },
})

export const fieldRecipe = defineSlotRecipe({
  className: 'sl-field',
  slots: ['root', 'label', 'errorText', 'helperText', 'requiredIndicator'],
  base: {
    root: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', width: '100%', gap: '1' },
    label: { textStyle: 'xs', color: 'fg.muted' },
    errorText: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '1.5',
      textStyle: 'xs',
      color: 'fg.error',
      _icon: { width: '3.5', height: '3.5', flexShrink: 0, marginTop: '1px' },
    },
    helperText: { textStyle: 'xs', color: 'fg.subtle' },
    requiredIndicator: { color: 'fg.subtle' },
  },
})
