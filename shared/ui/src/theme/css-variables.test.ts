import { COLOURS } from './colours'
import { CSS_VARIABLES } from './css-variables'

const [lightInk, darkInk] = COLOURS.ink

test('[A11Y-03] the root is light, follows a dark system, and an element can decide for itself', () => {
  expect(CSS_VARIABLES[':root, [data-theme="light"]']).toMatchObject({
    colorScheme: 'light',
    '--ink': lightInk,
  })
  expect(
    CSS_VARIABLES['@media (prefers-color-scheme: dark)'][':root:not([data-theme="light"])'],
  ).toMatchObject({
    colorScheme: 'dark',
    '--ink': darkInk,
  })
  expect(CSS_VARIABLES['[data-theme="dark"]']).toMatchObject({ '--ink': darkInk })
})

test('[A11Y-03] paper is light whatever the screen is', () => {
  expect(Object.keys(CSS_VARIABLES).at(-1)).toBe('@media print')
  expect(CSS_VARIABLES['@media print'][':root:root, [data-theme][data-theme]']).toMatchObject({
    colorScheme: 'light',
    '--ink': lightInk,
    '--surface': COLOURS.surface[0],
  })
})
