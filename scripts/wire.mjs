// What a page costs as it is sent. Plain JavaScript, so that the measurements of bench/ share it.

/**
 * Counts the bytes of script that arrive, as they are on the wire: compressed, headers included.
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<() => number>} how many there are so far
 */
export async function countSentScripts(page) {
  const session = await page.context().newCDPSession(page)
  const scripts = new Set()
  let bytes = 0
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  await session.send('Network.enable')
  return () => bytes
}

/**
 * Keeps a page from fetching ahead what the next one needs, so that each page counts with what it needs itself.
 * @param {import('@playwright/test').Page} page
 */
export async function holdFetchingAhead(page) {
  await page.addInitScript(() => (window.requestIdleCallback = () => 0))
}

/**
 * A line of so many bits a second and such a delay, with an empty cache.
 * @param {import('@playwright/test').Page} page
 * @param {{ bits_per_s: number, latency_ms: number }} line
 */
export async function useLine(page, { bits_per_s, latency_ms }) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.clearBrowserCache')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latency_ms,
    downloadThroughput: bits_per_s / 8,
    uploadThroughput: bits_per_s / 8,
  })
}
