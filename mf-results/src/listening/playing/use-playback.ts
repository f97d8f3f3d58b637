import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { createPlayback, type Playback, type PlaybackState, type Programme } from './playback'

/** Plays the programme from a press on; stops with the place it is in, and when the page goes out of sight. */
export function usePlayback(programme: Programme): PlaybackState & Pick<Playback, 'start' | 'stop'> {
  const playback = useMemo(() => createPlayback(), [])
  const state = useStore(playback.state)
  useEffect(() => playback.want(programme), [playback, programme])
  useEffect(() => {
    const leave = () => {
      if (document.hidden) playback.stop()
    }
    document.addEventListener('visibilitychange', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      playback.stop()
    }
  }, [playback])
  return { ...state, start: playback.start, stop: playback.stop }
}
