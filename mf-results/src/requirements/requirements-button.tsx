import { lazyView } from '@soundleaf/federation'
import { Button } from '@soundleaf/ui'
import { Suspense, useState } from 'react'
import { t } from '../texts'
import type { RequirementsProps } from './requirements-props'

const RequirementsDialog = lazyView(() => import('./requirements-dialog'))

/** Opens what countries ask for. */
export function RequirementsButton(props: RequirementsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t('requirements.open')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <RequirementsDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
