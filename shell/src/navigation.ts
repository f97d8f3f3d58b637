import type { Navigation } from './shell-context'

/** Navigation for code outside React. Until the router is connected, the last request waits. */
export function createNavigation(): Navigation {
  let router: Navigation['go'] | null = null
  let waiting: Parameters<Navigation['go']> | null = null
  return {
    go(to, options) {
      if (router === null) waiting = [to, options]
      else router(to, options)
    },
    connect(go) {
      router = go
      if (waiting !== null) go(...waiting)
      waiting = null
    },
  }
}
