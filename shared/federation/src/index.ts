export { defineRemote } from './define-remote'
export type { ViewProps } from './define-remote'
export { useTopic } from './use-topic'
