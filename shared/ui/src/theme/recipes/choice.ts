import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react'

const focusOfHiddenInput = { outline: '2px solid var(--accent)', outlineOffset: '2px' }

const mark = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: '4',
  height: '4',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  borderRadius: 'l1',
  bg: 'bg',
  color: 'accent.contrast',
  _icon: { width: '3', height: '3' },
  '&:is([data-state=checked], [data-state=indeterminate]):not([data-disabled])': {
    bg: 'accent.solid',
    borderColor: 'accent.solid',
  },
  _focusVisible: focusOfHiddenInput,
  _invalid: { borderColor: 'border.error', boxShadow: 'inset 0 0 0 1px var(--bad-line)' },
  _disabled: { bg: 'bg.subtle', borderColor: 'border', color: 'fg.disabled' },
} as const

const row = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '6',
  position: 'relative',
  verticalAlign: 'middle',
  textStyle: 'sm',
  cursor: 'pointer',
  _disabled: { color: 'fg.disabled', cursor: 'default' },
} as const

export const checkmarkRecipe = defineRecipe({ className: 'sl-checkmark', base: mark })

export const checkboxRecipe = defineSlotRecipe({
  className: 'sl-checkbox',
  slots: ['root', 'label', 'control', 'indicator', 'group'],
  base: { root: { ...row, gap: '2' }, control: mark },
})
