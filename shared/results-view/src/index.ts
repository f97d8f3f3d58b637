export {
  comparisonName,
  LONGEST_NAME,
  NO_COMPARISONS,
  withCurve,
  type ComparisonCurve,
  type Comparisons,
  type ComparisonSlots,
} from './comparison/comparison-curve'
export { keepComparisons, readComparisons } from './comparison/kept-comparisons'
export { KIND_NAMES, kindsOf } from './kinds'
export { lowFrequencySum } from './rating/low-frequency-sum'
export { SingleNumberTable } from './rating/single-number-table'
export { singleNumberRows, type SingleNumberRow } from './rating/single-number-rows'
export { statement, statementText, type Statement } from './rating/statement'
export { workingLines, type WorkingLine } from './rating/working-lines'
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
  shortText,
  uncertaintyText,
  withUnit,
} from './text/number-text'
export { belongsTo, fieldValuesUnder, standardChangeText } from './verdict/standard-change'
export { requirement, type Requirement } from './verdict/requirement'
export { requiredText, verdict, verdictText, type Verdict } from './verdict/verdict'
