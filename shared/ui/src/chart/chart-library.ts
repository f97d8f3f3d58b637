/**
 * Highcharts in the parts that a line chart needs; a third smaller than the whole, which draws the same.
 * Its use in a commercial product needs a licence (README). It stays behind SpectrumChart alone.
 */
import Chart from 'highcharts/es-modules/Core/Chart/Chart.js'
import Pointer from 'highcharts/es-modules/Core/Pointer.js'
import 'highcharts/es-modules/Core/Renderer/SVG/SVGRenderer.js'
import Tooltip from 'highcharts/es-modules/Core/Tooltip.js'
import 'highcharts/es-modules/Series/Line/LineSeries.js'

Pointer.compose(Chart)
Tooltip.compose(Pointer)

export { Chart }
