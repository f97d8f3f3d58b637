import { languageInUse, loadTexts, unitsInUse } from '@soundleaf/texts'
import { createRoot } from 'react-dom/client'
import { App } from './app'
import { InsecurePage } from './pages/insecure-page'
import { startShell, type Arrival } from './shell'

/** Makes the shell and draws it. */
export async function boot(arrival: Arrival): Promise<void> {
  const element = document.getElementById('app')
  if (element === null) throw new Error('The page has no element for the application.')
  await loadTexts(document.documentElement.lang)
  document.documentElement.lang = languageInUse()
  const root = createRoot(element)
  if (!window.isSecureContext) return root.render(<InsecurePage />)
  // In another language or units the page is drawn from nothing; what the person works on is not of the drawing, and stays.
  const draw = (): void => root.render(<App key={`${languageInUse()} ${unitsInUse()}`} shell={shell} />)
  const shell = await startShell(arrival, draw)
  draw()
}
