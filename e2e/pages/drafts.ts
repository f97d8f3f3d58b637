import { expect, type Page } from '@playwright/test'

/** Waits until the drafts that this browser keeps hold a text: a power cut from here on takes it no more. */
export async function untilKept(page: Page, text: string): Promise<void> {
  await expect.poll(() => page.evaluate(keptDrafts)).toContain(text)
}

/** Everything that the drafts' database holds, as JSON; a database that is not there yet is not made. */
async function keptDrafts(): Promise<string> {
  const databases = await indexedDB.databases()
  if (!databases.some(({ name }) => name === 'soundleaf-drafts')) return ''
  const done = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(new Error(String(request.error)))
    })
  const database = await done(indexedDB.open('soundleaf-drafts'))
  try {
    return JSON.stringify(await done(database.transaction('drafts').objectStore('drafts').getAll()))
  } finally {
    database.close()
  }
}
