/**
 * Highcharts in the parts that a line chart needs; a third smaller than the whole, which draws the same.
 * Its use in a commercial product needs a licence (README). It stays behind SpectrumChart alone.
 */
import type * as Highcharts from 'highcharts'
import type { Options } from 'highcharts'
import Axis from 'highcharts/es-modules/Core/Axis/Axis.js'
import PlotLineOrBand from 'highcharts/es-modules/Core/Axis/PlotLineOrBand/PlotLineOrBand.js'
import Chart from 'highcharts/es-modules/Core/Chart/Chart.js'
import Pointer from 'highcharts/es-modules/Core/Pointer.js'
import 'highcharts/es-modules/Core/Renderer/SVG/SVGRenderer.js'
import Responsive from 'highcharts/es-modules/Core/Responsive.js'
import DataLabel from 'highcharts/es-modules/Core/Series/DataLabel.js'
import Series from 'highcharts/es-modules/Core/Series/Series.js'
import Tooltip from 'highcharts/es-modules/Core/Tooltip.js'
import 'highcharts/es-modules/Series/Line/LineSeries.js'

// Chart, axis and series ask for these even where a chart uses none of them.
PlotLineOrBand.compose(Chart, Axis)
DataLabel.compose(Series)
Responsive.compose(Chart)
Pointer.compose(Chart)
Tooltip.compose(Pointer)

/** What the React wrapper asks of the library: how a chart is made. It has no type for a library in parts. */
export const library = {
  chart: (place: HTMLElement, options: Options) => new Chart(place, options),
} as unknown as typeof Highcharts
