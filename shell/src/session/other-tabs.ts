export type SessionNews = 'logged-in' | 'logged-out'

/** Tells the other tabs of this browser what happened to the session, and hears them (SES-03). */
export function joinOtherTabs(hear: (news: SessionNews) => void): {
  tell(news: SessionNews): void
  leave(): void
} {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, leave: () => undefined }
  const channel = new BroadcastChannel('soundleaf-session')
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'logged-in' || data === 'logged-out') hear(data)
  }
  return { tell: (news) => channel.postMessage(news), leave: () => channel.close() }
}
