// The package types only its bundles; these are the parts that chart-library.ts takes, with the same types.
declare module 'highcharts/es-modules/Core/Chart/Chart.js' {
  export { Chart as default } from 'highcharts'
}
declare module 'highcharts/es-modules/Core/Pointer.js' {
  import type { Chart } from 'highcharts'
  const Pointer: { compose(chart: typeof Chart): void }
  export default Pointer
}
declare module 'highcharts/es-modules/Core/Responsive.js' {
  const Responsive: { compose(chart: object): void }
  export default Responsive
}
declare module 'highcharts/es-modules/Core/Tooltip.js' {
  const Tooltip: { compose(pointer: object): void }
  export default Tooltip
}
declare module 'highcharts/es-modules/Core/Axis/Axis.js' {
  export { Axis as default } from 'highcharts'
}
declare module 'highcharts/es-modules/Core/Axis/PlotLineOrBand/PlotLineOrBand.js' {
  const PlotLineOrBand: { compose(chart: object, axis: object): void }
  export default PlotLineOrBand
}
declare module 'highcharts/es-modules/Core/Series/DataLabel.js' {
  const DataLabel: { compose(series: object): void }
  export default DataLabel
}
declare module 'highcharts/es-modules/Core/Series/Series.js' {
  export { Series as default } from 'highcharts'
}
declare module 'highcharts/es-modules/Core/Renderer/SVG/SVGRenderer.js' {}
declare module 'highcharts/es-modules/Series/Line/LineSeries.js' {}
