import { randomUUID } from 'node:crypto'
import type { Component, Project } from '@soundleaf/contracts'
import { expect, type Page } from '@playwright/test'
import { add, begin, layers } from './editor'
import { save } from './journey'

/** As many components as a construction holds, asymmetric: 40 boards and a frame, concrete, a frame and 17 boards. */
export async function openSixtyLayers(page: Page): Promise<void> {
  await begin(page, 'Single massive element wall')
  for (const what of ['frame on the left', 'panel on the left', 'frame on the right'])
    await add(page, what).click()
  const path = await save(page)
  await page.route('**/api' + path.replace('/editor', '/projects'), async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const answer = await route.fetch()
    const project = (await answer.json()) as Project
    const [structure] = project.structures
    const [board, ...others] = structure?.components ?? []
    if (structure === undefined || board === undefined) throw new Error('The wall has a board.')
    const boards = (count: number): Component[] =>
      Array.from({ length: count }, () => ({ ...board, componentId: randomUUID() }))
    const components = [...boards(40), ...others, ...boards(17)]
    await route.fulfill({
      response: answer,
      json: { ...project, structures: [{ ...structure, components }] },
    })
  })
  await page.reload()
  await expect(layers(page)).toHaveCount(60)
}
