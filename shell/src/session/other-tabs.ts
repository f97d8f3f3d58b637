export type SessionNews = 'logged-in' | 'logged-out'

/** Tells the other tabs of this browser what happened to the session, and listens to them. */
export function joinOtherTabs(onNews: (news: SessionNews) => void): {
  tell(news: SessionNews): void
  leave(): void
} {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, leave: () => undefined }
  const channel = new BroadcastChannel('soundleaf-session')
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'logged-in' || data === 'logged-out') onNews(data)
  }
  return { tell: (news) => channel.postMessage(news), leave: () => channel.close() }
}
