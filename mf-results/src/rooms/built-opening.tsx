import type { RemoteHost, RoomOpening } from '@soundleaf/contracts'
import { lazyView } from '@soundleaf/federation'
import { Button } from '@soundleaf/ui'
import { Suspense, useState } from 'react'
import { t } from '../texts/rooms'
import { FIRST_BUILT_M2 } from './usual-rooms'

const FlankDialog = lazyView(() => import('./flank-dialog'))

interface BuiltOpeningProps {
  readonly host: RemoteHost<'results'>
  readonly projectId: string
  readonly onChoose: (opening: RoomOpening) => void
}

/** The button for a window or door that is built as another project says, and the choice of it. */
export function BuiltOpening({ host, projectId, onChoose }: BuiltOpeningProps) {
  const [isChoosing, setChoosing] = useState(false)
  return (
    <>
      <Button size="sm" icon="add" onClick={() => setChoosing(true)}>
        {t('rooms.opening.choose')}
      </Button>
      {isChoosing && (
        <Suspense fallback={null}>
          <FlankDialog
            host={host}
            stand={{ projectId, kind: 'wall', side: 'source' }}
            isOpening
            onChange={(flank) => {
              if (!('structure' in flank)) return
              const { side: _, ...construction } = flank
              onChoose({ kind: 'built', area: FIRST_BUILT_M2, construction })
            }}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </>
  )
}
