import { textsBeside } from '@soundleaf/texts'
import * as lifecycles from './lifecycles'
import { defineResultsElement } from './results-element'

/** The script itself: where it came from is where it asks, and beside it lie its texts. */
const script = new URL(import.meta.url)
const home = script.origin

textsBeside(new URL('texts/', script).href)
defineResultsElement(home)

/** The lifecycles of a single-spa application or parcel, with `construction` and `getToken` as custom props. */
export const { bootstrap } = lifecycles
export const mount = (props: lifecycles.LifecycleProps) => lifecycles.mount({ api: home, ...props })
export const update = (props: lifecycles.LifecycleProps) => lifecycles.update({ api: home, ...props })
export const unmount = (props: lifecycles.LifecycleProps) => lifecycles.unmount({ api: home, ...props })
export { startFrame } from './frame'
