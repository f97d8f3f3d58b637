import { createSystem, defaultBaseConfig, defineGlobalStyles } from '@chakra-ui/react'
import { CSS_VARIABLES } from './css-variables'
import { globalStyles } from './global-styles'
import { themeConfig } from './system'

/** The class of the one element that everything of ours stands in. */
export const GROUND = 'sl-ground'

const { html, body, ...everywhere } = globalStyles as Record<string, object>

/**
 * The same theme with its root at the ground instead of the document. What a page sets on the element that holds the
 * shadow root would be inherited into it, so the ground begins from nothing.
 */
export const shadowSystem = createSystem(defaultBaseConfig, {
  ...themeConfig,
  cssVarsRoot: `:where(.${GROUND}, [data-theme])`,
  globalCss: defineGlobalStyles({
    [`.${GROUND}`]: {
      all: 'initial',
      // The one inherited property that `all` leaves.
      direction: 'ltr',
      display: 'block',
      boxSizing: 'border-box',
      position: 'relative',
      lineHeight: 1.5,
      ...CSS_VARIABLES[':root'],
      ...html,
      ...body,
    },
    ...everywhere,
  }),
})
