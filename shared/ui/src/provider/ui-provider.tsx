import { ChakraProvider, type SystemContext } from '@chakra-ui/react'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { system } from '../theme/system'
import { styleCacheOf } from './style-cache'

/** The system as a root uses it: the style cache has written the layers and global styles already. */
const lentSystem: SystemContext = {
  ...system,
  _global: [],
  _config: { ...system._config, disableLayers: true },
}

/** Theme and styles for one React root. Any number of roots of a page share one set of style tags. */
export function UiProvider({ children }: { readonly children: ReactNode }) {
  return (
    <CacheProvider value={styleCacheOf(document)}>
      <ChakraProvider value={lentSystem}>{children}</ChakraProvider>
    </CacheProvider>
  )
}
