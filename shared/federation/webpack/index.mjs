export { embedConfig } from './embed.mjs'
export { remoteConfig } from './remote.mjs'
export { shellConfig } from './shell.mjs'
export { SINGLETONS } from './singletons.mjs'
