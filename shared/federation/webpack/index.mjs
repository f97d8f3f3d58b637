export { containerName, REMOTE_PORTS } from './remotes.mjs'
export { remoteConfig } from './remote.mjs'
export { shellConfig } from './shell.mjs'
export { SINGLETONS } from './singletons.mjs'
