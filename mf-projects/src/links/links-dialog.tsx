import { useState } from 'react'
import type { MakeLinkRequest, ProjectLink, RemoteHost } from '@soundleaf/contracts'
import { useRead } from '@soundleaf/federation'
import { Button, MessageDialog, MessagePlace, SkeletonRows, Text } from '@soundleaf/ui'
import { t } from '../texts/exchange'
import { LinkForm } from './link-form'
import { LinkTable } from './link-table'
import { MadeLink } from './made-link'

export interface LinksDialogProps {
  readonly host: RemoteHost<'projects'>
  readonly project: { readonly projectId: string; readonly name: string }
  readonly onClose: () => void
}

/** The read-only links to a project: made, copied, counted, taken back. */
export function LinksDialog({ host, project, onClose }: LinksDialogProps) {
  const params = { id: project.projectId }
  const { state, retry, change } = useRead(project.projectId, (signal) =>
    // The dialog says itself that nothing came.
    host.api.call('listLinks', { params }, { signal, reports: 'nothing' }),
  )
  const [made, setMade] = useState<{ readonly id: string; readonly address: string } | null>(null)

  async function make(body: MakeLinkRequest): Promise<boolean> {
    const answer = await host.api.call('makeLink', { params, body })
    if (!answer.ok) return false
    const { link, address } = answer.value
    setMade({ id: link.id, address })
    change(({ links }) => ({ links: [link, ...links] }))
    return true
  }

  async function revoke(link: ProjectLink): Promise<void> {
    const answer = await host.ask({
      title: t('links.revoke.title'),
      text: t('links.revoke.text'),
      actions: [
        { id: 'cancel', label: t('links.revoke.cancel'), kind: 'cancel' },
        { id: 'revoke', label: t('links.revoke'), kind: 'danger' },
      ],
    })
    if (answer.action !== 'revoke') return
    const revoked = await host.api.call('revokeLink', { params: { id: link.id } })
    if (!revoked.ok) return
    change(({ links }) => ({ links: links.filter(({ id }) => id !== link.id) }))
    // The address of another one that was just made can be read nowhere else.
    setMade((before) => (before?.id === link.id ? null : before))
    host.toast({ kind: 'success', text: t('links.revoked') })
  }

  return (
    <MessageDialog
      title={t('links.title', { name: project.name })}
      size="lg"
      onClose={onClose}
      actions={
        <Button variant="ghost" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <Text textStyle="sm" color="fg.muted">
        {t('links.lead')}
      </Text>
      <LinkForm host={host} projectId={project.projectId} onMake={make} />
      {made !== null && <MadeLink host={host} address={made.address} />}
      {state.kind === 'loading' && <SkeletonRows rows={2} height={36} columns={['1fr', '120px', '120px']} />}
      {state.kind === 'failed' && (
        <MessagePlace
          icon="failed"
          failed
          title={t('links.failed')}
          text={state.failure.message}
          actions={<Button onClick={retry}>{t('tryAgain')}</Button>}
        />
      )}
      {state.kind === 'ready' && state.value.links.length === 0 && (
        <Text textStyle="sm" color="fg.muted">
          {t('links.none')}
        </Text>
      )}
      {state.kind === 'ready' && state.value.links.length > 0 && (
        <LinkTable links={state.value.links} onRevoke={(link) => void revoke(link)} />
      )}
    </MessageDialog>
  )
}
