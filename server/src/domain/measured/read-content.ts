import type { MeasuredCurveContent, SaveMeasuredCurveRequest } from '@soundleaf/contracts'
import { keptName } from '@soundleaf/texts'
import { accept, refuse, type Decision, type Refused } from '../refusal'
import { rateMeasured } from './rate-measured'

const LINES = ['title', 'laboratory', 'reportNumber', 'testStandard', 'sourceFile'] as const
type LineName = (typeof LINES)[number]
const LONGEST_LINE = 100

/** What of a request is kept: lines in NFC and trimmed, values that can be rated, and no field that is not known. */
export function readContent(request: SaveMeasuredCurveRequest): Decision<MeasuredCurveContent> {
  const lines: Partial<Record<LineName, string>> = {}
  for (const name of LINES) {
    const line = readLine(name, request[name])
    if (!line.ok) return line
    lines[name] = line.value
  }
  const { measuredOn, quantity, values } = request
  if (measuredOn !== '' && !isDate(measuredOn))
    return invalid('measuredOn', measuredOn, 'be a date as 2026-10-08')
  const rated = rateMeasured({ quantity, values })
  if (!rated.ok) return rated
  const { title = '', laboratory = '', reportNumber = '', testStandard = '', sourceFile = '' } = lines
  return accept({
    title,
    quantity,
    values: values.map(({ band, value, bound }) => ({ band, value, ...(bound !== undefined && { bound }) })),
    laboratory,
    reportNumber,
    measuredOn,
    testStandard,
    elementArea: request.elementArea,
    remarks: request.remarks.normalize('NFC').trim(),
    sourceFile,
    projectId: request.projectId,
    isShared: request.isShared,
  })
}

function readLine(name: LineName, text: string): Decision<string> {
  const line = keptName(text)
  const isMissing = name === 'title' && line === ''
  if (isMissing || [...line].length > LONGEST_LINE || /\p{Cc}/u.test(line))
    return invalid(
      name,
      line.slice(0, LONGEST_LINE),
      `be one line of ${name === 'title' ? 1 : 0} to ${LONGEST_LINE} characters`,
    )
  return accept(line)
}

/** A day of the calendar, as `2026-10-08`; 31 June is none. */
function isDate(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

const invalid = (name: string, found: string, rule: string): Refused =>
  refuse('FieldInvalid', { params: { name, found: `“${found}”`, rule }, field: name })
