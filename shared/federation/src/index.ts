export { defineRemote } from './define-remote'
export type { ViewProps } from './define-remote'
export { lazyView } from './lazy-view'
export { useTopic } from './use-topic'
