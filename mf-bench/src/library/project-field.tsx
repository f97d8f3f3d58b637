import type { ApiClient } from '@soundleaf/contracts'
import { useRead } from '@soundleaf/federation'
import { SelectField } from '@soundleaf/ui'
import { t } from '../texts'

interface ProjectFieldProps {
  readonly api: ApiClient
  readonly projectId: string | null
  readonly onProject: (projectId: string | null) => void
}

/** Which of one's own projects predicts what was measured. */
export function ProjectField({ api, projectId, onProject }: ProjectFieldProps) {
  const { state } = useRead('own', (signal) =>
    api.call('listProjects', { query: {} }, { signal, reports: 'nothing' }),
  )
  const projects = state.kind === 'ready' ? state.value.projects : []
  const isKnown = projectId === null || projects.some((one) => one.projectId === projectId)
  return (
    <SelectField
      label={t('details.project')}
      value={projectId ?? ''}
      choices={[
        { value: '', label: t('details.noProject') },
        ...(isKnown || projectId === null ? [] : [{ value: projectId, label: t('details.goneProject') }]),
        ...projects.map(({ projectId: value, name }) => ({ value, label: name, translate: 'no' as const })),
      ]}
      onChange={(value) => onProject(value === '' ? null : value)}
    />
  )
}
