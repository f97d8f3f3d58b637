import { apiPath } from './api-path'

const id = '0f8fad5b-d9cb-469f-a165-70867728950e'

test('[SEC-03] an id stands in its place', () => {
  expect(apiPath('/api/projects/{id}/shared', { id })).toBe(`/api/projects/${id}/shared`)
  expect(apiPath('/api/projects')).toBe('/api/projects')
})

test.each([
  '',
  '.',
  '..',
  '/',
  `${id}/toggleisshared`,
  `${id}%2Ftoggleisshared`,
  `../account`,
  `..%2F..%2Faccount`,
  ` ${id}`,
  `${id}\n`,
  `{${id}}`,
  id.replaceAll('-', ''),
  `${id}?x=1`,
  `${id}#x`,
  'undefined',
  '０f8fad5b-d9cb-469f-a165-70867728950e',
])('[SEC-03] the id %j makes no path', (hostile) => {
  expect(apiPath('/api/projects/{id}', { id: hostile })).toBeNull()
})

test.each(['', '.', '..', '\ud800'])('[SEC-03] the part %j makes no path', (hostile) => {
  expect(apiPath('/api/products/type/{type}', { type: hostile })).toBeNull()
})

test('[SEC-03] a part is encoded, so that it stays one part', () => {
  expect(apiPath('/api/products/type/{type}', { type: 'a/../b?c#d' })).toBe(
    '/api/products/type/a%2F..%2Fb%3Fc%23d',
  )
})

test('[SEC-03] a part that is missing or no text makes no path', () => {
  expect(apiPath('/api/projects/{id}', {})).toBeNull()
  expect(apiPath('/api/projects/{id}', { id: 12 })).toBeNull()
  expect(apiPath('/api/products/type/{toString}', {})).toBeNull()
})
