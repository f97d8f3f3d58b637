import type { createInstance } from '@module-federation/enhanced/runtime'
import { withTexts } from '@soundleaf/texts'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import * as reactDomClient from 'react-dom/client'
import { lentUi } from './lent-ui'

/** Put in by the page's build: request → installed version. */
declare const SINGLETON_VERSIONS: Readonly<Record<string, string>>

/** The modules that a page shares with remotes, as Module Federation's runtime takes them. */
export type SharedModules = NonNullable<Parameters<typeof createInstance>[0]['shared']>

/** The page itself runs on an eager module; a lazy one is fetched when the first remote asks for it. */
type SharedModule = { readonly eager: unknown } | { readonly lazy: () => Promise<unknown> }

/** The same requests as in webpack/singletons.mjs. */
const MODULES: Readonly<Record<string, SharedModule>> = {
  react: { eager: react },
  'react/jsx-runtime': { eager: jsxRuntime },
  'react-dom': { eager: reactDom },
  'react-dom/client': { eager: reactDomClient },
  '@soundleaf/ui': { eager: lentUi },
  '@soundleaf/results-view': { lazy: () => import('@soundleaf/results-view') },
}

/** The singletons of this page in the versions that its build found. */
export function sharedModules(
  versions: Readonly<Record<string, string>> = SINGLETON_VERSIONS,
  modules: Readonly<Record<string, SharedModule>> = MODULES,
): SharedModules {
  return Object.fromEntries(
    Object.entries(modules).map(([request, module]) => {
      const version = versions[request]
      if (version === undefined) throw new Error(`The build gave no version for ${request}.`)
      return [request, shareOf(module, version)]
    }),
  )
}

/** Counted as loaded in either case: the runtime then never takes another remote's copy in its place. */
function shareOf(module: SharedModule, version: string): SharedModules[string] {
  const shareConfig = { singleton: true, strictVersion: true, requiredVersion: `^${version}` }
  if ('eager' in module) return { version, shareConfig, lib: () => module.eager }
  return {
    version,
    shareConfig,
    loaded: true,
    get: async () => {
      const loaded = await withTexts(module.lazy())
      return () => loaded
    },
  }
}
