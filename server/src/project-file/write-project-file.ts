import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  PROJECT_FILE_ENDING,
  PROJECT_FILE_FORMAT,
  PROJECT_FILE_VERSION,
  type Component,
  type FileProduct,
  type ProjectFile,
  variantsOf,
} from '@soundleaf/contracts'
import type { ExportedProject } from '../domain/project/project-file'
import { MEGABYTE } from '../domain/project/quota'
import { calculationToWire } from '../routes/calculation-to-wire'
import { accept, mapped, type Decision } from '../domain/refusal'
import type { TextFile } from './zip-files'

/** A longer file is for programs: without indentation it is half as large, and can be imported. */
const LONGEST_INDENTED = 2 * MEGABYTE

/** The text of a project's file. The same project has the same bytes, wherever it is written. */
export function writeProjectFile({ content, filing, curves, calculation }: ExportedProject): string {
  const isFiled = filing.job !== null || filing.tags.length > 0 || filing.isArchived
  const file: ProjectFile = {
    format: PROJECT_FILE_FORMAT,
    version: PROJECT_FILE_VERSION,
    project: content,
    ...(isFiled && { filing }),
    measuredCurves: [...curves],
    products: productsOf(variantsOf(content, '').flatMap(({ structure }) => structure.components)),
    results: calculation && {
      standard: calculation.standard,
      engineVersion: calculation.engineVersion,
      answer: calculationToWire(calculation),
    },
  }
  const text = JSON.stringify(file)
  return `${text.length > LONGEST_INDENTED ? text : JSON.stringify(file, null, 2)}\n`
}

export interface PackedProjects {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
}

/** What a person gets of some projects: the file of one, or a ZIP of several. */
export async function packProjects(
  exported: readonly ExportedProject[],
  zip: (files: readonly TextFile[]) => Promise<Decision<Uint8Array>>,
): Promise<Decision<PackedProjects>> {
  const names = fileNames(exported.map(({ content }) => content.name))
  const files: TextFile[] = []
  for (const [index, project] of exported.entries()) {
    files.push({ name: names[index] ?? '', text: writeProjectFile(project) })
    // Others are answered meanwhile.
    await nextTurn()
  }
  const [only] = files
  if (only !== undefined && files.length === 1)
    return accept({ name: only.name, type: 'application/json', bytes: Buffer.from(only.text) })
  return mapped(await zip(files), (bytes) => ({
    name: 'projects.soundleaf.zip',
    type: 'application/zip',
    bytes,
  }))
}

/** Each product once for each of its versions, in the order in which components have it. */
function productsOf(components: readonly Component[]): FileProduct[] {
  const products = new Map<string, FileProduct>()
  for (const component of components) {
    const { productId, productVersion: version = null, componentId } = component
    if (productId === null) continue
    const key = `${productId} ${version ?? ''}`
    const known = products.get(key)
    // A copy of a variant keeps the ids of its layers.
    if (known?.componentIds.includes(componentId)) continue
    if (known !== undefined) known.componentIds.push(componentId)
    else
      products.set(key, {
        productId,
        version,
        productType: component.productType,
        productMaterial: component.productMaterial,
        manufacturer: component.productManufacturer ?? null,
        source: component.productSource ?? null,
        componentIds: [componentId],
      })
  }
  return [...products.values()]
}

/** What a system may not have in the name of a file, and what leads out of its folder. */
const UNSAFE = /[\\/:*?"<>|\p{C}]/gu

/** With an ending and a number, what the systems have room for. */
const LONGEST_STEM_BYTES = 200

function shortened(stem: string): string {
  const letters = [...stem]
  while (Buffer.byteLength(letters.join('')) > LONGEST_STEM_BYTES) letters.pop()
  return letters.join('')
}

/** A name for each file, none of them twice, whatever counts as the same. */
function fileNames(names: readonly string[]): readonly string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const stem = shortened(name.replace(UNSAFE, '-').replace(/^\.+|[. ]+$/g, '')) || 'project'
    for (let count = 1; ; count += 1) {
      const free = `${stem}${count === 1 ? '' : ` (${count})`}${PROJECT_FILE_ENDING}`
      const key = free.normalize('NFC').toLowerCase()
      if (taken.has(key)) continue
      taken.add(key)
      return free
    }
  })
}
