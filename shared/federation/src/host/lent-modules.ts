import * as ui from '@soundleaf/ui'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import * as reactDomClient from 'react-dom/client'

/** Put in by the page's build: request → installed version. */
declare const SINGLETON_VERSIONS: Readonly<Record<string, string>>

/** What a page lends to remotes: request → version and the module itself. */
export type LentModules = Readonly<Record<string, { readonly version: string; readonly module: unknown }>>

const MODULES = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  '@soundleaf/ui': ui,
}

/** The singletons of this page, as the build found them. */
export function lentModules(versions: Readonly<Record<string, string>> = SINGLETON_VERSIONS): LentModules {
  return Object.fromEntries(
    Object.entries(MODULES).map(([request, module]) => {
      const version = versions[request]
      if (version === undefined) throw new Error(`The build gave no version for ${request}.`)
      return [request, { version, module }]
    }),
  )
}

/** Request → version → module, as a container takes it: all there already, none to be replaced by another. */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, object>>>>

export function shareScopeOf(lends: LentModules): ShareScope {
  return Object.fromEntries(
    Object.entries(lends).map(([request, { version, module }]) => [
      request,
      {
        [version]: {
          version,
          lib: () => module,
          get: () => Promise.resolve(() => module),
          loaded: true,
          from: 'host',
          scope: ['default'],
          strategy: 'loaded-first',
          shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}` },
          useIn: [],
          deps: [],
        },
      },
    ]),
  )
}
