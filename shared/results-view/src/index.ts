export {
  comparisonName,
  LONGEST_NAME,
  NO_COMPARISONS,
  withCurve,
  type ComparisonCurve,
  type KeptRating,
  type MeasuredOrigin,
  type Comparisons,
  type ComparisonSlots,
} from './spectrum/comparison-curve'
export { keepComparisons, readComparisons } from './spectrum/kept-comparisons'
export { chartPicture, pngOf, type ChartPicture } from './chart/chart-picture'
export type { SpectrumSeries } from './chart/spectrum'
export { SpectrumChart, type SpectrumChartHandle, type SpectrumChartProps } from './chart/spectrum-chart'
export { kindName, kindsOf } from './kinds'
export { keptRatingText, ratingToKeep, sinceKeptText } from './rating/kept-rating'
export { lowFrequencySum } from './rating/low-frequency-sum'
export { measuredNumbersText } from './rating/measured-numbers'
export { SingleNumberTable } from './rating/single-number-table'
export { singleNumberRows, type SingleNumberRow } from './rating/single-number-rows'
export { statedOrigin } from './rating/stated-origin'
export { statement, statementText, type Statement } from './rating/statement'
export { workingLines, type WorkingLine } from './rating/working-lines'
export { BandTable, type BandTableColumn, type BandTableProps } from './spectrum/band-table'
export { bandColumns, chartSeries, tableColumns, type BandColumn } from './spectrum/curves'
export { ratedSpectrum, type RatedSpectrum } from './spectrum/rated-spectrum'
export { editionsText, standardsText } from './text/editions'
export { indexNotation, plainNotation } from './text/notation'
export {
  bandText,
  massText,
  NO_NUMBER,
  plusMinusText,
  ratingUnit,
  releaseText,
  rounded,
  shortText,
  uncertaintyText,
  withUnit,
} from './text/number-text'
export { belongsTo, fieldValuesUnder, standardChangeText } from './verdict/standard-change'
export { VERDICT_LOOKS, type VerdictKind } from './verdict/verdict-looks'
export { VerdictPlace, type VerdictPlaceProps } from './verdict/verdict-place'
export { requirement, type Requirement } from './verdict/requirement'
export {
  directPathText,
  facadeVerdict,
  isAsked,
  requiredText,
  verdict,
  verdictText,
  type Verdict,
} from './verdict/verdict'
