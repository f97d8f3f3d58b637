import { expect, test } from '../product'
import { Elsewhere } from '../pages/api'
import { CATALOGUE_STATES, type CatalogueState } from '../pages/catalogue-states'
import { concrete, project, saved } from '../pages/constructions'
import { logIn } from '../pages/journey'
import { LOOKS_LIMIT_MS } from '../pages/look'
import { expectCatalogueTexts, inPseudoLanguage } from '../pages/pseudo-language'

test.describe.configure({ timeout: LOOKS_LIMIT_MS })
test.use({ actionTimeout: 15_000 })

/** A project without a word of its own, so that every word on its pages is the product's. */
const nameless = () => project('1', 'SingleMassiveElementFloor', [concrete(200, '1')])

// One login for all states of a remote: what they show is its own, not what was before it.
const groupOf = ({ remote, account = 'nobody' }: CatalogueState) => `${remote} for ${account}`

for (const group of new Set(CATALOGUE_STATES.map(groupOf)))
  test(`[A11Y-01, A11Y-03] ${group}: every text comes out of a catalogue and has room when it is longer`, async ({
    page,
  }) => {
    const states = CATALOGUE_STATES.filter((state) => groupOf(state) === group)
    const account = states[0]?.account
    if (account !== undefined) await logIn(page, account)
    for (const { name, path, remote, act } of states)
      await test.step(name, async () => {
        let address = path
        if (account !== undefined && path.includes('project')) {
          const device = await Elsewhere.asAnotherTab(page)
          address = path.replace(':project', await saved(device, nameless()))
        }
        await page.goto(inPseudoLanguage(address))
        await expect(page.locator(`[data-remote=${remote}][data-state=ready]`)).toBeVisible()
        await act?.(page)
        await expectCatalogueTexts(page, name, `[data-remote=${remote}], [role=dialog], [role=alertdialog]`)
        await page.unrouteAll()
      })
  })
