import { COLOURS } from './colours'
import { MEASURES } from './measures'

type Theme = 'light' | 'dark'
type Declarations = Record<`--${string}`, string>

function declarations(values: Record<string, string>): Declarations {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value]))
}

function coloursOf(theme: Theme) {
  const side = theme === 'light' ? 0 : 1
  const colours: Record<string, string> = {}
  for (const [name, pair] of Object.entries(COLOURS)) colours[name] = pair[side]
  return { colorScheme: theme, ...declarations(colours) }
}

/**
 * The variables `--ink`, `--accent`, … for every place that needs them: the root follows the system,
 * `[data-theme]` decides for itself and what is in it, and paper is always light.
 */
export const CSS_VARIABLES = {
  ':root': declarations(MEASURES),
  ':root, [data-theme="light"]': coloursOf('light'),
  '@media (prefers-color-scheme: dark)': { ':root:not([data-theme="light"])': coloursOf('dark') },
  '[data-theme="dark"]': coloursOf('dark'),
  '@media print': { ':root:root, [data-theme][data-theme]': coloursOf('light') },
}
