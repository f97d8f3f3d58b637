import { componentLetter, fromWire, nameOf } from '@soundleaf/construction'
import type { LimitingPath, Structure } from '@soundleaf/contracts'
import { t } from '../texts'

/** Neighbouring bands in which the same thing lets most of the sound through. */
export interface LimitRun {
  /** `50–80 Hz` */
  readonly range: string
  /** `Cavity resonance, B Wooden stud` */
  readonly what: string
}

/** The names of components by their ids, as `B Wooden stud`. */
export function componentNames(structure: Structure | undefined): ReadonlyMap<string, string> {
  const read = structure === undefined ? null : fromWire(structure)
  if (read === null || !read.ok) return new Map()
  return new Map(
    read.value.components.map((component, index) => [
      component.id,
      `${componentLetter(index)} ${nameOf(component)}`,
    ]),
  )
}

/** The named components, in the order of the construction; empty where none is known. */
export function namesOf(componentIds: readonly string[], names: ReadonlyMap<string, string>): string {
  return [...names].flatMap(([id, name]) => (componentIds.includes(id) ? [name] : [])).join(', ')
}

/** What lets the sound through, by runs of bands. */
export function limitRuns(
  limits: readonly LimitingPath[],
  names: ReadonlyMap<string, string>,
): readonly LimitRun[] {
  const runs: { from: number; to: number; what: string }[] = []
  for (const { band, path, componentIds } of limits) {
    const components = namesOf(componentIds, names)
    const limit = t(`limit.${path}`)
    const what = components === '' ? limit : t('limit.of', { limit, components })
    const last = runs.at(-1)
    if (last?.what === what) last.to = band
    else runs.push({ from: band, to: band, what })
  }
  return runs.map(({ from, to, what }) => ({ range: from === to ? `${from} Hz` : `${from}–${to} Hz`, what }))
}
