import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Fails with each rule that the page as it stands breaks, or a part of somebody else's page, and where. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  // What is in order need not be listed; and where there is one frame, no second page has to bring the frames together.
  const axe = new AxeBuilder({ page })
    .include(part)
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(page.frames().length === 1)
  const { violations } = await axe.analyze()
  expect(
    violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`)),
  ).toEqual([])
}
