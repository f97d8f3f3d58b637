// What a remote's container needs of the federation runtime, in place of all of it: a remote loads no further ones.
export { init } from '@module-federation/runtime/bundler'
/** Asked for by a part of the plugin's runtime that only tree-shaken singletons use. */
export const getRemoteEntry = undefined
