import type { TSchema } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import {
  Account,
  CalculateRequest,
  CalculationAnswer,
  CALLS,
  Component,
  FieldValues,
  LoginAnswer,
  Manufacturer,
  Product,
  Project,
  Property,
  RangeConfiguration,
  ReferenceCurve,
  SaveProjectRequest,
  Structure,
  Validation,
  type CallDefinition,
} from './index'
import { SAMPLE_CALCULATIONS, SAMPLE_PROJECTS, SAMPLE_STRUCTURES } from '../samples/index'

/** Specification section 3, field by field. */
const ENTITIES: readonly (readonly [string, TSchema, string])[] = [
  [
    'Project',
    Project,
    'projectId name fieldValues structures createdDateUtc modifiedDateUtc isShared structuresSummary',
  ],
  [
    'fieldValues',
    FieldValues,
    'airborneId airborneValue impactId impactValue separatingArea volume flankingType',
  ],
  ['Structure', Structure, 'structureId type components'],
  [
    'Component',
    Component,
    'componentId name productId manufacturerId productType productMaterial properties',
  ],
  ['Property', Property, 'id key value type isUiProperty rangeConfiguration'],
  ['rangeConfiguration', RangeConfiguration, 'minimumValue maximumValue stepIncrements'],
  ['Product', Product, 'id name type material manufacturerId properties supportedStructures'],
  ['Manufacturer', Manufacturer, 'manufacturerId name'],
  ['Account', Account, 'email license trialExpiry evaluationStandard'],
  ['Login tokens', LoginAnswer, 'id accessToken refreshToken'],
  ['validation', Validation, 'result message'],
  [
    'Calculation result',
    CalculationAnswer,
    `validation evaluationStandard rw stc c c503150 ctr lnw iic ci liic c502500 hiic
     tableResultR tableResultTl tableResultL tableResultLn
     shiftedCurveR shiftedCurveTl shiftedCurveL shiftedCurveLn
     airborneFieldEstimation airborneColor impactFieldEstimation impactColor`,
  ],
  ['Reference curve', ReferenceCurve, 'name values'],
]

test.each(ENTITIES)('[API-04] %s has every field of the specification', (_, schema, fields) => {
  const { properties } = schema as { properties?: Record<string, unknown> }
  expect(fields.split(/\s+/).filter((field) => !(field in (properties ?? {})))).toEqual([])
})

/** Specification section 7, the calls marked unused included, and those that are ours (decisions 14 and 39, the rating bench). */
const CALL_TABLE = `
  POST /api/authorize/login
  POST /api/authorize/logout
  POST /api/authorize/refreshtoken
  POST /api/authorize/connectedusers
  GET /account
  GET /account/data
  GET /account/secondfactor
  POST /account/erase
  GET /account/keys
  POST /account/keys
  DELETE /account/keys/{id}
  POST /account/signup
  POST /account/forgottenpassword
  POST /account/changeforgottenpassword
  POST /account/updatepassword
  PUT /account/updateaccountdetails
  GET /api/projects
  GET /api/projects/{id}
  PUT /api/projects
  DELETE /api/projects/{id}
  PUT /api/projects/{id}/duplicate
  PUT /api/projects/{id}/createowncopy
  GET /api/projects/{id}/toggleisshared
  PUT /api/projects/{id}/shared
  GET /api/projects/teamshared
  GET /api/projects/deleted
  PUT /api/projects/{id}/restore
  PUT /api/projects/filing
  GET /api/projects/{id}/revisions
  GET /api/projects/{id}/revisions/{revision}
  PUT /api/projects/{id}/revisions/{revision}/label
  PUT /api/projects/{id}/revisions/{revision}/restore
  PUT /api/projects/{id}/revisions/{revision}/copy
  POST /api/projects/export
  POST /api/projects/import
  GET /api/projects/{id}/links
  POST /api/projects/{id}/links
  DELETE /api/links/{id}
  POST /api/links/open
  GET /api/products/structure/{structureModule}
  GET /api/products/structure/{structureModule}/defaults
  GET /api/products/insulations
  GET /api/manufacturers
  POST /api/calculate
  POST /api/report
  GET /api/products
  GET /api/products/{id}
  GET /api/products/manufacturer/{id}
  GET /api/products/material/{material}
  GET /api/products/type/{type}
  GET /api/manufacturers/{id}
  POST /api/rate
  GET /api/measured-curves
  PUT /api/measured-curves
  DELETE /api/measured-curves/{id}
  PUT /api/measured-curves/{id}/restore
  POST /api/rooms
  POST /api/outside
  GET /api/requirements
  PUT /api/requirements
  POST /api/sweep
  POST /api/solve
  POST /api/batches
  GET /api/batches
  GET /api/batches/{id}
  PUT /api/batches/{id}/structures
  PUT /api/batches/{id}/cancel
  DELETE /api/batches/{id}
  GET /api/own-products
  PUT /api/own-products
  POST /api/own-products/import
  GET /api/own-products/{id}/history
  DELETE /api/own-products/{id}
  PUT /api/own-products/{id}/restore
  GET /api/materials
  PUT /api/materials
  POST /api/authorize/sso/begin
  POST /api/authorize/sso/finish
  POST /account/secondfactor/begin
  POST /account/secondfactor/confirm
  POST /account/secondfactor/remove
  POST /account/secondfactor/passkeys/ask
  POST /account/secondfactor/passkeys/begin
  POST /account/secondfactor/passkeys/confirm
  POST /account/secondfactor/passkeys/remove
  GET /account/webhooks
  POST /account/webhooks
  DELETE /account/webhooks/{id}
  POST /account/webhooks/{id}/test
`

test('every call of the specification is there, with its method and path', () => {
  const table = CALL_TABLE.trim()
    .split('\n')
    .map((line) => line.trim())
  const calls = Object.values(CALLS).map(({ method, path }) => `${method} ${path}`)
  expect([...calls].sort()).toEqual([...table].sort())
})

test('every parameter of a path is described, and nothing else is', () => {
  for (const call of Object.values<CallDefinition>(CALLS)) {
    const named = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect(Object.keys(call.params ?? {})).toEqual(named)
  }
})

test('only what a person does before signing in is without a token', () => {
  const open = Object.entries<CallDefinition>(CALLS).filter(([, { authenticated }]) => !authenticated)
  expect(open.map(([name]) => name).sort()).toEqual([
    'askPasskey', // with address and password, as the next
    'beginSecondFactor', // with address and password, at a login that asks for one
    'beginSingleSignOn', // with an address; logs nobody in
    'changeForgottenPassword',
    'finishSingleSignOn', // the other half of a login
    'forgottenPassword',
    'login',
    'openLink', // its token is the right to read one project
    'refreshToken',
    'signUp',
  ])
})

const [project] = SAMPLE_PROJECTS
const [structure] = SAMPLE_STRUCTURES
const [calculation] = SAMPLE_CALCULATIONS

test('[API-04] fields that this version does not know are let through on every level', () => {
  const open = { ...structure, newerField: [1, { deep: true }] }
  const components = structure?.components.map((component) => ({
    ...component,
    colour: 'red',
    properties: [...component.properties.map((property) => ({ ...property, note: '' }))],
  }))
  expect(Value.Check(Structure, { ...open, components })).toBe(true)
  expect(Value.Check(Project, { ...project, tags: ['a'] })).toBe(true)
  expect(Value.Check(CalculationAnswer, { ...calculation, spectrumOfTomorrow: null })).toBe(true)
})

test('a property of a key that this version does not know is let through', () => {
  const property = {
    id: null,
    key: 'studId',
    value: '7',
    type: 'Int',
    isUiProperty: false,
    rangeConfiguration: null,
  }
  expect(Value.Check(Property, property)).toBe(true)
})

test('a whole project body is accepted for saving and for calculating', () => {
  expect(Value.Check(SaveProjectRequest, project)).toBe(true)
  expect(Value.Check(CalculateRequest, project)).toBe(true)
})

test('a new project needs no revision; a revision is no text', () => {
  const { revision, ...withoutRevision } = project ?? { revision: 0 }
  expect(revision).toBeGreaterThan(0)
  expect(Value.Check(SaveProjectRequest, withoutRevision)).toBe(true)
  expect(Value.Check(SaveProjectRequest, { ...withoutRevision, revision: '3' })).toBe(false)
})

test('[API-04] a property travels as text: a number in its place is refused', () => {
  const property = {
    id: null,
    key: 'thickness',
    type: 'Decimal',
    isUiProperty: false,
    rangeConfiguration: null,
  }
  expect(Value.Check(Property, { ...property, value: '12.5' })).toBe(true)
  expect(Value.Check(Property, { ...property, value: 12.5 })).toBe(false)
})

test('a calculation may leave out no field: what does not apply is null (decision 48)', () => {
  for (const field of ['rw', 'stc', 'tableResultR', 'shiftedCurveL', 'airborneFieldEstimation']) {
    const { [field]: _, ...without } = { ...calculation } as Record<string, unknown>
    expect(Value.Check(CalculationAnswer, without)).toBe(false)
    expect(Value.Check(CalculationAnswer, { ...without, [field]: null })).toBe(true)
  }
})

test('a spectrum has 21 numbers; 20, 22 or a hole are refused', () => {
  const values = Array.from({ length: 21 }, () => 50)
  const withTable = (tableResultR: unknown) => ({ ...calculation, tableResultR })
  expect(Value.Check(CalculationAnswer, withTable(values))).toBe(true)
  expect(Value.Check(CalculationAnswer, withTable(values.slice(1)))).toBe(false)
  expect(Value.Check(CalculationAnswer, withTable([...values, 50]))).toBe(false)
  expect(Value.Check(CalculationAnswer, withTable([null, ...values.slice(1)]))).toBe(false)
})
