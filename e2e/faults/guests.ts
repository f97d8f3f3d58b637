/** A remote in one script, as the shell takes it, that behaves as `mount` says. */
export const guest = (
  name: string,
  mount: string,
  contractVersion = '1.0.0',
): string => `var ${name.replace('-', '_')} = {
  init() {},
  get: async () => () => ({ remote: { name: '${name}', contractVersion: '${contractVersion}', mount(element, host) {
    ${mount}
  } } }),
}`

/** Draws a text, and nothing goes wrong. */
export const drawing = (text: string): string => `
  element.textContent = ${JSON.stringify(text)}
  return { ready: Promise.resolve(), update() {}, unmount: async () => element.replaceChildren() }`

const MENDED = "document.documentElement.hasAttribute('data-mended')"
const broken = "new Error('broken on purpose')"

/** The places in a remote's life where it can throw (M6); each works once the page is marked as mended. */
export const THROWS: Readonly<Record<string, string>> = {
  mount: `if (!${MENDED}) throw ${broken}; ${drawing('It draws again')}`,
  render: `if (!${MENDED}) return { ready: Promise.reject(${broken}), update() {}, unmount: async () => {} }; ${drawing('It draws again')}`,
  'an effect, later': `
    if (!${MENDED}) setTimeout(() => host.failed(${broken}), 200)
    ${drawing('It draws again')}`,
  unmount: `
    if (${MENDED}) { ${drawing('It draws again')} }
    setTimeout(() => host.failed(${broken}), 200)
    element.textContent = 'not for long'
    return { ready: Promise.resolve(), update() {}, unmount() { throw ${broken} } }`,
}
