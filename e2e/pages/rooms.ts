import { expect, type Locator, type Page } from '@playwright/test'
import { results } from './journey'

/** Opens the tab of the rooms and waits for its paths. */
export async function openRooms(page: Page): Promise<Locator> {
  await results(page).getByRole('tab', { name: 'Rooms' }).click()
  const tab = results(page).getByRole('tabpanel', { name: 'Rooms' })
  await expect(airbornePaths(tab).getByRole('rowheader')).not.toHaveCount(0)
  return tab
}

export const airbornePaths = (tab: Locator): Locator => tab.getByRole('table', { name: 'Airborne paths' })

/** A quantity between the rooms by its plain notation, as `DnT,w`. */
export async function between(tab: Locator, quantity: string): Promise<number> {
  const text = await tab.getByRole('group', { name: quantity, exact: true }).innerText()
  return Number(/(\d+)\s*dB/.exec(text)?.[1])
}

/** The shares of a table of paths in their order, %. */
export const sharesIn = (table: Locator): Promise<number[]> =>
  table
    .locator('tbody tr td:last-child')
    .evaluateAll((cells) => cells.map((cell) => Number.parseFloat(cell.textContent ?? '')))

/** Answers of the call for rooms, from now on. */
export function roomsAsked(page: Page): { next(act: () => Promise<unknown>): Promise<void> } {
  return {
    async next(act) {
      const answer = page.waitForResponse((response) => response.url().endsWith('/api/rooms'))
      await act()
      await answer
    },
  }
}
