import { toWire } from '@soundleaf/construction'
import { EMPTY_GUID, NEW_FIELD_VALUES, type SaveProjectRequest, type Standard } from '@soundleaf/contracts'
import { keptName } from '@soundleaf/texts'
import type { ReadModel } from '../file/messages'
import { sha256 } from '../file/sha256'
import { t } from '../texts'
import type { ReviewedType } from '../types/reviews'
import { noteText, questionText } from '../types/words'

const LONGEST_NAME = 100
const LONGEST_FILE_NAME = 255
const LONGEST_PROGRAM = 500
const MOST_ELEMENTS = 5000
const LONGEST_ASSUMPTION = 300
const MOST_ASSUMPTIONS = 100

const cut = (text: string, most: number) => [...text].slice(0, most).join('')

/**
 * The same key for the same type of the same model, so that a second import finds the project that the first one made:
 * a GUID of version 8 (RFC 9562) out of the hash of both. The next turn's key is for whoever deleted that project.
 */
export async function creationKeyOf(model: ReadModel, typeKey: string, turn: number): Promise<string> {
  // A file without a project of its own is the same model only where it is the same file.
  const text = [model.projectGlobalId || model.fileHash, typeKey, turn].join('\n')
  const digits = (await sha256(new TextEncoder().encode(text))).slice(0, 32)
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `a${digits.slice(17, 20)}`,
    digits.slice(20),
  ].join('-')
}

/** A project of a type as it is saved; null while nothing sound becomes of it. */
export function projectOf(
  { type, review }: ReviewedType,
  file: { readonly name: string; readonly model: ReadModel },
  standard: Standard,
): SaveProjectRequest | null {
  const { construction, questions, notes, leftOut } = review
  if (construction === null) return null
  // Of the elements whose area the file gives.
  const area = type.area_m2 === null || type.areaCount === 0 ? null : type.area_m2 / type.areaCount
  const assumptions = [
    ...questions.map((question) => t('make.assumed', { question: questionText(question) })),
    ...notes.map(noteText),
    ...leftOut.map((material) => t('make.leftOut', { material })),
  ]
  const fieldValues = NEW_FIELD_VALUES[standard]
  return {
    projectId: EMPTY_GUID,
    name: cut(keptName(type.name), LONGEST_NAME) || t('types.unnamed'),
    fieldValues:
      area === null || area > 10_000
        ? fieldValues
        : { ...fieldValues, separatingArea: Math.round(area * 10) / 10 },
    structures: [toWire(construction)],
    source: {
      fileName: cut(keptName(file.name), LONGEST_FILE_NAME) || t('types.unnamed'),
      fileHash: file.model.fileHash,
      program: cut(file.model.program, LONGEST_PROGRAM),
      typeGlobalId: type.typeGlobalId,
      occurrenceGlobalIds: type.globalIds.slice(0, MOST_ELEMENTS),
      assumptions: assumptions.slice(0, MOST_ASSUMPTIONS).map((text) => cut(text, LONGEST_ASSUMPTION)),
    },
  }
}
