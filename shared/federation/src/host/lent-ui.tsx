import { VERDICT_LOOKS } from '@soundleaf/results-view/verdict-looks'
import * as ui from '@soundleaf/ui'
import { Suspense, type ComponentType } from 'react'
import { lazyView } from '../lazy-view'

const tooltip = () => import('@soundleaf/ui/tooltip')
const resultsView = () => import('@soundleaf/results-view')
type ResultsView = Awaited<ReturnType<typeof resultsView>>

/**
 * `@soundleaf/ui` as a page lends it. Remotes that were built before version 1.4.0 find here what has moved to
 * `@soundleaf/results-view`, and the tooltip, which no part of the product draws; the code of both is fetched when they
 * first draw it. With version 2.0.0 of `@soundleaf/ui`,
 * which no such remote runs on, the page lends the package as it is.
 */
export const lentUi = {
  ...ui,
  VERDICT_LOOKS,
  VerdictPlace: drawnLate(async () => (await resultsView()).VerdictPlace),
  BandTable: drawnLate(async () => (await resultsView()).BandTable),
  SpectrumChart: drawnLate(async () => (await resultsView()).SpectrumChart),
  Tooltip: {
    Root: drawnLate(async () => (await tooltip()).Tooltip.Root),
    Trigger: drawnLate(async () => (await tooltip()).Tooltip.Trigger),
    Positioner: drawnLate(async () => (await tooltip()).Tooltip.Positioner),
    Content: drawnLate(async () => (await tooltip()).Tooltip.Content),
    Arrow: drawnLate(async () => (await tooltip()).Tooltip.Arrow),
    ArrowTip: drawnLate(async () => (await tooltip()).Tooltip.ArrowTip),
  },
  pngOf: async (...picture: Parameters<ResultsView['pngOf']>) => (await resultsView()).pngOf(...picture),
}

function drawnLate<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const View = lazyView<Props>(async () => ({ default: await load() }))
  return function DrawnLate(props: Props) {
    return (
      <Suspense>
        <View {...props} />
      </Suspense>
    )
  }
}
