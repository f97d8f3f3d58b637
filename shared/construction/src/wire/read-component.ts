import {
  FRAME_TYPES,
  INSULATION_MATERIALS,
  isGuid,
  type Component as WireComponent,
  type Outcome,
  type PropertyKey,
} from '@soundleaf/contracts'
import type { Component, ComponentKind, Insulation, Range } from '../construction'
import { rounded, readNumber } from '../entry'
import { NUMBER_KEYS, type NumberKey } from '../number-field'
import { numberProperty } from '../property-table'
import { kindOf, RANGE_PAIRS, type WireFault } from './vocabulary'

/** Loss factor of masonry and concrete, where a client of the bare specification sends none for a massive element. */
const USUAL_MASSIVE_DAMPING = 0.01
/** A hard covering improves nothing: the careful value where a client sends no contact stiffness (decision 45). */
const HARD_CONTACT_MNm = 1000

/**
 * The typed form of one component. A number is digits with a point and finite, a flag `true` or `false`, a closed
 * list holds; the first text that is not so is the fault.
 */
export function readComponent(wire: WireComponent): Outcome<Component, WireFault> {
  const kind = kindOf(wire.productType)
  if (kind === null) return { ok: false, failure: fault(wire, 'productType', 'Insulation is no component') }
  const texts = textReader(wire, kind)
  const component = typed(wire, kind, texts)
  const [first] = texts.faults
  return first === undefined ? { ok: true, value: component } : { ok: false, failure: first }
}

function typed(wire: WireComponent, kind: ComponentKind, texts: TextReader): Component {
  const base = {
    id: wire.componentId,
    name: wire.name,
    productId: wire.productId,
    manufacturerId: wire.manufacturerId,
    material: wire.productMaterial,
    isFlaggedFixed: texts.flag('isFixedComponent', false),
    ranges: texts.ranges(),
    received: wire,
  }
  switch (kind) {
    case 'panel':
      return {
        ...base,
        kind,
        thickness_mm: texts.number('thickness'),
        density_kgm3: texts.number('density'),
        modulusOfElasticity_MPa: texts.number('modulusOfElasticity'),
        dampingCoefficient: texts.number('dampingCoefficient'),
      }
    case 'frame':
      return {
        ...base,
        kind,
        productType: frameProductType(wire),
        frameType: texts.oneOf('frameType', FRAME_TYPES, 'a frame type'),
        totalCavityDepth_mm: texts.number('totalCavityDepth'),
        depthOfBeam_mm: texts.number('depthOfBeam'),
        thicknessOfBeam_mm: texts.number('thicknessOfBeam'),
        cc_mm: texts.number('cc'),
        isDepthLinked: texts.flag('linkCavityAndBeamHeightDepth', false),
        insulation: insulation(wire, texts),
      }
    case 'massiveElement':
      return {
        ...base,
        kind,
        thickness_mm: texts.number('thickness'),
        density_kgm3: texts.number('density'),
        modulusOfElasticityMajor_GPa: texts.number('modulusOfElasticityMajor'),
        modulusOfElasticityMinor_GPa: texts.number('modulusOfElasticityMinor'),
        dampingCoefficient: texts.number('dampingCoefficient', USUAL_MASSIVE_DAMPING),
      }
    case 'cavity':
      return {
        ...base,
        kind,
        totalCavityDepth_mm: texts.number('totalCavityDepth'),
        insulation: insulation(wire, texts),
      }
    case 'impactBoard':
      return {
        ...base,
        kind,
        thickness_mm: texts.number('thickness'),
        density_kgm3: texts.number('density'),
        dynamicStiffness_MNm3: texts.number('dynamicStiffness'),
      }
    case 'floorCovering':
      return {
        ...base,
        kind,
        thickness_mm: texts.number('thickness'),
        contactStiffness_MNm: texts.number('contactStiffness', HARD_CONTACT_MNm),
      }
    case 'ribPanel': {
      const depthOfBeam_mm = texts.number('depthOfBeam')
      return {
        ...base,
        kind,
        depthOfBeam_mm,
        thicknessOfBeam_mm: texts.number('thicknessOfBeam'),
        cc_mm: texts.number('cc'),
        totalCavityDepth_mm: texts.number('totalCavityDepth', depthOfBeam_mm),
        insulation: insulation(wire, texts),
      }
    }
  }
}

function insulation(wire: WireComponent, texts: TextReader): Insulation {
  const thickness_mm = texts.number('insulationThickness', 0)
  return {
    productId: texts.id('insulationProductId'),
    productVersion: wire.insulationProductVersion ?? null,
    material: texts.optionalOneOf('insulationMaterial', INSULATION_MATERIALS, 'an insulation material'),
    thickness_mm,
    density_kgm3: texts.number('insulationDensity', 0),
    isEnabled: texts.flag('uiEnableInsulation', thickness_mm > 0),
    storedThickness_mm: texts.number('uiStoredInsulationThickness', 0),
    storedDensity_kgm3: texts.number('uiStoredInsulationDensity', 0),
  }
}

function frameProductType({ productType }: WireComponent) {
  return productType === 'FloorFrame' || productType === 'CeilingFrame' || productType === 'Frame'
    ? productType
    : 'WallFrame'
}

type TextReader = ReturnType<typeof textReader>

/** Reads the texts of one component and notes every fault; what it returns in place of a bad text is never used. */
function textReader(wire: WireComponent, kind: ComponentKind) {
  const faults: WireFault[] = []
  const found = new Map<string, WireComponent['properties'][number]>()
  for (const property of wire.properties) {
    if (found.has(property.key)) faults.push(fault(wire, property.key, `${property.key} is given twice`))
    found.set(property.key, property)
  }

  const refuse = (key: string, wanted: string) => {
    const text = found.get(key)?.value
    const said = text === undefined ? `${key} is missing` : `${key} "${shortened(text)}" is not ${wanted}`
    faults.push(fault(wire, key, said))
  }

  function pair(key: PropertyKey): Range | undefined {
    const text = found.get(key)?.value
    if (text === undefined || text === '') return undefined
    const [min, max, ...more] = text.split(',').map(readNumber)
    if (typeof min !== 'number' || typeof max !== 'number' || more.length > 0 || min > max) {
      refuse(key, 'a range of two numbers')
      return undefined
    }
    return givenRange(min, max)
  }

  return {
    faults,
    number(key: NumberKey | 'uiStoredInsulationThickness' | 'uiStoredInsulationDensity', absent?: number) {
      const text = found.get(key)?.value
      if (text === undefined && absent !== undefined) return absent
      const value = text === undefined ? null : readNumber(text)
      // A negative length is refused by its range; rounding must not hide that it is one.
      if (value !== null) return value < 0 ? value : rounded(value, roundingOf(kind, key))
      refuse(key, 'a number')
      return 0
    },
    flag(key: PropertyKey, absent: boolean) {
      const text = found.get(key)?.value
      if (text === undefined) return absent
      if (text !== 'true' && text !== 'false') refuse(key, 'true or false')
      return text === 'true'
    },
    oneOf<Value extends string>(
      key: PropertyKey,
      values: readonly [Value, ...Value[]],
      wanted: string,
    ): Value {
      const value = values.find((allowed) => allowed === found.get(key)?.value)
      if (value === undefined) refuse(key, wanted)
      return value ?? values[0]
    },
    optionalOneOf<Value extends string>(
      key: PropertyKey,
      values: readonly Value[],
      wanted: string,
    ): Value | null {
      const text = found.get(key)?.value
      if (text === undefined || text === '' || text === 'none') return null
      const value = values.find((allowed) => allowed === text)
      if (value === undefined) refuse(key, wanted)
      return value ?? null
    },
    id(key: PropertyKey) {
      const text = found.get(key)?.value
      if (text === undefined || text === '') return null
      if (!isGuid(text)) refuse(key, 'an id')
      return text
    },
    /** The product's own ranges: the `min,max` pair where there is one, else the range configuration. */
    ranges() {
      const ranges: Partial<Record<NumberKey, Range>> = {}
      for (const key of NUMBER_KEYS) {
        const pairKey = RANGE_PAIRS.get(key)
        const range = (pairKey === undefined ? undefined : pair(pairKey)) ?? configured(key)
        if (range !== undefined) ranges[key] = range
      }
      return ranges
    },
  }

  function configured(key: NumberKey): Range | undefined {
    const configuration = found.get(key)?.rangeConfiguration ?? null
    if (configuration === null) return undefined
    const { minimumValue, maximumValue } = configuration
    if (minimumValue > maximumValue) {
      faults.push(fault(wire, key, `${key} has a range from ${minimumValue} down to ${maximumValue}`))
    }
    return givenRange(minimumValue, maximumValue)
  }
}

/** A text of the wire as a message quotes it; messages hold at most 300 characters. */
function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}

/** Both ends 0 is how a range that is not given travels. */
function givenRange(min: number, max: number): Range | undefined {
  return min === 0 && max === 0 ? undefined : { min, max }
}

function roundingOf(kind: ComponentKind, key: string): number | undefined {
  const known = NUMBER_KEYS.find((numberKey) => numberKey === key)
  return known === undefined ? undefined : numberProperty(kind, known)?.rounding
}

function fault(wire: WireComponent, key: string, said: string): WireFault {
  return { componentId: wire.componentId, key, message: `${wire.name || wire.productType}: ${said}.` }
}
