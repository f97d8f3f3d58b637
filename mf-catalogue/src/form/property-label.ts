import { t } from '../texts'

const LABELED = [
  'thickness',
  'density',
  'modulusOfElasticity',
  'modulusOfElasticityMajor',
  'modulusOfElasticityMinor',
  'dampingCoefficient',
  'dynamicStiffness',
  'contactStiffness',
  'totalCavityDepth',
  'depthOfBeam',
  'thicknessOfBeam',
  'gauge',
  'interlayer',
  'gas',
  'cc',
  'frameType',
  'insulationMaterial',
  'linkCavityAndBeamHeightDepth',
  'manufacturer',
  'type',
  'name',
  'material',
  'category',
  'structures',
  'source',
  'sourcePage',
  'sourceDate',
  'origin',
  'price',
  'carbonPerArea',
  'carbonPerVolume',
] as const

/** What a person calls a field of a catalogue file. */
export function propertyLabel(field: string): string {
  const known = LABELED.find((one) => one === field)
  return known === undefined ? field : t(`field.${known}`)
}
