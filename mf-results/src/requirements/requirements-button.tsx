import type { FieldValues, Licence, Project, RemoteHost } from '@soundleaf/contracts'
import { lazyView } from '@soundleaf/federation'
import { Button } from '@soundleaf/ui'
import { Suspense, useState } from 'react'
import { t } from '../texts'

const RequirementsDialog = lazyView(() => import('./requirements-dialog'))

export interface RequirementsProps {
  readonly host: RemoteHost<'results'>
  readonly project: Project
  readonly licence: Licence
  readonly onChange: (fieldValues: FieldValues) => void
}

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
