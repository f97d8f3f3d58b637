const state = { insteadSince: null, overrides: new Map() }

/**
 * What stands in place of shell/src/remotes/start-remotes.ts when the application is built as one bundle: the same
 * remotes, as ordinary chunks of it.
 */
export const monoRemotes = (chunks) => ({
  startRemotes: () => ({
    load: async (name) => ({ kind: 'loaded', module: (await chunks[name]()).remote, version: '0.0.0' }),
    loadAhead: async () => {},
    store: {
      getState: () => state,
      getInitialState: () => state,
      setState() {},
      subscribe: () => () => {},
    },
    remoteAt: () => null,
    newerThan: async () => null,
  }),
  watchCode: () => ({ onLostScript() {}, isReloading: () => false }),
})
