export { csvFile, csvOf } from './csv'
export { decoded, textOfFile, type FileRefusal, type FileText } from './text-file'
export { sheetsOfWorkbook, type Sheet, type SheetRow, type WorkbookReading } from './workbook'
