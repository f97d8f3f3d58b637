export { FIELD_OF_HEAD, headOf, NAMES, SOURCE, unitOfField } from './columns'
export {
  contentOf,
  singleValues,
  type Declaration,
  type Limits,
  type ProductContent,
  type Values,
} from './content'
export { fieldsOf, isFlag, NUMBER_KEYS, unitOf, WORDS, type CatalogueField } from './fields'
export { criticalFrequency_Hz, massPerArea_kgm2, waveSpeed_ms, type Leaf } from './leaf'
export { leastOf, mostOf, type Cell, type Fault, type RawProduct, type Reading } from './raw-product'
export {
  ownContentOf,
  readOwnProduct,
  readProduct,
  wordsOfForm,
  type CatalogueEntry,
} from './read-product'
export { productOf } from './product-of'
export { readProducts, readRows, withPoint, type Row } from './read-rows'
export { delimiterOf, rowsOfCsv, type CsvRows, type ParseCsv } from './rows-of-csv'
export { numberOf, questionsOf, usualRange, type Asked, type Question } from './sanity'
export { fileProductOf, rawProductOf, writeRows, type FileProduct } from './write-rows'
