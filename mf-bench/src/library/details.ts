import type { MeasuredCurve, MeasuredCurveContent } from '@soundleaf/contracts'
import { numberIn, readQuantity } from '@soundleaf/texts'

/** What a person says of a measurement, as it stands in the form. */
export interface Details extends Omit<MeasuredCurveContent, 'quantity' | 'values' | 'elementArea'> {
  /** As it was typed, in the unit in use. */
  readonly elementArea: string
}

export const NO_DETAILS: Details = {
  title: '',
  laboratory: '',
  reportNumber: '',
  measuredOn: '',
  testStandard: '',
  elementArea: '',
  remarks: '',
  sourceFile: '',
  projectId: null,
  isShared: false,
}

export const LONGEST_LINE = 100
export const LONGEST_REMARKS = 2000
export const LARGEST_AREA_M2 = 10_000

/** The area in m², null where none is given; not a number where what stands there is none in the range. */
export function areaOf(text: string): number | null {
  if (text.trim() === '') return null
  const area = readQuantity(text, 'm²') ?? NaN
  return area > 0 && area <= LARGEST_AREA_M2 ? area : NaN
}

export function detailsOf(curve: MeasuredCurve): Details {
  const { title, laboratory, reportNumber, measuredOn, testStandard, remarks, sourceFile, isShared } = curve
  return {
    title,
    laboratory,
    reportNumber,
    measuredOn,
    testStandard,
    elementArea: curve.elementArea === null ? '' : numberIn('m²', curve.elementArea),
    remarks,
    sourceFile,
    // A colleague's project is not one's own, and their curve is kept as another.
    projectId: curve.owner === null ? curve.projectId : null,
    isShared,
  }
}

const MARKS = { atLeast: '> ', atMost: '< ' } as const

/** A kept curve as a table that the bench reads, quantity and bounds with it. */
export function tableOf({ quantity, values }: Pick<MeasuredCurve, 'quantity' | 'values'>): string {
  const rows = values.map(
    ({ band, value, bound }) => `${band}\t${bound === undefined ? '' : MARKS[bound]}${value}`,
  )
  return [`Hz\t${quantity}`, ...rows].join('\n')
}
