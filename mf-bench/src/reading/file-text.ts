import { textOfFile as textOf, type FileText } from '@soundleaf/sheets'
import { LONGEST_TEXT } from './table'

export { decoded, type FileRefusal } from '@soundleaf/sheets'

/** The text of a file that may be a table of a measurement. */
export const textOfFile = (file: File): Promise<FileText> => textOf(file, 2 * LONGEST_TEXT)
