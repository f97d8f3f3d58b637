import type { RoomEdge, RoomsRequest } from '@soundleaf/contracts'
import { peopleOf } from '../testing/calculate'
import { concrete, structureOf } from '../testing/constructions'
import { onEachDatabase } from '../testing/on-each-database'
import { flankOf, roomsBody } from '../testing/rooms'

onEachDatabase('rooms', (server) => {
  const person = peopleOf(server)
  const ask = async (change: Partial<RoomsRequest> = {}) =>
    (await person()).call('rooms', { body: roomsBody(change) })

  test('[BEY-07] two rooms beside each other have thirteen paths with shares, and DnT,w with its uncertainty', async () => {
    const { status, body } = await ask({ structures: [concrete(200, 'SingleMassiveElementWall')] })
    expect(status).toBe(200)
    expect(body.airborne).toHaveLength(13)
    expect(body.airborne.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 6)
    expect(body.quantities.map(({ notation }) => notation)).toEqual([
      'D_{nT,w}',
      'R′_{w}',
      'L′_{nT,w}',
      'L′_{n,w}',
    ])
    const [DnT, apparent] = body.quantities
    // Worked example a-heavy-box: R'w 53 by annexes B and C of ISO 12354-1; 10 lg(0.32 * 50/12.5) = 1.07 dB.
    expect(Math.abs((apparent?.value ?? 0) - 53)).toBeLessThanOrEqual(2)
    expect(Math.abs((DnT?.value ?? 0) - (apparent?.value ?? 0) - 1.07)).toBeLessThanOrEqual(1)
    expect(DnT?.uncertainty).toBeGreaterThan(0.8)
    expect(body.separatingArea).toBe(12.5)
    expect(body.receivingVolume).toBe(50)
  })

  test('[BEY-07] a floor is struck, and its level below comes by the floor and four walls', async () => {
    const { body } = await ask({ structures: [structureOf('SingleMassiveElementFloor')], height: 4 })
    expect(body.impact?.map(({ kind, junction }) => `${kind}${junction}`)).toEqual([
      'Dd0',
      'Df1',
      'Df2',
      'Df3',
      'Df4',
    ])
  })

  test('[BEY-10] a door and a slit let through what they let through, and the wall itself keeps its number', async () => {
    const whole = (await ask()).body
    const { body } = await ask({
      openings: [
        { kind: 'door', area: 1.8, Rw: 32 },
        { kind: 'slit', length: 0.9, width: 5, depth: 40, place: 'edge' },
      ],
    })
    expect(body.directRw).toBe(whole.directRw)
    expect(body.openingShares).toHaveLength(3)
    expect(body.openingShares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6)
    // A door of Rw 32 with 5 mm below it is one of Rw 21 (worked example b-door-gap): 21 + 10 lg(12.5/1.8) = 29.4.
    expect(Math.abs((body.quantities[1]?.value ?? 0) - 29.4)).toBeLessThanOrEqual(1)
  })

  const edges = (first: RoomEdge) => [first, flankOf(460), flankOf(414), flankOf(414)]
  test.each<[string, Partial<RoomsRequest>, string, string]>([
    ['no area', { width: 0 }, 'width', '0.5 to 50'],
    ['no volume', { receivingDepth: 0 }, 'receivingDepth', '0.5 to 50'],
    [
      'a negative Kij',
      { edges: edges({ ...flankOf(460), Kij: { Ff: 8, Fd: -3, Df: 8 } }) },
      'edges.0.Kij.Fd',
      '0 to 60',
    ],
    ['an impossible mass', { edges: edges(flankOf(5)) }, 'edges.0.source.mass', '20 to 1500'],
    [
      'a mass that its material cannot have',
      {
        edges: edges({
          ...flankOf(460),
          source: { material: 'aerated concrete', mass: 1400, lining: 'none' },
        }),
      },
      'edges.0.source.mass',
      '18 to 720 for aerated concrete',
    ],
    ['a flank without a junction', { edges: edges({ flank: 'element' }) }, 'edges.0.source', 'there'],
    [
      'openings larger than the wall',
      { openings: [{ kind: 'window', area: 13, Rw: 35 }] },
      'openings',
      'less than the separating element, 12.50 m²',
    ],
    [
      'a slit without a width',
      { openings: [{ kind: 'slit', length: 1, depth: 40 }] },
      'openings.0.width',
      '0.1 to 30',
    ],
  ])('[BEY-07] %s is refused by name', async (_, change, field, rule) => {
    const answer = await ask(change)
    expect(answer.status).toBe(400)
    expect(answer.failure).toMatchObject({ field })
    expect(JSON.stringify(answer.failure)).toContain(rule)
  })

  test('[BEY-07] a licence without flanking is told so', async () => {
    const light = await person({ licence: 'light' })
    const answer = await light.call('rooms', { body: roomsBody() })
    expect(answer.failure.code).toBe('LicenceInsufficient')
  })
})
