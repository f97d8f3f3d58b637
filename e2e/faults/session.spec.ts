import { Elsewhere } from '../pages/api'
import { drawing, edit, fillLogIn, logIn, newProject, save } from '../pages/journey'
import { expect, test } from './faulty-product'
import { forgetFiles } from './places'

/** CI lets it be unreachable, the full run also hang and answer garbage (decision 52). */
const isFull = Number(process.env.SOUNDLEAF_TEST_SCALE ?? '1') >= 10
const MODES = ['reset', ...(isFull ? (['hang', 'garbage'] as const) : [])] as const

for (const mode of MODES) {
  test(`[MFE-03, DLG-01] M12: mf-auth is dead (${mode}) when the session ends: the shell's own form, and the edit waits under it`, async ({
    page,
    product,
  }) => {
    await logIn(page)
    await newProject(page, 'Session ends', 'Single massive element wall')
    const saved = await save(page)
    // A page that has never loaded mf-auth, and now cannot.
    await forgetFiles(page)
    product.code.set({ match: /^\/mf-auth\//, mode })
    await page.goto(saved)
    await expect(drawing(page)).toBeVisible()
    await edit(page, '211')
    await (await Elsewhere.asAnotherTab(page)).endSession()
    const dialog = page.getByRole('dialog', { name: 'Log in again' })
    await expect(dialog.getByText('The login form did not load.')).toBeVisible()
    await fillLogIn(page)
    await expect(dialog).toHaveCount(0)
    await expect(drawing(page)).toHaveAccessibleName(/211 mm/)
    await save(page)
  })
}
