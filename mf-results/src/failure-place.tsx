import type { RemoteHost } from '@soundleaf/contracts'
import { Button, chakra, MessagePlace } from '@soundleaf/ui'
import type { FailureText } from './failure-text'
import { t } from './texts'

interface FailurePlaceProps {
  readonly failure: FailureText
  readonly links: RemoteHost['links']
  readonly onRetry: () => void
}

/** Stands where the charts stood, and says what to do. */
export function FailurePlace({ failure, links, onRetry }: FailurePlaceProps) {
  return (
    <MessagePlace
      icon={failure.icon}
      failed={failure.title !== t('failure.unfinished')}
      title={failure.title}
      text={failure.text}
      actions={failure.actions.map((action) => (
        <FailureAction key={action} action={action} links={links} onRetry={onRetry} />
      ))}
    />
  )
}

interface FailureActionProps extends Pick<FailurePlaceProps, 'links' | 'onRetry'> {
  readonly action: FailureText['actions'][number]
}

function FailureAction({ action, links, onRetry }: FailureActionProps) {
  switch (action) {
    case 'retry':
      return (
        <Button variant="solid" onClick={onRetry}>
          {t('failure.retry')}
        </Button>
      )
    case 'guide':
      return <OutsideLink href={`${links.guide}#constructions`} text={t('failure.guide')} />
    case 'contact':
      return <OutsideLink href={links.contact} text={t('failure.contact')} />
  }
}

/** Opens beside the work, which stays as it is. */
function OutsideLink({ href, text }: { readonly href: string; readonly text: string }) {
  return (
    <Button variant="outline" asChild>
      <chakra.a href={href} target="_blank" rel="noreferrer">
        {text}
      </chakra.a>
    </Button>
  )
}
