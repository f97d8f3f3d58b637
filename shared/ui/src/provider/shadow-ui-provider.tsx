import { ChakraProvider, EnvironmentProvider, type SystemContext } from '@chakra-ui/react'
import createCache from '@emotion/cache'
import { CacheProvider, css } from '@emotion/react'
import { type ReactNode, useMemo } from 'react'
import { GROUND, shadowSystem } from '../theme/shadow-system'

const lentSystem: SystemContext = {
  ...shadowSystem,
  _global: [],
  _config: { ...shadowSystem._config, disableLayers: true },
}

/** Puts the element into a shadow root in which everything of ours stands; styles go beside it and end with it. */
export function makeGround(root: ShadowRoot): HTMLElement {
  const ground = document.createElement('div')
  ground.className = GROUND
  root.append(ground)
  return ground
}

interface ShadowUiProviderProps {
  readonly root: ShadowRoot
  /** Of the page's policy, where it has one. */
  readonly nonce?: string | undefined
  readonly children: ReactNode
}

/** Theme and styles for one React root inside a shadow root; nothing of it reaches the page around. */
export function ShadowUiProvider({ root, nonce, children }: ShadowUiProviderProps) {
  const cache = useMemo(() => {
    const made = createCache({ key: 'sl', container: root, ...(nonce ? { nonce } : {}) })
    made.insert('', css([shadowSystem.layers.atRule, ...shadowSystem._global]), made.sheet, true)
    return made
  }, [root, nonce])
  return (
    <CacheProvider value={cache}>
      <EnvironmentProvider value={() => root}>
        <ChakraProvider value={lentSystem}>{children}</ChakraProvider>
      </EnvironmentProvider>
    </CacheProvider>
  )
}
