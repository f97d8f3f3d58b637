import { defineRecipe } from '@chakra-ui/react'

export const headingRecipe = defineRecipe({
  className: 'sl-heading',
  base: { fontWeight: 'semibold', color: 'fg' },
  variants: {
    size: {
      xs: { textStyle: 'xs' },
      sm: { textStyle: 'sm' },
      md: { textStyle: 'md' },
      lg: { textStyle: 'lg' },
      xl: { textStyle: 'xl' },
    },
  },
  defaultVariants: { size: 'xl' },
})

export const linkRecipe = defineRecipe({
  className: 'sl-link',
  base: { color: 'accent.fg', cursor: 'pointer', borderRadius: 'l1' },
  variants: {
    variant: {
      underline: {
        textDecoration: 'underline',
        textUnderlineOffset: '3px',
        textDecorationThickness: '1px',
        _hover: { color: 'accent.emphasized' },
      },
      /** In navigation, where the place says that it is a link. */
      plain: {
        color: 'fg.muted',
        textDecoration: 'none',
        _hover: { color: 'fg' },
        _currentPage: { color: 'fg', fontWeight: 'semibold' },
      },
    },
  },
  defaultVariants: { variant: 'underline' },
})

export const separatorRecipe = defineRecipe({
  className: 'sl-separator',
  base: { display: 'block', borderColor: 'border', borderStyle: 'solid' },
  variants: {
    orientation: { vertical: { borderInlineStartWidth: '1px' }, horizontal: { borderTopWidth: '1px' } },
  },
  defaultVariants: { orientation: 'horizontal' },
})
