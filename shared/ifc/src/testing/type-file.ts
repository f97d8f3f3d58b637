import type { Place } from '../read/classes'
import { stepFile } from './samples'

/** A layer as a file has it. */
export interface WrittenLayer {
  readonly material: string
  readonly thickness_mm: number
}

/** How a file says what it holds. */
export interface FileForm {
  readonly schema: 'IFC2X3' | 'IFC4' | 'IFC4X3_ADD2'
  readonly unit: keyof typeof UNITS
  /** Of the layers of a floor: the first is the lowest. */
  readonly sense: 'POSITIVE' | 'NEGATIVE'
}

const MILLIMETRE = '=IFCSIUNIT(*,.LENGTHUNIT.,.MILLI.,.METRE.)'
const UNITS = {
  mm: { mm: 1, lines: [`#3${MILLIMETRE}`] },
  m: { mm: 1000, lines: ['#3=IFCSIUNIT(*,.LENGTHUNIT.,$,.METRE.)'] },
  inch: {
    mm: 25.4,
    lines: [
      "#3=IFCCONVERSIONBASEDUNIT(#4,.LENGTHUNIT.,'INCH',#5)",
      '#4=IFCDIMENSIONALEXPONENTS(1,0,0,0,0,0,0)',
      '#5=IFCMEASUREWITHUNIT(IFCLENGTHMEASURE(25.4),#6)',
      `#6${MILLIMETRE}`,
    ],
  },
} as const

/** A file with one type: a wall of layers from left to right, or a slab of layers from the top. */
export function fileOfType(place: Place, layers: readonly WrittenLayer[], form: FileForm): Uint8Array {
  const { schema, sense } = form
  const isOld = schema === 'IFC2X3'
  const unit = UNITS[form.unit]
  const listed = place === 'floor' && sense === 'POSITIVE' ? layers.toReversed() : layers
  const materials = [...new Set(listed.map(({ material }) => material))]
  const real = (value: number) => (Number.isInteger(value) ? `${value}.` : String(value))
  const of = place === 'wall' ? 'IFCWALL' : 'IFCSLAB'
  const kind = isOld ? (place === 'wall' ? '' : ',.FLOOR.') : place === 'wall' ? ',.NOTDEFINED.' : ',.FLOOR.'
  return stepFile(
    [
      "#1=IFCPROJECT('1YddbXqfm6JhJpbJTC7Wr7',$,'P',$,$,$,$,$,#2)",
      '#2=IFCUNITASSIGNMENT((#3))',
      ...unit.lines,
      `#10=${of}('0F_pXb7bU34Y1pttPWMkfA',$,'E1',$,'The type',$,$,$${kind})`,
      ...materials.map((material, at) => `#${100 + at}=IFCMATERIAL('${material}'${isOld ? '' : ',$,$'})`),
      ...listed.map(
        ({ material, thickness_mm }, at) =>
          `#${200 + at}=IFCMATERIALLAYER(#${100 + materials.indexOf(material)},${real(thickness_mm / unit.mm)},.F.${isOld ? '' : ',$,$,$,$'})`,
      ),
      `#11=IFCMATERIALLAYERSET((${listed.map((_, at) => `#${200 + at}`).join(',')}),'The type'${isOld ? '' : ',$'})`,
      `#12=IFCMATERIALLAYERSETUSAGE(#11,.${place === 'wall' ? 'AXIS2' : 'AXIS3'}.,.${sense}.,0.${isOld ? '' : ',$'})`,
      "#13=IFCRELASSOCIATESMATERIAL('2UkLDQIVwkA20UihZ4Nc_p',$,$,$,(#10),#12)",
    ],
    schema,
  )
}
