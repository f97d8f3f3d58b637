import { randomUUID } from 'node:crypto'
import type { MaterialMeaning } from '@soundleaf/contracts'
import { eq } from 'drizzle-orm'
import { SECOND_MS } from '../domain/clock'
import { MOST_MATERIALS } from '../domain/material-meanings'
import { accounts } from '../storage/schema'
import { onEachDatabase } from '../testing/on-each-database'
import { PASSWORD, type Person } from '../testing/test-application'

const air = (material: string): MaterialMeaning => ({ material, is: 'Air', productId: null })
const leftOut = (material: string): MaterialMeaning => ({ material, is: 'LeftOut', productId: null })
const product = (material: string): MaterialMeaning => ({
  material,
  is: 'Product',
  productId: '11111111-2222-4333-8444-555555555555',
})

const say = (person: Person, said: readonly MaterialMeaning[], forgotten: readonly string[] = []) =>
  person.call('sayMaterials', { body: { said: [...said], forgotten: [...forgotten] } })
const known = async (person: Person) => (await person.call('listMaterialMeanings', {})).body

onEachDatabase('what materials of models are', (server) => {
  test('[BEY-15] what a person says of a material is kept, replaced by what they say later, and forgotten', async () => {
    const person = await server().person()
    expect(await known(person)).toEqual({ own: [], team: [] })
    await say(person, [air('Luft'), product('Default <7>'), leftOut('Folie')])
    expect((await known(person)).own).toEqual([product('Default <7>'), leftOut('Folie'), air('Luft')])
    // Names are compared letter by letter, whatever they look like.
    await say(person, [leftOut('luft'), product('Folie'), air('Folie')], ['Luft', 'Folie', 'never said'])
    expect((await known(person)).own).toEqual([product('Default <7>'), air('Folie'), leftOut('luft')])
  })

  test('[BEY-15] a team knows what its members said: one’s own goes first, then the latest; others know none of it', async () => {
    const teamId = await server().team(9)
    const [ann, ben, cem] = [
      await server().person({ teamId }),
      await server().person({ teamId }),
      await server().person({ teamId }),
    ]
    const stranger = await server().person()
    await say(ann, [air('Spouw'), product('Kalksten')])
    server().clock.advance(SECOND_MS)
    await say(ben, [leftOut('Spouw'), leftOut('Kalksten')])
    await say(cem, [product('Kalksten')])
    expect((await known(cem)).team).toEqual([{ ...leftOut('Spouw'), owner: ben.email }])
    expect((await known(ann)).team).toEqual([])
    server().clock.advance(SECOND_MS)
    await say(ann, [product('Spouw')])
    expect((await known(cem)).team).toEqual([{ ...product('Spouw'), owner: ann.email }])
    expect(await known(stranger)).toEqual({ own: [], team: [] })
    await server().database.queries.update(accounts).set({ teamId: null }).where(eq(accounts.id, ann.id))
    expect((await known(cem)).team).toEqual([{ ...leftOut('Spouw'), owner: ben.email }])
  })

  test('[BEY-15, SEC-17] of one person the earliest said go first, and no more are kept than can be read', async () => {
    const person = await server().person()
    const run = randomUUID()
    for (let at = 0; at < MOST_MATERIALS; at += 200) {
      await say(
        person,
        Array.from({ length: 200 }, (_, next) => air(`${run} ${String(at + next).padStart(4, '0')}`)),
      )
      server().clock.advance(SECOND_MS)
    }
    expect((await known(person)).own).toHaveLength(MOST_MATERIALS)
    // Said again, the first is the latest.
    await say(person, [leftOut(`${run} 0000`)])
    server().clock.advance(SECOND_MS)
    await say(person, [leftOut('One more')])
    const { own } = await known(person)
    expect(own).toHaveLength(MOST_MATERIALS)
    const names = own.map(({ material }) => material)
    expect(names).toEqual(expect.arrayContaining(['One more', `${run} 0000`]))
    expect(names.filter((name) => name === `${run} 0199`)).toEqual([])
  })

  test('[BEY-15] a product without an id, an id of what is none, and names that no file has are refused by name', async () => {
    const person = await server().person()
    for (const [wrong, field] of [
      [{ ...product('A'), productId: null }, 'said.1.productId'],
      [{ ...air('A'), productId: product('A').productId }, 'said.1.productId'],
      [air(''), 'said.1.material'],
      [air('a'.repeat(501)), 'said.1.material'],
      [{ ...air('A'), is: 'Gas' } as unknown as MaterialMeaning, 'said.1.is'],
    ] as const) {
      const { status, failure } = await say(person, [air('Fine'), wrong])
      expect([status, failure.field]).toEqual([400, field])
    }
    expect((await known(person)).own).toEqual([])
    // As long as a name can be, of letters with four bytes each.
    expect((await say(person, [air('𐌰'.repeat(500))])).status).toBe(200)
  })

  test('[SEC-23] a download of all that is stored has it, and an erased account tells its team nothing more', async () => {
    const teamId = await server().team(9)
    const [owner, colleague] = [await server().person({ teamId }), await server().person({ teamId })]
    await say(owner, [air('Luft')])
    expect((await owner.call('exportAccount', {})).body.materials).toEqual([air('Luft')])
    await owner.call('eraseAccount', { body: { password: PASSWORD } })
    expect((await known(colleague)).team).toEqual([])
  })
})
