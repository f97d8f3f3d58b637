import { materialClassOf, type MaterialClass } from '../words/material-class'
import { hasLayers, type ElementClass, type Place } from './classes'
import type { Definition } from './definitions'
import type { FileLayer, MaterialDefinition, MaterialSource } from './materials'
import { floorOrder, type OrderBy } from './order'
import { rounded } from './units'

export interface TypeLayer extends FileLayer {
  /** What the material's name says; null where no word is known. */
  readonly reads: MaterialClass | null
  /** The word that said it. */
  readonly word: string | null
}

export interface MeasuredLayers {
  readonly source: MaterialSource
  readonly layers: readonly FileLayer[]
}

/** The layers with the thicknesses that the quantities of an element give. */
export function measuredLayers(
  elementClass: ElementClass,
  { source, layers, constituents, fractions }: MaterialDefinition,
  definitions: readonly Definition[],
): MeasuredLayers {
  if (!hasLayers(elementClass)) return { source, layers: [] }
  const width_mm = definitions.find((one) => one.width_mm !== null)?.width_mm ?? null
  if (source === 'one material' && width_mm !== null)
    return {
      source: 'one material with a width',
      layers: layers.map((layer) => ({ ...layer, thickness_mm: width_mm })),
    }
  if (source !== 'constituents') return { source, layers }

  const widths = definitions.flatMap(({ layerWidths_mm }) => [...layerWidths_mm])
  const take = (...names: readonly string[]) => {
    const at = widths.findIndex(({ name }) => name !== '' && names.includes(name))
    return at < 0 ? null : (widths.splice(at, 1)[0]?.width_mm ?? null)
  }
  const measured = layers.map((layer, at) => ({
    ...layer,
    thickness_mm: take(constituents[at] ?? '', layer.material),
  }))
  if (measured.some(({ thickness_mm }) => thickness_mm !== null))
    return { source: 'constituents with widths', layers: measured }
  const isShared = width_mm !== null && fractions.length > 0 && fractions.every((one) => one !== null)
  if (!isShared) return { source, layers }
  return {
    source: 'constituents with fractions',
    layers: layers.map((layer, at) => ({ ...layer, thickness_mm: rounded(width_mm * (fractions[at] ?? 0)) })),
  }
}

export interface OrderedLayers {
  readonly order: 'as listed' | 'reversed' | 'unknown'
  readonly orderBy: OrderBy
  /** Left to right, or from the top. */
  readonly layers: readonly TypeLayer[]
}

/** What each layer reads as, and in which order they lie. */
export function orderedLayers(
  { source, layers }: MeasuredLayers,
  place: Place,
  program: string,
  sense: MaterialDefinition['sense'],
): OrderedLayers {
  const isOrdered = source === 'layers' || source === 'one material with a width'
  if (place === 'wall' || layers.length < 2)
    return { order: isOrdered ? 'as listed' : 'unknown', orderBy: null, layers: readLayers(layers, place) }
  const either = layers.map((layer, at) => classOf(layer, place, isBeside(layers, at, place)))
  const { isReversed, by } = floorOrder(either, program, sense)
  const listed = isReversed ? layers.toReversed() : layers
  const order = by === null || !isOrdered ? 'unknown' : isReversed ? 'reversed' : 'as listed'
  return { order, orderBy: by, layers: readLayers(listed, place) }
}

/** Reads the names of layers that stand in their order: a floor's from the top. */
export function readLayers(layers: readonly FileLayer[], place: Place): readonly TypeLayer[] {
  let isUnderScreed = false
  return layers.map((layer) => {
    const found = materialClassOf(layer.material, { place, thickness_mm: layer.thickness_mm, isUnderScreed })
    // A membrane between screed and insulation parts nothing.
    if (found?.reads !== 'membrane') isUnderScreed = found?.reads === 'screed'
    return { ...layer, reads: found?.reads ?? null, word: found?.word ?? null }
  })
}

const classOf = (layer: FileLayer, place: Place, isUnderScreed: boolean) =>
  materialClassOf(layer.material, { place, thickness_mm: layer.thickness_mm, isUnderScreed })?.reads ?? null

/** Whether a screed is next, on either side, while it is not known which side is up. */
function isBeside(layers: readonly FileLayer[], at: number, place: Place): boolean {
  const next = (step: number): boolean => {
    let beside = at + step
    while (layers[beside] !== undefined && classAt(layers, beside, place) === 'membrane') beside += step
    return classAt(layers, beside, place) === 'screed'
  }
  return next(-1) || next(1)
}

function classAt(layers: readonly FileLayer[], at: number, place: Place): MaterialClass | null {
  const layer = layers[at]
  return layer === undefined ? null : classOf(layer, place, false)
}
