import type { EvaluationKind } from '@soundleaf/contracts'
import { useCallback, useEffect, useState } from 'react'

/**
 * Whether every chart of this edition of the report is drawn and the fonts of the page are loaded. `edition` is a new
 * object for every report, so that charts of an older one do not count.
 */
export function useChartsReady(edition: object | null, chartCount: number) {
  const [drawn, setDrawn] = useState<{ edition: object | null; kinds: ReadonlySet<EvaluationKind> }>({
    edition: null,
    kinds: new Set(),
  })
  const [hasFonts, setHasFonts] = useState(false)
  useEffect(() => {
    let isWanted = true
    void document.fonts.ready.then(() => isWanted && setHasFonts(true))
    return () => {
      isWanted = false
    }
  }, [])

  const reportChart = useCallback(
    (kind: EvaluationKind) =>
      setDrawn((before) => {
        const kinds = before.edition === edition ? before.kinds : new Set<EvaluationKind>()
        return before.edition === edition && kinds.has(kind)
          ? before
          : { edition, kinds: new Set([...kinds, kind]) }
      }),
    [edition],
  )
  const isDrawn = chartCount === 0 || (drawn.edition === edition && drawn.kinds.size >= chartCount)
  const isReady = edition !== null && hasFonts && isDrawn
  return { isReady, reportChart }
}
