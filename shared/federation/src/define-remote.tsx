import { CONTRACT_VERSION } from '@soundleaf/contracts'
import type {
  EventOwner,
  OwnerOf,
  RemoteHost,
  RemoteModule,
  RemoteName,
  RemoteProps,
} from '@soundleaf/contracts'
import { loadTexts, measureIn } from '@soundleaf/texts'
import { UiProvider } from '@soundleaf/ui'
import { useEffect, type ComponentType } from 'react'
import { retryLostViews } from './lazy-view'
import { mountRoot, type RootMount } from './root-mount'

export interface ViewProps<Owner extends EventOwner> {
  readonly host: RemoteHost<Owner>
  readonly props: RemoteProps
}

/**
 * Makes the module that a remote exposes. Each mount is a React root of its own with the UI provider around the view,
 * drawn when the texts of the host's language are there, in the host's units.
 * Mounting twice into an element updates the first mount; with another host it waits until the first is gone.
 */
export function defineRemote<Name extends RemoteName>(
  name: Name,
  View: ComponentType<ViewProps<OwnerOf<Name>>>,
): RemoteModule<Name> {
  const mounts = new WeakMap<HTMLElement, { host: RemoteHost<OwnerOf<Name>>; mount: RootMount }>()

  return {
    name,
    contractVersion: CONTRACT_VERSION,
    mount(element, host, props = {}) {
      const before = mounts.get(element)
      if (before?.host === host && !before.mount.isLeaving()) {
        before.mount.update(props)
        return before.mount
      }
      retryLostViews()
      const mount = mountRoot({
        element,
        props,
        after: before?.mount.unmount(),
        prepare: () => {
          measureIn(host.units)
          return loadTexts(host.language)
        },
        draw: (current, onDrawn) => (
          <UiProvider>
            <View host={host} props={current} />
            <Drawn onDrawn={onDrawn} />
          </UiProvider>
        ),
        onBroken: (error) => host.failed?.(error),
      })
      mounts.set(element, { host, mount })
      return mount
    },
  }
}

/** Stands after the view: its effect runs when the view has been drawn and has run its own. */
function Drawn({ onDrawn }: { onDrawn: () => void }) {
  useEffect(onDrawn, [onDrawn])
  return null
}
