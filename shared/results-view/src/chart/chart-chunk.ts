import { type ComponentType, useEffect, useState } from 'react'
import type { ChartDrawingProps } from './chart-drawing'

type Drawing = ComponentType<ChartDrawingProps>
let fetched: Drawing | null = null

/**
 * The drawing and its library, fetched when the first chart appears. Unlike React.lazy it can be asked again after a
 * failure, because a network comes back.
 */
export function useChartDrawing(): { Drawing: Drawing | null; failed: boolean; retry: () => void } {
  const [Drawing, setDrawing] = useState<Drawing | null>(() => fetched)
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    let wanted = true
    // Also where another chart has it by now: one that failed before, or mounted while it came, learns it here.
    import('./chart-drawing').then(
      (chunk) => {
        fetched = chunk.ChartDrawing
        if (wanted) setDrawing(() => fetched)
      },
      () => {
        if (wanted) setFailed(true)
      },
    )
    return () => {
      wanted = false
    }
  }, [attempt])

  return {
    Drawing,
    failed,
    retry: () => {
      setFailed(false)
      setAttempt(attempt + 1)
    },
  }
}
