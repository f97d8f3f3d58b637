import { CALIBRATED } from '../src/calibrated'
import type {
  MeasuredConstruction,
  MeasuredLayer as ShownLayer,
} from '../src/evidence/measured-constructions'
import { profileOf } from '../src/evidence/profile'
import { mountingOf } from '../src/physics/mounting'
import { elementOf } from '../src/physics/radiation/element'
import { stackModel } from '../src/physics/stack/stack-model'
import { assemblyOf } from './assembly-of'
import type { MeasuredLayer, MeasuredRecord } from './measured-record'
import { RECORDS } from './records'

const RATINGS = ['Rw', 'STC', 'Lnw', 'IIC'] as const

/** Neither size nor mounting is part of a profile. */
const ANY_SIZE = elementOf([4, 3])

/**
 * What was measured of the open set, as it is shown beside predictions, without regressions and what nobody can look up.
 */
export function measuredConstructions(): readonly MeasuredConstruction[] {
  return RECORDS.filter(canBeLookedUp)
    .map(measuredConstruction)
    .filter(({ ratings, airborne_db }) => ratings.length > 0 || airborne_db !== null)
}

function canBeLookedUp({ target_type, source }: MeasuredRecord): boolean {
  return target_type !== 'regression' && source.provenance !== 'recalled'
}

function measuredConstruction(record: MeasuredRecord): MeasuredConstruction {
  const assembly = assemblyOf(record)
  const stack = stackModel(assembly, mountingOf('iso', assembly, ANY_SIZE, CALIBRATED))
  const { R, Ln, octave } = record.measured
  return {
    id: record.id,
    source: sourceOf(record),
    layers: layersOf(record.layers),
    ratings: RATINGS.flatMap((id) => {
      const value = record.measured[id]
      return value === undefined ? [] : [{ id, value }]
    }),
    airborne_db: R ?? fromOctaves(octave),
    impact_db: Ln ?? null,
    inOctaves: R === undefined && fromOctaves(octave) !== null,
    profile: profileOf(stack, assembly.covering?.contactStiffness_Npm ?? null),
  }
}

/** The names of the sources whose records state no citation of their own. */
const SOURCES: Readonly<Record<string, string>> = {
  TUAS: 'Turku University of Applied Sciences, open data set of measured floors',
  'DIN4109-33': 'DIN 4109-33:2016-07',
  YORK: 'Intertek York, test report F2586.06-113-11',
  MASON: 'Mason Industries, published test results',
  'RAL-PAC': 'Riverbank Acoustical Laboratories, assembly FCWT',
}

function sourceOf({ id, source }: MeasuredRecord): string {
  const { citation } = source
  if (citation !== undefined) return citation
  const name = SOURCES[source.key] ?? source.key
  if (source.key === 'TUAS') return `${name}, ${id.replace('tuas-', '')}`
  const table = /^Table \d+ row \d+/.exec(source.provenance)
  return table === null ? name : `${name}, ${table[0].toLowerCase()}`
}

function layersOf(layers: readonly MeasuredLayer[]): readonly ShownLayer[] {
  return layers.map((layer) => {
    const name = (layer.name ?? layer.material ?? layer.kind).replaceAll('_', ' ')
    switch (layer.kind) {
      case 'panel':
      case 'massive':
        return { kind: 'sheet', name, count: layer.count ?? 1, thickness_mm: layer.thickness_mm ?? 0 }
      case 'frame':
      case 'cavity':
        return {
          kind: 'cavity',
          depth_mm: layer.depth_mm ?? 0,
          filled_mm: layer.ins_mm ?? 0,
          spacing_mm: layer.spacing_mm ?? null,
        }
      case 'impact_board':
        return {
          kind: 'resilient',
          name: layer.name === undefined ? 'resilient layer' : name,
          thickness_mm: layer.thickness_mm ?? 0,
          stiffness_MNpm3: layer.s_MN ?? 0,
        }
      case 'covering':
        return { kind: 'covering', name }
    }
  })
}

const OCTAVES_HZ = [63, 125, 250, 500, 1000, 2000, 4000]

/** 21 third octaves, 50 Hz to 5 kHz, each with the value of its octave; null where one is missing. */
function fromOctaves(octave: Readonly<Record<string, number>> | undefined): readonly number[] | null {
  const values = OCTAVES_HZ.map((hz) => octave?.[String(hz)])
  return values.some((value) => value === undefined)
    ? null
    : values.flatMap((value) => [value ?? 0, value ?? 0, value ?? 0])
}
