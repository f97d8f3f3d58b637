import { Type, type Static } from '@sinclair/typebox'
import { Ajv } from 'ajv'
import { findNodeAtLocation, parseTree, type ParseError } from 'jsonc-parser'
import {
  type FileCurve,
  type Filing,
  MAX_PROJECT_BYTES,
  PROJECT_FILE_FORMAT,
  PROJECT_FILE_VERSION,
  ProjectContent,
  ProjectFile,
} from '@soundleaf/contracts'
import { contentOf, type ReadProject } from '../domain/project/project-file'
import { MEGABYTE } from '../domain/project/quota'
import { accept, refuse, type Decision, type Refused } from '../domain/refusal'
import { checkBody, MAX_DEPTH } from '../routes/body-limits'
import { validationFailure } from '../routes/validation-failure'

/** A project of a megabyte, as much as is saved, with its curves and results. */
const MOST_FILE_MB = 8

/** What is read of a file: what it tells of products and results follows from the project, and is made anew. */
const ReadPart = Type.Pick(ProjectFile, ['format', 'version', 'project', 'filing', 'measuredCurves'])
// As the server reads requests, so that a file is refused in the same words.
const ajv = new Ajv({ verbose: true })
const isReadPart = ajv.compile<Static<typeof ReadPart>>(ReadPart)
const isBareProject = ajv.compile<ProjectContent>(ProjectContent)

/** What a file holds, or what is wrong and in which line. */
export interface Reading {
  readonly line?: number
  readonly reading: Decision<ReadProject>
}

/** Reads a project's file of this version of the format or an earlier one. */
export function readProjectFile(bytes: Uint8Array): Reading {
  if (bytes.length > MOST_FILE_MB * MEGABYTE)
    return { reading: refuse('ProjectFileTooLarge', { params: { max_MB: MOST_FILE_MB } }) }
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return { reading: refuse('ProjectFileForeign') }
  }
  const parsed = parse(text)
  if (!parsed.ok) return { reading: parsed }
  return readValue(parsed.value, text)
}

function parse(text: string): Decision<unknown> {
  let value: unknown
  try {
    value = JSON.parse(text, withoutProto)
  } catch (error) {
    return error instanceof RangeError ? tooDeep() : refuseSyntax(text)
  }
  const checked = checkBody(value)
  return checked.ok ? accept(value) : checked
}

/** What a request may not have either: no field has this name, and code that copies it gets another prototype. */
const withoutProto = (key: string, value: unknown): unknown => (key === '__proto__' ? undefined : value)

/** The parser has run out of its stack. */
const tooDeep = () => refuse('NestedTooDeep', { params: { max: MAX_DEPTH } })

/** Where the text stops being JSON. */
function refuseSyntax(text: string): Refused {
  const errors: ParseError[] = []
  try {
    parseTree(text, errors, { disallowComments: true })
  } catch {
    return tooDeep()
  }
  const before = text.slice(0, errors[0]?.offset ?? text.length).split('\n')
  return refuse('ProjectFileNotJson', {
    params: { line: before.length, column: (before.at(-1) ?? '').length + 1 },
  })
}

function readValue(value: unknown, text: string): Reading {
  const { format, version } = (typeof value === 'object' && value !== null ? value : {}) as {
    readonly [Field in 'format' | 'version']?: unknown
  }
  if (format === undefined && isLikeProject(value)) return readBareProject(value, text)
  if (format !== PROJECT_FILE_FORMAT) return { reading: refuse('ProjectFileForeign') }
  if (typeof version === 'number' && version > PROJECT_FILE_VERSION) {
    const params = { version, newest: PROJECT_FILE_VERSION }
    return { reading: refuse('ProjectFileNewer', { params }) }
  }
  if (!isReadPart(value)) return faultyReading(isReadPart.errors, text)
  return { reading: readContent(value.project, value.measuredCurves, value.filing) }
}

/** Version 0, from before the format had a name: a project as the API has always given it. */
const isLikeProject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'structures' in value && 'fieldValues' in value

function readBareProject(value: unknown, text: string): Reading {
  return isBareProject(value)
    ? { reading: readContent(value, []) }
    : faultyReading(isBareProject.errors, text)
}

function readContent(
  project: ProjectContent,
  curves: readonly FileCurve[],
  filing?: Filing,
): Decision<ReadProject> {
  const content = contentOf(project)
  if (Buffer.byteLength(JSON.stringify(content)) > MAX_PROJECT_BYTES)
    return refuse('ProjectFileTooLarge', { params: { max_MB: MAX_PROJECT_BYTES / MEGABYTE } })
  return accept({ content, curves, filing })
}

function faultyReading(errors: typeof isReadPart.errors, text: string): Reading {
  const faults = errors ?? []
  const reading = validationFailure(faults, undefined)
  const path = (faults[0]?.instancePath ?? '').split('/').slice(1)
  const root = parseTree(text)
  const steps = path.map((step) => (/^\d+$/.test(step) ? Number(step) : step))
  const node = root && findNodeAtLocation(root, steps)
  return node === undefined ? { reading } : { line: text.slice(0, node.offset).split('\n').length, reading }
}
