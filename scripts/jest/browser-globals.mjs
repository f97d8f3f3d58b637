import { webcrypto } from 'node:crypto'

// What jsdom does not have and the UI library asks for.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
})
globalThis.scrollTo = () => {}
if (globalThis.Element) {
  globalThis.Element.prototype.scrollIntoView ??= () => {}
  globalThis.Element.prototype.scrollTo ??= () => {}
}
if (globalThis.MouseEvent) globalThis.PointerEvent ??= class PointerEvent extends globalThis.MouseEvent {}
globalThis.CSS ??= { supports: () => false }
// jsdom lays out no text; to a chart every text is as long as nothing.
if (globalThis.SVGElement) {
  globalThis.SVGElement.prototype.getComputedTextLength ??= () => 0
  globalThis.SVGElement.prototype.getBBox ??= () => ({ x: 0, y: 0, width: 0, height: 0 })
}

// jsdom's crypto makes ids and random numbers, but neither keys nor signatures.
if (globalThis.crypto.subtle === undefined)
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle })
