import type { Component, Insulation } from './construction'

/** The properties that are numbers a person may change, by their key on the wire. */
export const NUMBER_KEYS = [
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
  'cc',
  'insulationThickness',
  'insulationDensity',
] as const
export type NumberKey = (typeof NUMBER_KEYS)[number]

interface NumberField {
  /** The value, or undefined where the kind has no such property. */
  read(component: Component): number | undefined
  /** The component with the value; unchanged where the kind has no such property. */
  write(component: Component, value: number): Component
}

/** Where the typed form keeps the number of a key. */
export const NUMBER_FIELDS: Readonly<Record<NumberKey, NumberField>> = {
  thickness: {
    read: (c) => ('thickness_mm' in c ? c.thickness_mm : undefined),
    write: (c, thickness_mm) => ('thickness_mm' in c ? { ...c, thickness_mm } : c),
  },
  density: {
    read: (c) => ('density_kgm3' in c ? c.density_kgm3 : undefined),
    write: (c, density_kgm3) => ('density_kgm3' in c ? { ...c, density_kgm3 } : c),
  },
  modulusOfElasticity: {
    read: (c) => ('modulusOfElasticity_MPa' in c ? c.modulusOfElasticity_MPa : undefined),
    write: (c, modulusOfElasticity_MPa) =>
      'modulusOfElasticity_MPa' in c ? { ...c, modulusOfElasticity_MPa } : c,
  },
  modulusOfElasticityMajor: {
    read: (c) => ('modulusOfElasticityMajor_GPa' in c ? c.modulusOfElasticityMajor_GPa : undefined),
    write: (c, modulusOfElasticityMajor_GPa) =>
      'modulusOfElasticityMajor_GPa' in c ? { ...c, modulusOfElasticityMajor_GPa } : c,
  },
  modulusOfElasticityMinor: {
    read: (c) => ('modulusOfElasticityMinor_GPa' in c ? c.modulusOfElasticityMinor_GPa : undefined),
    write: (c, modulusOfElasticityMinor_GPa) =>
      'modulusOfElasticityMinor_GPa' in c ? { ...c, modulusOfElasticityMinor_GPa } : c,
  },
  dampingCoefficient: {
    read: (c) => ('dampingCoefficient' in c ? c.dampingCoefficient : undefined),
    write: (c, dampingCoefficient) => ('dampingCoefficient' in c ? { ...c, dampingCoefficient } : c),
  },
  dynamicStiffness: {
    read: (c) => ('dynamicStiffness_MNm3' in c ? c.dynamicStiffness_MNm3 : undefined),
    write: (c, dynamicStiffness_MNm3) => ('dynamicStiffness_MNm3' in c ? { ...c, dynamicStiffness_MNm3 } : c),
  },
  contactStiffness: {
    read: (c) => ('contactStiffness_MNm' in c ? c.contactStiffness_MNm : undefined),
    write: (c, contactStiffness_MNm) => ('contactStiffness_MNm' in c ? { ...c, contactStiffness_MNm } : c),
  },
  totalCavityDepth: {
    read: (c) => ('totalCavityDepth_mm' in c ? c.totalCavityDepth_mm : undefined),
    write: (c, totalCavityDepth_mm) => ('totalCavityDepth_mm' in c ? { ...c, totalCavityDepth_mm } : c),
  },
  depthOfBeam: {
    read: (c) => ('depthOfBeam_mm' in c ? c.depthOfBeam_mm : undefined),
    write: (c, depthOfBeam_mm) => ('depthOfBeam_mm' in c ? { ...c, depthOfBeam_mm } : c),
  },
  thicknessOfBeam: {
    read: (c) => ('thicknessOfBeam_mm' in c ? c.thicknessOfBeam_mm : undefined),
    write: (c, thicknessOfBeam_mm) => ('thicknessOfBeam_mm' in c ? { ...c, thicknessOfBeam_mm } : c),
  },
  cc: {
    read: (c) => ('cc_mm' in c ? c.cc_mm : undefined),
    write: (c, cc_mm) => ('cc_mm' in c ? { ...c, cc_mm } : c),
  },
  insulationThickness: {
    read: (c) => ('insulation' in c ? c.insulation.thickness_mm : undefined),
    write: (c, thickness_mm) => withInsulation(c, { thickness_mm }),
  },
  insulationDensity: {
    read: (c) => ('insulation' in c ? c.insulation.density_kgm3 : undefined),
    write: (c, density_kgm3) => withInsulation(c, { density_kgm3 }),
  },
}

/** The component with parts of its insulation changed; unchanged where the kind holds none. */
export function withInsulation(component: Component, change: Partial<Insulation>): Component {
  return 'insulation' in component
    ? { ...component, insulation: { ...component.insulation, ...change } }
    : component
}
