import type { Navigation } from './shell-context'

/** Whoever does not draw asks here; the router takes the wheel as soon as it is there. */
export function createNavigation(): Navigation {
  let steering: Navigation['go'] | null = null
  let waiting: Parameters<Navigation['go']> | null = null
  return {
    go(to, options) {
      if (steering === null) waiting = [to, options]
      else steering(to, options)
    },
    steer(go) {
      steering = go
      if (waiting !== null) go(...waiting)
      waiting = null
    },
  }
}
