import type { RemoteHost } from '@soundleaf/contracts'
import { formatNumber } from '@soundleaf/texts'
import { saveFile } from '@soundleaf/ui'
import { t } from '../texts/exchange'

/** As many as the server writes into one file. */
const MOST_PROJECTS = 200

/** Saves projects as a file: one as JSON, several as a ZIP. */
export async function exportProjects(
  { api, toast }: Pick<RemoteHost<'projects'>, 'api' | 'toast'>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length > MOST_PROJECTS)
    return toast({ kind: 'error', text: t('export.tooMany', { most: formatNumber(MOST_PROJECTS) }) })
  const exported = await api.call('exportProjects', { body: { ids: [...ids] } })
  if (!exported.ok) return
  const { name, type, file } = exported.value
  const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0))
  saveFile(name, new Blob([bytes], { type }))
  toast({ kind: 'success', text: t('export.done', { count: ids.length, name }) })
}
