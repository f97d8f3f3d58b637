import { defineGlobalStyles } from '@chakra-ui/react'
import { CSS_VARIABLES } from './css-variables'

export const globalStyles = defineGlobalStyles({
  ...CSS_VARIABLES,
  html: { colorPalette: 'accent', '--global-color-border': 'colors.border', textSizeAdjust: '100%' },
  body: {
    background: 'bg.ground',
    color: 'fg',
    fontFamily: 'body',
    fontWeight: 'normal',
    textStyle: 'md',
    fontVariantNumeric: 'tabular-nums lining-nums',
    textRendering: 'optimizeLegibility',
    _print: { background: 'bg' },
  },
  '[data-theme]': { color: 'fg', '--global-color-border': 'colors.border' },
  'b, strong': { fontWeight: 'semibold' },
  sub: { fontSize: '0.74em', lineHeight: 0, verticalAlign: '-0.26em', bottom: 0, letterSpacing: 0 },
  ':focus-visible': { outline: '2px solid var(--accent)', outlineOffset: '2px' },
  '::placeholder': { color: 'fg.subtle', opacity: 1 },
  '*, *::before, *::after': {
    // Recipes have animations of their own, and come after these styles.
    _motionReduce: {
      transitionDuration: '0s !important',
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
    },
  },
})
