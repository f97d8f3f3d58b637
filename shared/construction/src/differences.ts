import {
  EVALUATION_INDICES,
  PLANNING_DEDUCTION_DB,
  type FieldValues,
  type ProjectContent,
  type RoomsSetting,
  type Structure,
  variantsOf,
} from '@soundleaf/contracts'
import { formatList, formatPlain, formatQuantity, numberIn, withUnit } from '@soundleaf/texts'
import type { Component, Construction } from './construction'
import { componentLetter, flankingLabel, nameOf, orientation } from './names'
import { propertiesOf, wordText, type PropertyRow } from './property-row'
import { roomEdgeName, roomEdgeText, roomOpeningText } from './room-names'
import { t } from './texts'
import { genericName } from './texts/generic-names'
import { constructionOf } from './wire/construction-of'

/** One thing in which two states of a project differ, in words. */
export interface Difference {
  readonly what: string
  readonly mine: string
  readonly theirs: string
}

const NOTHING = '–'

type Compare = (mine: ProjectContent, theirs: ProjectContent) => readonly Difference[]

/** How each part of the content is compared, in what a person can see of it. */
const COMPARED: { readonly [Field in keyof ProjectContent]-?: Compare } = {
  name: (mine, theirs) => unequal(t('difference.name'), mine.name, theirs.name),
  structures: (mine, theirs) => ofOpenVariant(mine, theirs),
  variants: (mine, theirs) => ofVariants(mine, theirs),
  fieldValues: (mine, theirs) => ofFieldValues(mine.fieldValues, theirs.fieldValues),
  rooms: (mine, theirs) =>
    ofRooms(mine.rooms, theirs.rooms, orientation(mine.structures[0]?.type ?? 'Wall') === 'floor'),
  source: (mine, theirs) => unequal(t('difference.model'), modelText(mine), modelText(theirs)),
}

/** In what two states of a project differ: name, layers by their ids with what is shown of them, field values. */
export const differences: Compare = (mine, theirs) =>
  Object.values(COMPARED).flatMap((compare) => compare(mine, theirs))

const unequal = (what: string, mine: string, theirs: string): Difference[] =>
  mine === theirs ? [] : [{ what, mine, theirs }]

const modelText = ({ source }: ProjectContent): string => source?.fileName ?? NOTHING

const readOf = (structure: Structure | undefined): Construction | null =>
  structure === undefined ? null : constructionOf(structure)

const variantsIn = (content: ProjectContent) => variantsOf(content, t('variant.unnamed', { number: '1' }))

/** The same variant in another state of the project, where it is still there. */
const sameIn = (content: ProjectContent, id: string | undefined): Structure | undefined =>
  variantsIn(content).find(({ structure }) => structure.structureId === id)?.structure

/** My open construction, and the same one of theirs; where they have it no more, their open one. */
function ofOpenVariant(mine: ProjectContent, theirs: ProjectContent): readonly Difference[] {
  const [open] = mine.structures
  const other = sameIn(theirs, open?.structureId) ?? theirs.structures[0]
  return ofConstructions(readOf(open), readOf(other))
}

/** Which variants there are and which one is open, and what differs in those that are not. */
function ofVariants(mine: ProjectContent, theirs: ProjectContent): readonly Difference[] {
  const names = (content: ProjectContent) => formatList(variantsIn(content).map(({ name }) => name))
  const openOf = (content: ProjectContent) =>
    variantsIn(content)[content.variants?.place ?? 0]?.name ?? NOTHING
  const [open] = mine.structures
  const isOtherOpen = open?.structureId !== theirs.structures[0]?.structureId
  return [
    ...unequal(t('difference.variants'), names(mine), names(theirs)),
    ...(isOtherOpen ? unequal(t('difference.openVariant'), openOf(mine), openOf(theirs)) : []),
    ...variantsIn(mine).flatMap(({ name, structure }) =>
      structure === open
        ? []
        : ofConstructions(readOf(structure), readOf(sameIn(theirs, structure.structureId))).map(
            ({ what, ...states }) => ({ what: t('difference.ofVariant', { name, what }), ...states }),
          ),
    ),
  ]
}

/** In what two constructions differ, by the ids of their layers; `mine` is the first one's. */
export const constructionDifferences = (mine: Construction, theirs: Construction): readonly Difference[] =>
  ofConstructions(mine, theirs)

/** The layers of a construction that another one has not, or not so. */
export function differingLayers(construction: Construction, other: Construction): ReadonlySet<string> {
  const ids = construction.components.map(({ id }) => id)
  return new Set(ids.filter((id) => ofLayers(layerOf(other, id), layerOf(construction, id)).length > 0))
}

function ofConstructions(mine: Construction | null, theirs: Construction | null): Difference[] {
  if (mine === null || theirs === null) return []
  const ids = new Set([...mine.components, ...theirs.components].map(({ id }) => id))
  const kept = (here: Construction, there: Construction) =>
    here.components.filter(({ id }) => there.components.some((other) => other.id === id))
  const order = (components: readonly Component[]) => components.map(({ id }) => id).join()
  const isReordered = order(kept(mine, theirs)) !== order(kept(theirs, mine))
  const names = ({ components }: Construction) => components.map(nameOf).join(', ')
  return [
    ...(isReordered ? [{ what: t('difference.order'), mine: names(mine), theirs: names(theirs) }] : []),
    ...[...ids].flatMap((id) => ofLayers(layerOf(mine, id), layerOf(theirs, id))),
  ]
}

interface Layer {
  readonly letter: string
  readonly component: Component
}

function layerOf({ components }: Construction, id: string): Layer | null {
  const index = components.findIndex((component) => component.id === id)
  const component = components[index]
  return component === undefined ? null : { letter: componentLetter(index), component }
}

function ofLayers(mine: Layer | null, theirs: Layer | null): Difference[] {
  const there = mine ?? theirs
  if (there === null) return []
  const what = t('difference.layer', { letter: there.letter })
  const name = (layer: Layer | null) => (layer === null ? NOTHING : nameOf(layer.component))
  if (mine === null || theirs === null) return [{ what, mine: name(mine), theirs: name(theirs) }]
  const ours = valuesOf(mine.component)
  const others = valuesOf(theirs.component)
  return [
    ...unequal(what, name(mine), name(theirs)),
    ...[...new Set([...ours.keys(), ...others.keys()])].flatMap((label) =>
      unequal(
        t('difference.property', { property: label, letter: there.letter }),
        ours.get(label) ?? NOTHING,
        others.get(label) ?? NOTHING,
      ),
    ),
  ]
}

/** The values of a layer as they are shown, by label. */
function valuesOf(component: Component): ReadonlyMap<string, string> {
  return new Map(propertiesOf(component, true).map((row) => [row.label, valueText(row)]))
}

function valueText(row: PropertyRow): string {
  switch (row.control) {
    case 'number':
      return formatQuantity(row.value, row.unit)
    case 'switch':
      return row.value ? t('on') : t('off')
    case 'text':
      return genericName(row.value)
    case 'word':
      return wordText(row)
  }
}

interface Shown {
  readonly what: () => string
  readonly text: (values: FieldValues) => string
}

const AIRBORNE: Shown = {
  what: () => t('difference.airborne'),
  text: ({ airborneId, airborneValue }) => requirement(airborneId, airborneValue),
}
const IMPACT: Shown = {
  what: () => t('difference.impact'),
  text: ({ impactId, impactValue }) => requirement(impactId, impactValue),
}

/** As what each field value is shown; a requirement is one of index and value together. */
const FIELD_VALUES: Readonly<Record<keyof FieldValues, Shown>> = {
  airborneId: AIRBORNE,
  airborneValue: AIRBORNE,
  impactId: IMPACT,
  impactValue: IMPACT,
  separatingArea: {
    what: () => t('difference.area'),
    text: ({ separatingArea }) => formatQuantity(separatingArea, 'm²'),
  },
  volume: { what: () => t('difference.volume'), text: ({ volume }) => formatQuantity(volume, 'm³') },
  flankingType: {
    what: () => t('difference.flanking'),
    text: ({ flankingType }) => flankingLabel(flankingType),
  },
  planningDeduction: {
    what: () => t('difference.deduction'),
    text: ({ planningDeduction = PLANNING_DEDUCTION_DB }) => withUnit(formatPlain(planningDeduction), 'dB'),
  },
  requirementSource: {
    what: () => t('difference.source'),
    text: ({ requirementSource = {} }) => formatList(Object.values(requirementSource)) || NOTHING,
  },
}

const ofFieldValues = (mine: FieldValues, theirs: FieldValues): Difference[] =>
  [...new Set(Object.values(FIELD_VALUES))].flatMap(({ what, text }) =>
    unequal(what(), text(mine), text(theirs)),
  )

function ofRooms(
  mine: RoomsSetting | undefined,
  theirs: RoomsSetting | undefined,
  isFloor: boolean,
): Difference[] {
  const dimensions = (rooms: RoomsSetting | undefined) =>
    rooms === undefined
      ? NOTHING
      : t('difference.roomsText', {
          width: numberIn('m', rooms.width),
          height: formatQuantity(rooms.height, 'm'),
          source: formatQuantity(rooms.sourceDepth, 'm'),
          receiving: formatQuantity(rooms.receivingDepth, 'm'),
        })
  const whole = unequal(t('difference.rooms'), dimensions(mine), dimensions(theirs))
  if (mine === undefined || theirs === undefined) return whole
  const openings = ({ openings }: RoomsSetting) => formatList(openings.map(roomOpeningText)) || NOTHING
  return [
    ...whole,
    ...mine.edges.flatMap((edge, at) => {
      const other = theirs.edges[at]
      return other === undefined
        ? []
        : unequal(roomEdgeName(at + 1, isFloor), roomEdgeText(edge), roomEdgeText(other))
    }),
    ...unequal(t('rooms.openings'), openings(mine), openings(theirs)),
    ...unequal(t('difference.outside'), outsideText(mine), outsideText(theirs)),
    ...unequal(t('difference.facadeLimit'), limitText(mine), limitText(theirs)),
  ]
}

function outsideText({ outside }: RoomsSetting): string {
  if (outside === undefined) return NOTHING
  const { source, shape } = outside
  return t('difference.outsideText', {
    source,
    shape,
    level:
      outside.octaves === undefined || source !== 'own'
        ? t('difference.level', { level: formatPlain(outside.level) })
        : t('difference.octaves', {
            octaves: outside.octaves.map((octave) => formatPlain(octave)).join(' '),
          }),
    time: formatPlain(outside.reverberationTime),
    sight: formatQuantity(outside.lineOfSight, 'm'),
    absorption: formatPlain(outside.absorption),
    slope: formatPlain(outside.slope),
  })
}

function limitText({ outside }: RoomsSetting): string {
  const limit = outside?.limit
  if (limit === undefined) return NOTHING
  const value = withUnit(formatPlain(limit.value), 'dB')
  return t('difference.requirement', {
    rating: withTerm('D2m,nT,w', limit.term === 'none' ? null : limit.term),
    value,
  })
}

const withTerm = (rating: string, term: string | null): string =>
  term === null ? rating : `${rating} + ${term}`

function requirement(id: number, value: number): string {
  const index = EVALUATION_INDICES.find((one) => one.id === id)
  if (index === undefined) return NOTHING
  return t('difference.requirement', {
    rating: withTerm(index.quantity, index.term),
    value: withUnit(formatPlain(value), 'dB'),
  })
}
