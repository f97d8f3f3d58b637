import { registerGlobalPlugins, satisfy } from '@module-federation/enhanced/runtime'

/** A remote needs another version of a singleton than the page shares. */
export class SingletonMismatch extends Error {
  constructor(
    readonly request: string,
    readonly offered: string,
    readonly needed: string,
  ) {
    super(`The page shares ${request} ${offered}; ${needed} is needed.`)
  }
}

/**
 * Lets the federation runtime of every remote in this page refuse with a typed error. Its own refusal is a sentence
 * that one would have to parse.
 */
export function throwSingletonMismatches(): void {
  registerGlobalPlugins([
    {
      name: 'soundleaf-singleton-mismatch',
      resolveShare(share) {
        const { singleton, strictVersion, requiredVersion } = share.shareInfo.shareConfig
        if (!singleton || !strictVersion || typeof requiredVersion !== 'string') return share
        if (satisfy(share.version, requiredVersion)) return share
        const mismatch = new SingletonMismatch(share.pkgName, share.version, requiredVersion)
        return {
          ...share,
          resolver() {
            throw mismatch
          },
        }
      },
    },
  ])
}
