import { calculateTask } from '../domain/calculation/calculate-task'
import { accept } from '../domain/refusal'
import { calculation } from '../testing/constructions'
import { onEachDatabase } from '../testing/on-each-database'
import { partnerPage } from '../testing/partner-page'

const owners: string[] = []

onEachDatabase(
  'shares of the calculation queue',
  (server) => {
    beforeEach(() => void owners.splice(0))

    test('[SEC-17] a calculation takes the share of the account that asks for it', async () => {
      const person = await server().person()
      expect((await person.call('calculate', calculation())).status).toBe(200)
      expect(owners).toEqual([person.id])
    })

    test('[SEC-17] a calculation in a partner’s page takes the share of the partner', async () => {
      const { id, headers } = await partnerPage(server())
      const answer = await server().app.inject({
        method: 'POST',
        url: '/api/embed/calculate',
        headers,
        payload: calculation().body,
      })
      expect([answer.statusCode, owners]).toEqual([200, [id]])
    })

    test('[SEC-17] made-up values of a trial take nobody’s share', async () => {
      const trialExpiry = new Date(server().clock.read().getTime() + 1000)
      const trial = await server().person({ licence: 'trial', trialExpiry })
      const { body } = await trial.call('calculate', calculation())
      expect(body).toMatchObject({ validation: { result: 'Success' }, isRandom: true })
      expect(owners).toEqual([])
    })
  },
  {
    calculator(task, owner) {
      owners.push(owner)
      return Promise.resolve(accept(calculateTask(task)))
    },
  },
)
