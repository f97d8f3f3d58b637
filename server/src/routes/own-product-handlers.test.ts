import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EMPTY_GUID } from '@soundleaf/contracts'
import { fromWire, selectProduct, toWire } from '@soundleaf/construction'
import { FIELD_VALUES, structureOf } from '../testing/constructions'
import { onEachDatabase } from '../testing/on-each-database'
import { BOARD, OWN_PRODUCT_FILE, ownProduct } from '../testing/own-products'
import { runAdmin } from '../testing/run-admin'
import type { Person } from '../testing/test-application'

onEachDatabase('products of one’s own', (server) => {
  const listed = async (person: Person) => (await person.call('listOwnProducts', {})).body.products
  const changed = (id: string, base: number, density: number) => ({
    ...ownProduct('own'),
    id,
    base,
    content: { ...BOARD, values: { ...BOARD.values, density } },
  })

  test('[BEY-09] a product is kept, changed to its next version, and its history says who and when', async () => {
    const person = await server().person()
    const request = { ...ownProduct('own'), content: BOARD }
    const first = await person.call('saveOwnProduct', { body: request })
    expect(first.body).toEqual({
      id: request.id,
      keptBy: 'own',
      version: 1,
      content: BOARD,
      savedDateUtc: server().clock.read().toISOString(),
      savedBy: person.email,
    })
    // The answer may have been lost: the same again is no second version.
    expect((await person.call('saveOwnProduct', { body: request })).body).toEqual(first.body)
    server().clock.advance(1000)
    const second = await person.call('saveOwnProduct', { body: changed(request.id, 1, 980) })
    expect(second.body).toMatchObject({ version: 2, content: { values: { density: 980 } } })
    const { body: history } = await person.call('getOwnProductHistory', { params: { id: request.id } })
    expect(
      history.map(({ version, savedBy, content }) => [version, savedBy, content.values.density]),
    ).toEqual([
      [2, person.email, 980],
      [1, person.email, 1024],
    ])
    expect(await person.call('saveOwnProduct', { body: changed(request.id, 1, 990) })).toMatchObject({
      status: 409,
      failure: { code: 'StaleRevision', reason: 'ProductChanged', params: { version: 2 } },
    })
  })

  test('[BEY-09] it stands among the products of every call, marked, and fixed as a maker’s', async () => {
    const person = await server().person()
    const { body: kept } = await person.call('saveOwnProduct', { body: ownProduct('own') })
    const wanted = {
      id: kept.id,
      version: 1,
      keptBy: 'own',
      manufacturer: 'Nordgips',
      source: BOARD.source,
      price: 18.6,
      carbon: { value: 3.1, per: 'm2' },
    }
    const params = { structureModule: 'LightweightFrameWall' } as const
    const forWall = (await person.call('listProductsForStructure', { params })).body
    expect(forWall.find(({ id }) => id === kept.id)).toMatchObject(wanted)
    const forFloor = await person.call('listProductsForStructure', {
      params: { structureModule: 'SingleMassiveElementFloor' },
    })
    expect(forFloor.body.some(({ id }) => id === kept.id)).toBe(false)
    expect((await person.call('getProduct', { params: { id: kept.id } })).body).toMatchObject(wanted)
    const makers = (await person.call('listManufacturers', {})).body
    const maker = makers.find(({ name }) => name === 'Nordgips')
    expect(forWall.find(({ id }) => id === kept.id)?.manufacturerId).toBe(maker?.manufacturerId)
    const other = await server().person()
    expect((await other.call('getProduct', { params: { id: kept.id } })).status).toBe(404)
    expect((await other.call('listManufacturers', {})).body.map(({ name }) => name)).not.toContain('Nordgips')
  })

  test('[BEY-09] a saved project keeps the version it was built with, also when the product is changed and deleted', async () => {
    const person = await server().person()
    const request = { ...ownProduct('own'), content: BOARD }
    await person.call('saveOwnProduct', { body: request })
    const board = (await person.call('getProduct', { params: { id: request.id } })).body
    const wall = fromWire(structureOf('LightweightFrameWall'))
    const panel = wall.ok ? wall.value.components[0] : undefined
    if (!wall.ok || panel === undefined) throw new Error('The template changed')
    const built = selectProduct(wall.value, panel.id, board)
    if (!built.ok) throw new Error('The board does not fit')
    const body = {
      projectId: EMPTY_GUID,
      name: 'A wall',
      fieldValues: FIELD_VALUES,
      structures: [toWire(built.value)],
    }
    const { projectId } = (await person.call('saveProject', { body })).body
    await person.call('saveOwnProduct', { body: changed(request.id, 1, 900) })
    await person.call('deleteOwnProduct', { params: { id: request.id } })
    const [component] =
      (await person.call('getProject', { params: { id: projectId } })).body.structures[0]?.components ?? []
    expect(component).toMatchObject({ productId: request.id, productVersion: 1 })
    expect(component?.properties.find(({ key }) => key === 'density')?.value).toBe('1024')
    expect(await listed(person)).toEqual([])
    // The project can still be calculated, and still asks for the product's source.
    expect((await person.call('getProduct', { params: { id: request.id } })).body.version).toBe(2)
    const { body: back } = await person.call('restoreOwnProduct', { params: { id: request.id } })
    expect([back.version, back.content.values.density]).toEqual([2, 900])
    expect(await listed(person)).toHaveLength(1)
  })

  test('[BEY-09] every member edits the team’s, Trial and Light read it, and nobody else sees it', async () => {
    const teamId = await server().team(9)
    const [one, two] = [await server().person({ teamId }), await server().person({ teamId })]
    const light = await server().person({ teamId, licence: 'light' })
    const stranger = await server().person()
    const request = { ...ownProduct('team'), content: BOARD }
    await one.call('saveOwnProduct', { body: request })
    const next = { ...changed(request.id, 1, 1000), keptBy: 'team' as const }
    expect((await two.call('saveOwnProduct', { body: next })).body).toMatchObject({
      version: 2,
      keptBy: 'team',
      savedBy: two.email,
    })
    expect((await listed(light)).map(({ version }) => version)).toEqual([2])
    expect((await light.call('listOwnProducts', {})).body.mayEdit).toBe(false)
    expect((await light.call('saveOwnProduct', { body: { ...next, base: 2 } })).failure.code).toBe(
      'LicenceInsufficient',
    )
    expect(await listed(stranger)).toEqual([])
    expect((await stranger.call('saveOwnProduct', { body: ownProduct('team') })).failure).toMatchObject({
      reason: 'NoTeam',
      field: 'keptBy',
    })
    // An id of somebody else's is taken over by nobody.
    const taken = { ...changed(request.id, 2, 1), keptBy: 'own' as const }
    expect((await stranger.call('saveOwnProduct', { body: taken })).status).toBeGreaterThanOrEqual(400)
    expect((await listed(one))[0]?.content.values.density).toBe(1000)
  })

  test('[BEY-09] what cannot be is refused in words that name field and range', async () => {
    const person = await server().person()
    const refusal = async (given: Partial<typeof BOARD>) =>
      (
        await person.call('saveOwnProduct', {
          body: { ...ownProduct('own'), content: { ...BOARD, ...given } },
        })
      ).failure
    expect(await refusal({ values: { ...BOARD.values, dampingCoefficient: 1.5 } })).toMatchObject({
      code: 'ValidationFailed',
      reason: 'ProductFaulty',
      field: 'dampingCoefficient',
      message: 'dampingCoefficient is "1.5"; enter a number from 0.0001 to 1.',
    })
    expect(await refusal({ values: { ...BOARD.values, cc: 600 } })).toMatchObject({ field: 'cc' })
    expect(await refusal({ manufacturer: 'generic' })).toMatchObject({ field: 'manufacturer' })
    expect(await refusal({ source: { ...BOARD.source, date: '2026-02-30' } })).toMatchObject({
      field: 'sourceDate',
    })
    await person.call('saveOwnProduct', { body: { ...ownProduct('own'), content: BOARD } })
    expect(await refusal({})).toMatchObject({ reason: 'ProductNameTaken', field: 'name' })
  })

  test('[BEY-09] a file is imported whole or, with a fault, not at all; what is the same makes no version', async () => {
    const person = await server().person()
    const take = (file: string) => person.call('importOwnProducts', { body: { keptBy: 'own', file } })
    expect((await take(OWN_PRODUCT_FILE)).body).toEqual({ added: 1, changed: 0, unchanged: 0 })
    expect((await take(OWN_PRODUCT_FILE)).body).toEqual({ added: 0, changed: 0, unchanged: 1 })
    const next = OWN_PRODUCT_FILE.replace('830', '840')
    expect((await take(next)).body).toEqual({ added: 0, changed: 1, unchanged: 0 })
    expect(await listed(person)).toMatchObject([
      {
        version: 2,
        content: { name: 'Fire board 15', source: { document: 'Data sheet, 2026', origin: 'declared' } },
      },
    ])
    const broken = `${next}\n${next.split('\n')[1]?.replace('Fire board 15', 'Fire board 18').replace('840', '72O')}`
    expect((await take(broken)).failure).toMatchObject({
      reason: 'CatalogueFaulty',
      params: { line: 3 },
      message: 'Line 3: density [kg/m³] is "72O"; enter a number from 5 to 12000.',
    })
    expect(await listed(person)).toHaveLength(1)
  })

  test('[BEY-09] 5000 rows are imported in one call, 5001 are not', async () => {
    const person = await server().person()
    const [heads = '', row = ''] = OWN_PRODUCT_FILE.split('\n')
    const file = (count: number) =>
      [heads, ...Array.from({ length: count }, (_, at) => row.replace('board 15', `board ${at}`))].join('\n')
    expect(
      (await person.call('importOwnProducts', { body: { keptBy: 'own', file: file(5001) } })).failure.message,
    ).toBe('Line 1: There are 5001 lines with products; a file may have 5000. Part it into several files.')
    const { body } = await person.call('importOwnProducts', { body: { keptBy: 'own', file: file(5000) } })
    expect(body).toEqual({ added: 5000, changed: 0, unchanged: 0 })
    expect(await listed(person)).toHaveLength(5000)
  })

  test('[BEY-09] products, versions and their keepers come back from a backup', async () => {
    const teamId = await server().team(9)
    const person = await server().person({ teamId })
    const id = randomUUID()
    for (const [base, density] of [1000, 1010].entries())
      await person.call('saveOwnProduct', { body: { ...changed(id, base, density), keptBy: 'team' } })
    const folder = mkdtempSync(join(tmpdir(), 'soundleaf-own-products-'))
    try {
      const file = join(folder, 'whole.backup')
      expect((await runAdmin(server(), 'backup', file)).fault).toBeNull()
      expect((await runAdmin(server(), 'restore', file, '--replace')).fault).toBeNull()
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
    const again = await server().signIn(person)
    expect((await listed(again)).filter((one) => one.id === id)).toMatchObject([
      { version: 2, keptBy: 'team' },
    ])
    expect((await again.call('getOwnProductHistory', { params: { id } })).body).toHaveLength(2)
  })
})
