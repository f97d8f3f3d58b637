// In place of shell/src/remotes/start-remotes.ts when the application is built as one bundle: the same remotes, as
// ordinary chunks of it.
const CHUNKS = {
  'mf-auth': () => import('../../mf-auth/src/remote.tsx'),
  'mf-projects': () => import('../../mf-projects/src/remote.tsx'),
  'mf-editor': () => import('../../mf-editor/src/remote.tsx'),
  'mf-results': () => import('../../mf-results/src/remote.tsx'),
  'mf-print': () => import('../../mf-print/src/remote.tsx'),
}

const state = { insteadSince: null, overrides: new Map() }

export const startRemotes = () => ({
  load: async (name) => ({ kind: 'loaded', module: (await CHUNKS[name]()).remote, version: '0.0.0' }),
  store: {
    getState: () => state,
    getInitialState: () => state,
    setState() {},
    subscribe: () => () => {},
  },
  ownerOf: () => null,
  newerThan: async () => null,
})

export const watchCode = () => ({ onLostScript() {}, isReloading: () => false })
