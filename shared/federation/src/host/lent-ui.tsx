import { VERDICT_LOOKS } from '@soundleaf/results-view/verdict-looks'
import * as ui from '@soundleaf/ui'
import { Suspense, type ComponentType } from 'react'
import { lazyView } from '../lazy-view'

const resultsView = () => import('@soundleaf/results-view')
type ResultsView = Awaited<ReturnType<typeof resultsView>>

/**
 * `@soundleaf/ui` as a page lends it. Remotes that were built before version 1.4.0 find here what has moved to
 * `@soundleaf/results-view`, and its code is fetched when they first draw it. With version 2.0.0 of `@soundleaf/ui`,
 * which no such remote runs on, the page lends the package as it is.
 */
export const lentUi = {
  ...ui,
  VERDICT_LOOKS,
  VerdictPlace: drawnLate((from) => from.VerdictPlace),
  BandTable: drawnLate((from) => from.BandTable),
  SpectrumChart: drawnLate((from) => from.SpectrumChart),
  pngOf: async (...picture: Parameters<ResultsView['pngOf']>) => (await resultsView()).pngOf(...picture),
}

function drawnLate<Props extends object>(pick: (from: ResultsView) => ComponentType<Props>) {
  const View = lazyView<Props>(async () => ({ default: pick(await resultsView()) }))
  return function DrawnLate(props: Props) {
    return (
      <Suspense>
        <View {...props} />
      </Suspense>
    )
  }
}
