import type { SessionChanged } from '@soundleaf/contracts'

export type SignedIn = Extract<SessionChanged, { signedIn: true }>
export type SessionChoice = 'signed-out' | Partial<Omit<SignedIn, 'signedIn'>>

/** The session a choice stands for: a Full account under ISO unless said otherwise. */
export function sessionOf(choice: SessionChoice): SessionChanged {
  if (choice === 'signed-out') return { signedIn: false }
  const isTrial = choice.licence === 'trial'
  return {
    signedIn: true,
    email: `${choice.licence ?? 'full'}@example.com`,
    licence: 'full',
    evaluationStandard: 'Iso',
    trialExpiry: isTrial ? '2026-12-31T00:00:00.000Z' : null,
    trialExpiryText: isTrial ? 'Expires in 5 days' : null,
    ...choice,
  }
}
