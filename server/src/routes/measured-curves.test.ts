import { EMPTY_GUID } from '@soundleaf/contracts'
import { DAY_MS } from '../domain/clock'
import { newCurve } from '../testing/constructions'
import { onEachDatabase } from '../testing/on-each-database'
import type { Person } from '../testing/test-application'

const titles = async (person: Person, filter = '') =>
  (await person.call('listMeasuredCurves', { query: { filter } })).body.curves.map(({ title }) => title)

onEachDatabase(
  'kept curves',
  (server) => {
    test('[BEY-01] a kept curve comes back as it was printed, with its source and its number', async () => {
      const person = await server().person()
      const values = [
        ...[125, 250, 500, 1000].map((band) => ({ band, value: 40 })),
        { band: 2000, value: 40, bound: 'atLeast' as const },
      ]
      const request = newCurve({ values, remarks: ' Two leaves\nof board ', sourceFile: 'LN-26-0417.csv' })
      const saved = await person.call('saveMeasuredCurve', request)
      expect(saved.status).toBe(200)
      // ISO 717-1: 40 dB in all octaves falls short by 1 + 4 + 5 = 10 dB of the curve at 41 dB.
      expect(saved.body).toMatchObject({
        title: 'Double studs',
        values,
        laboratory: 'Ljudlab',
        reportNumber: 'LN-26-0417',
        measuredOn: '2026-10-08',
        testStandard: 'ISO 10140-2:2021',
        elementArea: 10.1,
        remarks: 'Two leaves\nof board',
        sourceFile: 'LN-26-0417.csv',
        owner: null,
        revision: 1,
        numbers: [
          { notation: 'R_{w}', value: 41, bound: 'atLeast' },
          { notation: 'C' },
          { notation: 'C_{tr}' },
        ],
      })
      expect((await person.call('listMeasuredCurves', {})).body).toEqual({ curves: [saved.body], total: 1 })
      // A repetition of the same call makes no second one.
      expect((await person.call('saveMeasuredCurve', request)).body).toEqual(saved.body)
      expect(await titles(person)).toEqual(['Double studs'])
    })

    test('[BEY-01] search looks in title, laboratory and report number, and a wildcard stands for itself', async () => {
      const person = await server().person()
      await person.call('saveMeasuredCurve', newCurve({ title: 'Brick 100 %', laboratory: 'Baltic' }))
      server().clock.advance(1000)
      await person.call('saveMeasuredCurve', newCurve({ title: 'Concrete', reportNumber: 'B-1184' }))
      expect(await titles(person)).toEqual(['Concrete', 'Brick 100 %'])
      expect(await titles(person, 'baltic')).toEqual(['Brick 100 %'])
      expect(await titles(person, 'b-11')).toEqual(['Concrete'])
      expect(await titles(person, '%')).toEqual(['Brick 100 %'])
      expect(await titles(person, '2026-10-08')).toEqual([])
    })

    test('[BEY-01] a change is on top of the revision that it is based on, and its repetition is the same', async () => {
      const person = await server().person()
      const { body } = await person.call('saveMeasuredCurve', newCurve())
      const { numbers: _, owner: __, modifiedDateUtc: ___, ...kept } = body
      const change = { body: { ...kept, title: 'Staggered studs' } }
      const changed = await person.call('saveMeasuredCurve', change)
      expect(changed.body).toMatchObject({ id: body.id, title: 'Staggered studs', revision: 2 })
      expect((await person.call('saveMeasuredCurve', change)).body.revision).toBe(2)
      const stale = await person.call('saveMeasuredCurve', { body: { ...kept, title: 'Another' } })
      expect(stale.failure).toMatchObject({ code: 'StaleRevision', revision: 2 })
    })

    test('[BEY-01] a deletion is taken back; after a month it is for good', async () => {
      const person = await server().person()
      const { body: curve } = await person.call('saveMeasuredCurve', newCurve())
      const params = { id: curve.id }
      expect((await person.call('deleteMeasuredCurve', { params })).status).toBe(200)
      expect((await person.call('deleteMeasuredCurve', { params })).status).toBe(200)
      expect(await titles(person)).toEqual([])
      const gone = await person.call('saveMeasuredCurve', newCurve({ id: curve.id }))
      expect(gone.failure.code).toBe('NotFound')
      expect((await person.call('restoreMeasuredCurve', { params })).body).toEqual(curve)
      expect(await titles(person)).toEqual(['Double studs'])
      await person.call('deleteMeasuredCurve', { params })
      server().clock.advance(31 * DAY_MS)
      await server().purgeExpired()
      const again = await server().signIn(person)
      expect((await again.call('restoreMeasuredCurve', { params })).failure.code).toBe('NotFound')
    })

    test('[BEY-01] [LIC-02] the team sees what is shared with it, whatever its licences, and changes nothing', async () => {
      const teamId = await server().team(9)
      const owner = await server().person({ teamId })
      const light = await server().person({ teamId, licence: 'light' })
      const trial = await server().person({ teamId, licence: 'trial' })
      const outsider = await server().person({ teamId: await server().team(9) })
      await owner.call('saveMeasuredCurve', newCurve({ title: 'Own alone' }))
      const shared = await owner.call(
        'saveMeasuredCurve',
        newCurve({ title: 'For all', isShared: true, projectId: owner.id }),
      )
      for (const reader of [light, trial]) {
        const { curves } = (await reader.call('listMeasuredCurves', {})).body
        // The project that it is compared with is the owner's alone.
        expect(curves).toEqual([{ ...shared.body, owner: owner.email, projectId: null }])
        const refused = await reader.call('saveMeasuredCurve', newCurve())
        expect(refused.failure.code).toBe('LicenceInsufficient')
        const params = { id: shared.body.id }
        expect((await reader.call('deleteMeasuredCurve', { params })).failure.code).toBe('NotFound')
      }
      expect(await titles(outsider)).toEqual([])
    })

    test.each([
      [{ title: '  ' }, 'title', 'must be one line of 1 to 100 characters'],
      [{ title: 'two\nlines' }, 'title', 'must be one line of 1 to 100 characters'],
      [{ laboratory: 'x'.repeat(101) }, 'laboratory', 'must be one line of 0 to 100 characters'],
      [{ measuredOn: '2026-06-31' }, 'measuredOn', 'must be a date as 2026-10-08'],
      [{ measuredOn: 'last year' }, 'measuredOn', 'measuredOn is "last year"'],
      [{ elementArea: 0 }, 'elementArea', 'elementArea is 0'],
      [{ values: [{ band: 111, value: 40 }] }, 'values', 'must be nominal octaves or third octaves'],
      [{ title: 'half \ud83c' }, 'title', 'half a character'],
    ])('[BEY-01] [SEC-12] %j is refused by name', async (change, field, message) => {
      const person = await server().person()
      const refused = await person.call('saveMeasuredCurve', newCurve(change))
      expect([refused.status, refused.failure.field]).toEqual([400, field])
      expect(refused.failure.message).toContain(message)
      expect(await titles(person)).toEqual([])
    })

    test('[BEY-01] names that would do something elsewhere are kept as text, without what turns the text beside them, and unknown fields not at all', async () => {
      const person = await server().person()
      const title = `=cmd|'/c calc'!A1 <img src=x onerror=alert(1)> '); drop table x; --`
      const request = newCurve({ title: title.replace(';', '\u202e;'), laboratory: '🎻'.repeat(100) })
      const saved = await person.call('saveMeasuredCurve', {
        body: Object.assign(request.body, { isAdmin: true, owner: 'x' }),
      })
      expect(saved.body).toMatchObject({ title, laboratory: '🎻'.repeat(100), owner: null })
      expect(saved.body).not.toHaveProperty('isAdmin')
    })

    test('[BEY-01] [SEC-17] an account keeps at most so many, of many calls at once as well; a deletion makes room', async () => {
      const person = await server().person()
      const calls = Array.from({ length: 8 }, () => person.call('saveMeasuredCurve', newCurve()))
      const answers = await Promise.all(calls)
      const [first] = answers.filter(({ status }) => status === 200)
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 507, 507, 507])
      const refused = await person.call('saveMeasuredCurve', newCurve({ id: EMPTY_GUID }))
      expect(refused.failure).toMatchObject({ reason: 'TooManyCurves', params: { max: 5 } })
      const params = { id: first?.body.id ?? '' }
      await person.call('deleteMeasuredCurve', { params })
      expect((await person.call('saveMeasuredCurve', newCurve())).status).toBe(200)
      expect((await person.call('restoreMeasuredCurve', { params })).failure.reason).toBe('TooManyCurves')
    })
  },
  { mostCurves: 5 },
)
