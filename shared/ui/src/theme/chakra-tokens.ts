import { defineSemanticTokens, defineTextStyles, defineTokens } from '@chakra-ui/react'

const token = (value: string) => ({ value })
/** Steps of 4 px under the numbers the UI library uses for its own scale. */
const STEPS = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24]
const steps = Object.fromEntries(STEPS.map((step) => [String(step), token(`${step * 4}px`)]))

export const tokens = defineTokens({
  fonts: { body: token('var(--font)'), heading: token('var(--font)') },
  fontSizes: {
    '2xs': token('var(--t-11)'),
    xs: token('var(--t-12)'),
    sm: token('var(--t-13)'),
    md: token('var(--t-14)'),
    lg: token('var(--t-16)'),
    xl: token('var(--t-20)'),
    '4xl': token('var(--t-36)'),
  },
  fontWeights: { normal: token('var(--w-regular)'), semibold: token('var(--w-strong)') },
  spacing: steps,
  sizes: {
    ...steps,
    full: token('100%'),
    header: token('var(--h-header)'),
    left: token('var(--w-left)'),
    right: token('var(--w-right)'),
    strip: token('var(--w-strip)'),
    row: token('var(--h-row)'),
    control: token('var(--h-control)'),
  },
  radii: {
    l1: token('var(--r-1)'),
    l2: token('var(--r-1)'),
    l3: token('var(--r-2)'),
    full: token('var(--r-full)'),
  },
  shadows: { above: token('var(--shadow-above)') },
  zIndex: {
    drawer: { value: 4 },
    header: { value: 5 },
    dialog: { value: 1300 },
    popover: { value: 1500 },
    toast: { value: 1700 },
    tooltip: { value: 1800 },
  },
})

/** The UI library's names for the variables of `css-variables.ts`; light and dark are decided there. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: token('var(--surface)'),
      subtle: token('var(--surface-2)'),
      muted: token('var(--surface-3)'),
      panel: token('var(--above)'),
      ground: token('var(--ground)'),
      paper: token('var(--paper)'),
      success: token('var(--ok-soft)'),
      warning: token('var(--near-soft)'),
      error: token('var(--bad-soft)'),
    },
    fg: {
      DEFAULT: token('var(--ink)'),
      muted: token('var(--ink-2)'),
      subtle: token('var(--ink-3)'),
      disabled: token('var(--disabled)'),
      success: token('var(--ok)'),
      warning: token('var(--near)'),
      error: token('var(--bad)'),
    },
    border: {
      DEFAULT: token('var(--line)'),
      emphasized: token('var(--line-2)'),
      success: token('var(--ok-line)'),
      warning: token('var(--near-line)'),
      error: token('var(--bad-line)'),
    },
    accent: {
      solid: token('var(--accent)'),
      contrast: token('var(--on-accent)'),
      fg: token('var(--accent)'),
      subtle: token('var(--accent-soft)'),
      muted: token('var(--accent-line)'),
      emphasized: token('var(--accent-2)'),
      focusRing: token('var(--accent)'),
    },
  },
})

const textStyle = (size: string) => ({
  value: { fontSize: `var(--t-${size})`, lineHeight: `var(--lh-${size})` },
})

export const textStyles = defineTextStyles({
  '2xs': textStyle('11'),
  xs: textStyle('12'),
  sm: textStyle('13'),
  md: textStyle('14'),
  lg: textStyle('16'),
  xl: textStyle('20'),
  '4xl': textStyle('36'),
})
