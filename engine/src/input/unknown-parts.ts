import { type AssemblyPart, FILL_MATERIALS, SHEET_MATERIALS } from './assembly'
import type { Fault } from './fault'

/**
 * A part or a material that this engine does not know, as callers that are not type-checked or are newer than it may
 * give.
 */
export function faultOfUnknown(part: AssemblyPart): Fault | null {
  switch (part.part) {
    case 'leaf':
      return firstUnknown(part.sheets, SHEET_MATERIALS)
    case 'cavity':
      return firstUnknown(part.fills, FILL_MATERIALS)
    case 'resilient layer':
      return null
    default:
      return unknown(part)
  }
}

interface WithMaterial {
  readonly componentId: string
  readonly material: string
}

function firstUnknown(items: readonly WithMaterial[], known: readonly string[]): Fault | null {
  const found = items.find(({ material }) => !known.includes(material))
  if (found === undefined) return null
  return {
    code: 'UnknownError',
    reason: { code: 'UnknownMaterial', params: { material: found.material } },
    componentIds: [found.componentId],
  }
}

function unknown(part: { readonly part?: unknown; readonly componentId?: unknown }): Fault {
  return {
    code: 'UnknownError',
    reason: { code: 'UnknownPart', params: { part: String(part.part) } },
    componentIds: typeof part.componentId === 'string' ? [part.componentId] : [],
  }
}
