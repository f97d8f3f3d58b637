export { mostBytesOf, tablesOfFile, type FileRefusal, type FileTable } from './file-text'
export { tableInHtml } from './html-table'
export { interpret, type Choices, type Fault, type FaultCode, type Reading, type Role } from './reading'
export { LONGEST_TEXT, placeKey, readTable, type Separator, type Table } from './table'
