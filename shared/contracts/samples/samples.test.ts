import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Type, type TSchema } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import {
  Account,
  CalculationAnswer,
  CALLS,
  FailureAnswer,
  Manufacturer,
  NEW_PROJECT_TYPES,
  Product,
  Project,
  ReferenceCurve,
  STRUCTURE_TYPES,
  Structure,
  type CallDefinition,
} from '../src/index'
import { SAMPLE_PROJECTS, SAMPLE_STRUCTURES, sampleAnswer, sampleRequest } from './index'

const VERSIONS = readdirSync(__dirname).filter((name) => /^\d+\.\d+\.\d+$/.test(name))
/** A later version has samples of what it added; entities so far only the first. */
const has = (version: string, name: string) => existsSync(join(__dirname, version, name))

type Payloads = Record<string, unknown>
const json = (version: string, name: string) =>
  JSON.parse(readFileSync(join(__dirname, version, name), 'utf8')) as Record<string, Payloads>

const faults = (schema: TSchema, payload: unknown) =>
  [...Value.Errors(schema, payload)].map(({ path }) => path)

const definitions: Readonly<Record<string, CallDefinition>> = CALLS

const ENTITIES: Readonly<Record<string, TSchema>> = {
  Structure,
  Project,
  Product,
  Manufacturer,
  Account,
  CalculationAnswer,
  ReferenceCurve,
  FailureAnswer,
}

describe.each(VERSIONS)('payloads of contract %s', (version) => {
  const calls = json(version, 'calls.json')
  const entities = has(version, 'entities.json') ? json(version, 'entities.json') : null

  test.each(Object.keys(calls))("today's schemas read the request and the answer of %s", (name) => {
    const call = definitions[name]
    if (call === undefined) throw new Error(`${name} is no call of the contract any more`)
    const request = (calls[name]?.request ?? {}) as Payloads
    for (const part of ['params', 'query', 'headers'] as const) {
      expect(faults(Type.Object({ ...call[part] }), request[part] ?? {})).toEqual([])
    }
    if (call.body !== undefined) expect(faults(call.body, request.body)).toEqual([])
    expect(faults(call.answer, calls[name]?.answer)).toEqual([])
  })

  if (entities === null) return
  test.each(Object.keys(ENTITIES))("today's schema reads every %s", (name) => {
    const payloads = Object.values(entities[name] ?? {})
    expect(payloads).not.toEqual([])
    expect(payloads.flatMap((payload) => faults(ENTITIES[name] ?? Type.Never(), payload))).toEqual([])
  })
})

test('every call of the contract has a sample', () => {
  const sampled = VERSIONS.flatMap((version) => Object.keys(json(version, 'calls.json')))
  expect(Object.keys(CALLS).filter((name) => !sampled.includes(name))).toEqual([])
})

test('[API-04] there is a structure of every type, the six of a new project among them', () => {
  const types = SAMPLE_STRUCTURES.map(({ type }) => type)
  expect([...types].sort()).toEqual([...STRUCTURE_TYPES].sort())
  expect(NEW_PROJECT_TYPES.every((type) => types.includes(type))).toBe(true)
})

test('samples are typed: what a caller gives and what comes back', () => {
  expect(sampleRequest('getProject').params.id).toBe(SAMPLE_PROJECTS[0]?.projectId)
  expect(sampleAnswer('getProject').name).toBe(SAMPLE_PROJECTS[0]?.name)
})
