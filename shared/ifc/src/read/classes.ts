/** What is listed of a file, in the order of the list. */
export const ELEMENT_CLASSES = [
  'IfcWall',
  'IfcSlab',
  'IfcRoof',
  'IfcCovering',
  'IfcCurtainWall',
  'IfcPlate',
  'IfcDoor',
  'IfcWindow',
] as const
export type ElementClass = (typeof ELEMENT_CLASSES)[number]

/** The types of lines that are a class; IFC2X3 and IFC4 have special cases. */
export const typesOf = (elementClass: ElementClass): readonly string[] => {
  const type = elementClass.toUpperCase()
  return [type, `${type}STANDARDCASE`, `${type}ELEMENTEDCASE`]
}

/** How a class lies: layers of a wall stand beside each other, those of a floor lie on each other. */
export type Place = 'wall' | 'floor'

/** The classes whose layers are read; of the others nothing is predicted. */
export const hasLayers = (elementClass: ElementClass): boolean =>
  elementClass === 'IfcWall' ||
  elementClass === 'IfcSlab' ||
  elementClass === 'IfcRoof' ||
  elementClass === 'IfcCovering'

/** The types that are read of a file; the rest, which is mostly geometry, is passed over. */
export const WANTED_TYPES: ReadonlySet<string> = new Set([
  ...ELEMENT_CLASSES.flatMap(typesOf),
  ...ELEMENT_CLASSES.map((name) => `${name.toUpperCase()}TYPE`),
  'IFCDOORSTYLE',
  'IFCWINDOWSTYLE',
  'IFCPROJECT',
  'IFCBUILDING',
  'IFCSPACE',
  'IFCUNITASSIGNMENT',
  'IFCSIUNIT',
  'IFCCONVERSIONBASEDUNIT',
  'IFCCONVERSIONBASEDUNITWITHOFFSET',
  'IFCMEASUREWITHUNIT',
  'IFCMATERIAL',
  'IFCMATERIALLIST',
  'IFCMATERIALLAYER',
  'IFCMATERIALLAYERWITHOFFSETS',
  'IFCMATERIALLAYERSET',
  'IFCMATERIALLAYERSETUSAGE',
  'IFCMATERIALCONSTITUENT',
  'IFCMATERIALCONSTITUENTSET',
  'IFCPROPERTYSET',
  'IFCPROPERTYSINGLEVALUE',
  'IFCPROPERTYENUMERATEDVALUE',
  'IFCELEMENTQUANTITY',
  'IFCQUANTITYAREA',
  'IFCQUANTITYLENGTH',
  'IFCPHYSICALCOMPLEXQUANTITY',
  'IFCRELDEFINESBYTYPE',
  'IFCRELDEFINESBYPROPERTIES',
  'IFCRELASSOCIATESMATERIAL',
  'IFCRELCOVERSBLDGELEMENTS',
  'IFCRELSPACEBOUNDARY',
  'IFCRELSPACEBOUNDARY1STLEVEL',
  'IFCRELSPACEBOUNDARY2NDLEVEL',
])
