const SVG = 'http://www.w3.org/2000/svg'

type Attributes = Record<string, string | number>

function element<Name extends keyof SVGElementTagNameMap>(name: Name, attributes: Attributes) {
  const made = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value))
  return made
}

export function path(d: string, attributes: Attributes): SVGElement {
  return element('path', { d, ...attributes })
}

/** A text as a text node, shortened to the room it has; the whole of it shows on aiming. */
export function text(words: string, room: number, bold: boolean, attributes: Attributes): SVGElement {
  const made = element('text', attributes)
  // As style: the page's reset (`* { font: inherit }`) is stronger than an attribute.
  made.style.fontSize = '11px'
  made.style.fontWeight = bold ? '600' : '400'
  made.textContent = words
  made.dataset.room = String(room)
  return made
}

export function group(children: readonly SVGElement[]): SVGElement {
  const made = element('g', { class: 'sl-annotation' })
  made.append(...children)
  return made
}

/** Shortens the texts that do not fit; only a text that is on the page can be measured. */
export function fitTexts(within: Element): void {
  for (const one of within.querySelectorAll<SVGTextElement>('text[data-room]')) {
    const words = one.textContent ?? ''
    const room = Number(one.dataset.room)
    // Half of a character above the first plane would be no text at all.
    const characters = [...words]
    for (let length = characters.length - 1; length > 0 && one.getComputedTextLength() > room; length -= 1) {
      one.textContent = `${characters.slice(0, length).join('').trimEnd()}…`
    }
    if (one.textContent !== words) {
      const whole = element('title', {})
      whole.textContent = words
      one.append(whole)
    }
  }
}
