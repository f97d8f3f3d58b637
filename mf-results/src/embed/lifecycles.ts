import { languageInUse, loadTexts, measureIn, unitsInUse } from '@soundleaf/texts'
import { makeGround } from '@soundleaf/ui/shadow'
import { createElement, Component, type ReactNode } from 'react'
import * as React from 'react'
import * as ReactDomClient from 'react-dom/client'
import singleSpaReact from 'single-spa-react'
import { t } from '../texts'
import type { EmbedProps } from './embed-props'
import { EmbeddedResults } from './embedded-results'

/** What single-spa gives beside the props of ours; `domElement` is where the results shall stand. */
export interface LifecycleProps extends EmbedProps {
  readonly name?: string
  readonly domElement?: HTMLElement
}

/** The results in one element of the page: our host element, its shadow root, and what is drawn in it. */
interface Mounted {
  readonly host: HTMLElement
  readonly ground: HTMLElement
  readonly root: ShadowRoot
  readonly name: string
}

const mounted = new WeakMap<HTMLElement, Mounted>()
/** What is done to an element is done one after the other, however it is called. */
const queues = new WeakMap<HTMLElement, Promise<void>>()

/** The props as our root gets them: single-spa-react draws into `domElement`, which is the ground here. */
interface InnerProps extends LifecycleProps {
  readonly name: string
  readonly domElement: HTMLElement
  readonly root: ShadowRoot
}

const inner = singleSpaReact<InnerProps>({
  React,
  ReactDOMClient: ReactDomClient,
  renderType: 'createRoot',
  rootComponent: (props: InnerProps) =>
    // In another language or other units it is drawn from nothing.
    createElement(
      Fence,
      null,
      createElement(EmbeddedResults, { key: `${languageInUse()} ${unitsInUse()}`, ...props }),
    ),
  suppressComponentDidCatchWarning: true,
})

export const bootstrap = (): Promise<void> => Promise.resolve()

/** Shows the results in the element; where they are shown already, it is an update. */
export const mount = (props: LifecycleProps): Promise<void> =>
  inTurn(props, async (place) => {
    await speak(props)
    const known = mounted.get(place)
    if (known !== undefined) return run(inner.update, known, props)
    const host = document.createElement('div')
    host.style.setProperty('display', 'block')
    place.append(host)
    const root = host.attachShadow({ mode: 'open' })
    const made: Mounted = { host, root, ground: makeGround(root), name: `soundleaf-results-${++count}` }
    mounted.set(place, made)
    await run(inner.mount, made, props)
  })

/** New props for results that are shown; it never draws them anew from nothing. */
export const update = (props: LifecycleProps): Promise<void> =>
  inTurn(props, async (place) => {
    const known = mounted.get(place)
    if (known === undefined) return
    await speak(props)
    await run(inner.update, known, props)
  })

/** Takes the results away; nothing of them is left in the page. */
export const unmount = (props: LifecycleProps): Promise<void> =>
  inTurn(props, async (place) => {
    const known = mounted.get(place)
    if (known === undefined) return
    await run(inner.unmount, known, props)
    mounted.delete(place)
    known.host.remove()
    if (place.id === madeId(props)) place.remove()
  })

/** Results in English are worth more than none where the texts do not come. */
const speak = ({ language = 'en', units }: LifecycleProps): Promise<void> => {
  measureIn(units)
  return loadTexts(language).catch(() => loadTexts('en'))
}

async function inTurn(props: LifecycleProps, work: (place: HTMLElement) => Promise<void>): Promise<void> {
  const place = placeOf(props)
  const turn = (queues.get(place) ?? Promise.resolve()).then(() => work(place))
  queues.set(
    place,
    turn.catch(() => undefined),
  )
  return turn
}

/** single-spa-react tells its mounts apart by name. */
let count = 0

const madeId = ({ name = 'soundleaf-results' }: LifecycleProps) => `single-spa-application:${name}`

/** The element that the page gave, or the one that single-spa's applications have when none is given. */
function placeOf(props: LifecycleProps): HTMLElement {
  if (props.domElement !== undefined) return props.domElement
  const id = madeId(props)
  const known = document.getElementById(id)
  if (known !== null) return known
  const made = document.createElement('div')
  made.id = id
  document.body.append(made)
  return made
}

type Steps = typeof inner.mount | typeof inner.update

/** single-spa itself adds what its type asks for and these steps do not use. */
async function run(steps: Steps, { ground, root, name }: Mounted, props: LifecycleProps): Promise<void> {
  const given = { ...props, domElement: ground, root, name }
  for (const step of [steps].flat()) await step?.(given as unknown as Parameters<typeof step>[0])
}

/** An error of ours empties our place and goes no further. */
class Fence extends Component<{ readonly children?: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false }
  static getDerivedStateFromError = () => ({ isBroken: true })
  override render() {
    return this.state.isBroken ? t('embed.broken') : this.props.children
  }
}
