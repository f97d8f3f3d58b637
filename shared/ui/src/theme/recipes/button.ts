import { defineRecipe } from '@chakra-ui/react'

const square = (side: string) => ({ h: side, minW: side })

/** `solid` is the one filled button of a view, `outline` the ordinary one, `ghost` the quiet one. */
export const buttonRecipe = defineRecipe({
  className: 'sl-button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    gap: '1.5',
    borderWidth: '1px',
    borderRadius: 'l1',
    lineHeight: 1,
    whiteSpace: 'nowrap',
    userSelect: 'none',
    cursor: 'pointer',
    textDecoration: 'none',
    _disabled: { color: 'fg.disabled', bg: 'transparent', cursor: 'default' },
    // The person's own colours know no disabled look for what stays reachable.
    '@media (forced-colors: active)': { _disabled: { color: 'GrayText', borderColor: 'GrayText' } },
  },
  variants: {
    size: {
      xs: { ...square('6'), px: '1.5', fontSize: 'xs' },
      sm: { ...square('7'), px: '2', fontSize: 'xs' },
      md: { ...square('8'), px: '3', fontSize: 'sm' },
      lg: { ...square('10'), px: '3', fontSize: 'md' },
    },
    variant: {
      solid: {
        bg: 'accent.solid',
        borderColor: 'accent.solid',
        color: 'accent.contrast',
        fontWeight: 'semibold',
        _hover: { bg: 'accent.emphasized' },
        _disabled: { borderColor: 'border' },
      },
      outline: {
        bg: 'bg',
        borderColor: 'border.emphasized',
        color: 'fg',
        _hover: { bg: 'bg.muted' },
        _disabled: { borderColor: 'border' },
      },
      ghost: {
        bg: 'transparent',
        borderColor: 'transparent',
        color: 'fg.muted',
        _hover: { bg: 'bg.muted', color: 'fg' },
        _expanded: { bg: 'bg.muted', color: 'fg' },
      },
      plain: { bg: 'transparent', borderColor: 'transparent', color: 'fg', px: '0' },
    },
    danger: { true: { color: 'fg.error', borderColor: 'border.error' } },
  },
  defaultVariants: { size: 'md', variant: 'outline' },
})
