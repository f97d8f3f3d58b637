import type { IfcFile, Line } from '../step/ifc-file'
import { encodeText } from '../step/text'
import { refsOf, textOf } from '../step/value'
import { editsOf, type Edits } from './edits'
import { globalIdOf } from './guid'
import { isEqual, stepText, type PropertyValue, type WrittenSet } from './property-value'
import { propertyOf, setIndexOf, type SetIndex, type SetUse } from './set-index'

/** Why an element or type keeps what it has. */
export interface NotWritten {
  readonly globalId: string
  readonly why: 'missing' | 'bound' | 'type keeps its own'
}

export interface Written {
  readonly edits: Edits
  readonly notWritten: readonly NotWritten[]
}

/** By the line of the element, the sets that it gets. */
export type Wanted = ReadonlyMap<number, readonly WrittenSet[]>

/** Properties of the common sets: a set that has one of them is the one meant, where two have the name. */
const STANDARD = new Set([
  'AcousticRating',
  'Combustible',
  'FireRating',
  'IsExternal',
  'LoadBearing',
  'Reference',
  'Status',
  'ThermalTransmittance',
])

interface Job {
  readonly holder: number
  readonly properties: readonly PropertyValue[]
  /** Two holders with the same key get the same. */
  readonly key: string
}

/**
 * Plans the lines that give elements property values, and no others: in place where nobody else has the set, else in a
 * copy of it for those who get the value.
 */
export async function planSets(file: IfcFile, wanted: Wanted): Promise<Written> {
  const index = setIndexOf(file)
  const edits = editsOf(file)
  const notWritten: NotWritten[] = []
  const names = new Set([...wanted.values()].flatMap((sets) => sets.map(({ set }) => set)))
  for (const name of names) {
    const jobs = [...wanted].flatMap(([holder, sets]): readonly Job[] => {
      const properties = sets.find(({ set }) => set === name)?.properties
      if (properties === undefined) return []
      if (file.line(holder) === null) {
        notWritten.push({ globalId: `#${holder}`, why: 'missing' })
        return []
      }
      return [{ holder, properties, key: JSON.stringify(properties) }]
    })
    const types = typeJobs(file, index, name, jobs)
    notWritten.push(...types.kept)
    await writeSet({ file, index, edits, name, notWritten }, [...jobs, ...types.jobs])
  }
  return { edits, notWritten }
}

interface Writing {
  readonly file: IfcFile
  readonly index: SetIndex
  readonly edits: Edits
  readonly name: string
  readonly notWritten: NotWritten[]
}

/** A type that has the property too goes with its elements, where all of them get the same. */
function typeJobs(
  file: IfcFile,
  index: SetIndex,
  name: string,
  jobs: readonly Job[],
): { readonly jobs: readonly Job[]; readonly kept: readonly NotWritten[] } {
  const jobOf = new Map(jobs.map((job) => [job.holder, job]))
  const elementsOf = new Map<number, number[]>()
  for (const id of file.ids('IFCRELDEFINESBYTYPE')) {
    const line = file.line(id)
    for (const type of refsOf(line?.values[5]))
      elementsOf.set(type, [...(elementsOf.get(type) ?? []), ...refsOf(line?.values[4])])
  }
  const result: { jobs: Job[]; kept: NotWritten[] } = { jobs: [], kept: [] }
  for (const [type, elements] of elementsOf) {
    const [first] = elements.flatMap((element) => jobOf.get(element) ?? [])
    if (first === undefined) continue
    const [property] = first.properties
    const hasIt = (index.setsOf.get(type) ?? []).some(
      (set) => set.name === name && property !== undefined && propertyOf(file, set, property.name) !== null,
    )
    if (!hasIt) continue
    if (elements.every((element) => jobOf.get(element)?.key === first.key))
      result.jobs.push({ ...first, holder: type })
    else result.kept.push({ globalId: textOf(file.line(type)?.values[0]) ?? '', why: 'type keeps its own' })
  }
  return result
}

async function writeSet(writing: Writing, jobs: readonly Job[]): Promise<void> {
  const { file, index, name, notWritten } = writing
  const bySet = new Map<SetUse, Job[]>()
  const without = new Map<string, Job[]>()
  for (const job of jobs) {
    const set = chosenSet(file, index, job, name)
    if (set === null) push(without, job.key, job)
    else if (hasAll(file, set, job)) continue
    else if (set.isBound)
      notWritten.push({ globalId: textOf(file.line(job.holder)?.values[0]) ?? '', why: 'bound' })
    else push(bySet, set, job)
  }
  for (const [set, some] of bySet) {
    const [first] = some
    const holders = new Set([...set.relations.flatMap(({ elements }) => elements), ...set.types])
    const isAlone = some.length === holders.size && some.every(({ key }) => key === first?.key)
    if (isAlone && first !== undefined) changeInPlace(writing, set, first)
    else await changeCopies(writing, set, some)
  }
  for (const some of without.values()) await addSet(writing, some, null)
}

/** Of several sets with the name the one with the property, else with a standard one, else the first. */
function chosenSet(file: IfcFile, index: SetIndex, { holder, properties }: Job, name: string): SetUse | null {
  const sets = (index.setsOf.get(holder) ?? []).filter((set) => set.name === name)
  if (sets.length < 2) return sets[0] ?? null
  const has = (names: (known: string) => boolean) =>
    sets.find((set) => set.properties.some((id) => names(textOf(file.line(id)?.values[0]) ?? '')))
  return (
    has((known) => properties.some((property) => property.name === known)) ??
    has((known) => STANDARD.has(known)) ??
    sets[0] ??
    null
  )
}

function hasAll(file: IfcFile, set: SetUse, { properties }: Job): boolean {
  return properties.every((property) => {
    const found = propertyOf(file, set, property.name)
    return found?.type === 'IFCPROPERTYSINGLEVALUE' && isEqual(found.values[2], property)
  })
}

function changeInPlace({ file, index, edits }: Writing, set: SetUse, { properties }: Job): void {
  const list = [...set.properties]
  for (const property of properties) {
    const found = propertyOf(file, set, property.name)
    const isSingle = found?.type === 'IFCPROPERTYSINGLEVALUE'
    if (found !== null && isSingle && isEqual(found.values[2], property)) continue
    if (found !== null && isSingle && index.uses.get(found.id) === 1) {
      edits.change(found, 2, stepText(property))
      continue
    }
    const id = addProperty(edits, property)
    if (found === null) list.push(id)
    else list[list.indexOf(found.id)] = id
  }
  const line = file.line(set.id)
  if (line !== null && list.join() !== set.properties.join()) edits.change(line, 4, refs(list))
}

/** The set stays for those who do not get the value; each value has a copy, and its relations name it. */
async function changeCopies(writing: Writing, set: SetUse, jobs: readonly Job[]): Promise<void> {
  const { file, edits, notWritten } = writing
  const isType = (holder: number) => set.types.includes(holder)
  const ofElements = jobs.filter(({ holder }) => !isType(holder))
  notWritten.push(
    ...jobs
      .filter(({ holder }) => isType(holder))
      .map(({ holder }) => ({
        globalId: textOf(file.line(holder)?.values[0]) ?? '',
        why: 'type keeps its own' as const,
      })),
  )
  const byKey = new Map<string, Job[]>()
  for (const job of ofElements) push(byKey, job.key, job)
  const taken = new Set(ofElements.map(({ holder }) => holder))
  const renamed = new Set<number>()
  for (const some of byKey.values()) {
    const holders = new Set(some.map(({ holder }) => holder))
    const copy = await addSet(writing, some, set)
    const moved: number[] = []
    for (const { id, elements } of set.relations) {
      const part = elements.filter((element) => holders.has(element))
      const relation = file.line(id)
      if (part.length === 0 || relation === null) continue
      const rest = elements.filter((element) => !taken.has(element))
      if (rest.length === 0 && !renamed.has(id)) {
        renamed.add(id)
        edits.change(relation, 5, `#${copy}`)
        if (part.length < elements.length) edits.change(relation, 4, refs(part))
      } else {
        if (rest.length > 0) edits.change(relation, 4, refs(rest))
        moved.push(...part)
      }
    }
    if (moved.length > 0) await addRelation(writing, moved, copy, some)
  }
}

/** A new set with the values, after the model of another one; without a model it is given to its elements at once. */
async function addSet(writing: Writing, jobs: readonly Job[], model: SetUse | null): Promise<number> {
  const { file, edits, name } = writing
  const [first] = jobs
  const properties = first?.properties ?? []
  const list = [...(model?.properties ?? [])]
  for (const property of properties) {
    const found = model === null ? null : propertyOf(file, model, property.name)
    const id = addProperty(edits, property)
    if (found === null) list.push(id)
    else list[list.indexOf(found.id)] = id
  }
  const id = edits.nextId()
  const [globalId, owner] = [await seeded(writing, jobs, 'set'), ownerOf(file, first?.holder)]
  edits.add(id, `IFCPROPERTYSET('${globalId}',${owner},${encodeText(name)},$,${refs(list)})`)
  if (model === null)
    await addRelation(
      writing,
      jobs.map(({ holder }) => holder),
      id,
      jobs,
    )
  return id
}

async function addRelation(
  writing: Writing,
  elements: readonly number[],
  set: number,
  jobs: readonly Job[],
): Promise<void> {
  const { file, edits } = writing
  const id = edits.nextId()
  const globalId = await seeded(writing, jobs, 'relation')
  edits.add(
    id,
    `IFCRELDEFINESBYPROPERTIES('${globalId}',${ownerOf(file, elements[0])},$,$,${refs(elements)},#${set})`,
  )
}

function addProperty(edits: Edits, property: PropertyValue): number {
  const id = edits.nextId()
  edits.add(id, `IFCPROPERTYSINGLEVALUE('${property.name}',$,${stepText(property)},$)`)
  return id
}

function push<Key>(map: Map<Key, Job[]>, key: Key, job: Job): void {
  const before = map.get(key)
  if (before === undefined) map.set(key, [job])
  else before.push(job)
}

const refs = (ids: readonly number[]) => `(${ids.map((id) => `#${id}`).join(',')})`

/** The same for the same elements, set and values, so that writing twice gives the same bytes. */
function seeded({ file, name }: Writing, jobs: readonly Job[], what: string): Promise<string> {
  const [first] = jobs
  const globalId = textOf(file.line(first?.holder ?? null)?.values[0]) ?? ''
  return globalIdOf([globalId, name, first?.key, what].join('\n'))
}

/** The owner history of an element, as it stands there. */
function ownerOf(file: IfcFile, holder: number | undefined): string {
  const line: Line | null = file.line(holder ?? null)
  const span = line?.spans[1]
  return line === null || span === undefined ? '$' : line.text.slice(span.start, span.end)
}
