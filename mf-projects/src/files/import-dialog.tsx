import { useEffect, useEffectEvent, useState } from 'react'
import type { CallFailure, ImportProjectsAnswer, Outcome, RemoteHost } from '@soundleaf/contracts'
import { knownFailureText, reasonText } from '@soundleaf/messages/failures'
import { formatNumber } from '@soundleaf/texts'
import { Button, chakra, MessageDialog, SkeletonRows, Text } from '@soundleaf/ui'
import { t } from '../texts/exchange'

/** Of what the server takes. */
const MOST_MB = 8
const MEGABYTE = 1_000_000

export interface ImportDialogProps {
  readonly host: RemoteHost<'projects'>
  readonly file: File
  readonly onImported: () => void
  readonly onClose: () => void
}

/** What became of a file that is imported: its projects, and what was refused with the place of the fault. */
export function ImportDialog({ host, file, onImported, onClose }: ImportDialogProps) {
  const [importKey] = useState(() => crypto.randomUUID())
  const [outcome, setOutcome] = useState<Outcome<ImportProjectsAnswer, Said> | null>(null)
  const send = useEffectEvent(async (isWanted: () => boolean) => {
    const answer = await importFile(host, file, importKey)
    // Also for whom the dialog was closed before the answer.
    if (answer.ok && answer.value.imported.length > 0) onImported()
    if (isWanted()) setOutcome(answer)
  })
  useEffect(() => {
    let isWanted = true
    void send(() => isWanted)
    return () => {
      isWanted = false
    }
  }, [])

  return (
    <MessageDialog
      title={t('import.title', { name: file.name })}
      size="md"
      onClose={onClose}
      actions={
        <Button variant="solid" onClick={onClose} data-autofocus="">
          {t('close')}
        </Button>
      }
    >
      {outcome === null && (
        <>
          <Text role="status" textStyle="sm">
            {t('import.busy')}
          </Text>
          <SkeletonRows rows={2} height={36} columns={['1fr', '1fr']} />
        </>
      )}
      {outcome?.ok === false && (
        <Text role="alert" textStyle="sm">
          {outcome.failure.message}
        </Text>
      )}
      {outcome?.ok && <Told answer={outcome.value} />}
    </MessageDialog>
  )
}

type Said = Pick<CallFailure, 'message'>

async function importFile(
  { api }: Pick<RemoteHost<'projects'>, 'api'>,
  file: File,
  importKey: string,
): Promise<Outcome<ImportProjectsAnswer, Said>> {
  if (file.size > MOST_MB * MEGABYTE) {
    const message = reasonText({ reason: 'ProjectFileTooLarge', params: { max_MB: MOST_MB } })
    return { ok: false, failure: { message } }
  }
  const content = await base64Of(file)
  if (content === null) return { ok: false, failure: { message: t('import.unreadable') } }
  const body = { name: file.name.slice(0, 400), file: content, importKey }
  return api.call('importProjects', { body }, { reports: 'network' })
}

/** The browser's own reader is the fastest that a page has. Null where the file is there no more, or changed. */
function base64Of(file: File): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    // A data URL, whose text is the second part.
    reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,?/, ''))
    reader.onerror = () => resolve(null)
    reader.readAsDataURL(file)
  })
}

function Told({ answer: { imported, refused } }: { readonly answer: ImportProjectsAnswer }) {
  const sum = (of: 'curves' | 'curvesLeftOut') => imported.reduce((all, one) => all + one[of], 0)
  const [curves, leftOut] = [sum('curves'), sum('curvesLeftOut')]
  return (
    <>
      <Text role="status" textStyle="sm">
        {imported.length === 0 ? t('import.none') : t('import.done', { count: imported.length })}
      </Text>
      {curves > 0 && <Text textStyle="sm">{t('import.curves', { count: curves })}</Text>}
      {leftOut > 0 && <Text textStyle="sm">{t('import.curvesLeftOut', { count: leftOut })}</Text>}
      {refused.length > 0 && (
        <chakra.table
          width="100%"
          textStyle="sm"
          borderCollapse="collapse"
          aria-label={t('import.refused')}
          css={{
            '& th, & td': { textAlign: 'left', padding: '6px 12px 6px 0', verticalAlign: 'top' },
            '& tr': { borderBottom: '1px solid var(--line)' },
          }}
        >
          <thead>
            <tr>
              <th scope="col">{t('import.file')}</th>
              <th scope="col">{t('import.reason')}</th>
            </tr>
          </thead>
          <tbody>
            {refused.map(({ file, line, failure }, at) => (
              <tr key={at}>
                <td style={{ overflowWrap: 'anywhere' }}>
                  {line === undefined ? file : t('import.place', { file, line: formatNumber(line) })}
                </td>
                <td style={{ overflowWrap: 'anywhere' }}>{knownFailureText(failure) ?? failure.message}</td>
              </tr>
            ))}
          </tbody>
        </chakra.table>
      )}
    </>
  )
}
