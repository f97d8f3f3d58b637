import {
  BANDS_HZ,
  DEFAULT_FIELD_VALUES,
  EMPTY_GUID,
  type OutsideRequest,
  type RoomEdge,
  type RoomsAnswer,
  type RoomsRequest,
} from '@soundleaf/contracts'
import { peopleOf } from '../testing/calculate'
import { concrete, structureOf } from '../testing/constructions'
import { onEachDatabase } from '../testing/on-each-database'
import { flankOf, outsideBody, roomsBody } from '../testing/rooms'

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

  test('[BEY-14] the bands of what passes by all paths are those that its numbers are of', async () => {
    const listener = await person()
    const body = roomsBody({ structures: [structureOf('SingleMassiveElementFloor')], height: 4 })
    const { reduction, impactLevels, quantities } = (await listener.call('rooms', { body })).body
    for (const [quantity, bands, at] of [
      ["R'", reduction, 1],
      ["L'n", impactLevels, 3],
    ] as const) {
      const values = BANDS_HZ.map((band, of) => ({ band, value: bands?.[of] ?? 0 }))
      const { ratings } = (await listener.call('rate', { body: { quantity, values } })).body
      expect(ratings[0]?.value).toBe(quantities[at]?.value)
    }
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

  const EIGHT = { Ff: 8, Fd: 8, Df: 8 }
  const edges = (first: RoomEdge) => [first, flankOf(460), flankOf(414), flankOf(414)]
  test.each<[string, Partial<RoomsRequest>, string, string]>([
    ['no area', { width: 0 }, 'width', '0.5 to 50'],
    ['no volume', { receivingDepth: 0 }, 'receivingDepth', '0.5 to 50'],
    [
      'a Kij that no junction has',
      { edges: edges({ ...flankOf(460), Kij: { Ff: 8, Fd: -11, Df: 8 } }) },
      'edges.0.Kij.Fd',
      '−10 to 60',
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
      // 0.03 m of 600 kg/m³ were 18 kg/m², which no flank may have.
      '20 to 720 for aerated concrete',
    ],
    [
      'a mass of concrete that is too thin',
      { edges: edges(flankOf(60)) },
      'edges.0.source.mass',
      // 0.03 m of 2300 kg/m³ are 69 kg/m²; 1.2 m were 2760, which no flank may have.
      '69 to 1500 for concrete',
    ],
    [
      'a corner of two with flanks in both rooms',
      { edges: edges({ ...flankOf(460), junction: 'corner' }) },
      'edges.0.junction',
      'have its flank in one room alone',
    ],
    [
      'a junction measured in two ways',
      { edges: edges({ ...flankOf(460), Kij: EIGHT, Dvn: EIGHT }) },
      'edges.0.Dvn',
      'be left out where Kij is given',
    ],
    [
      'a level difference that no junction has',
      { edges: edges({ ...flankOf(460), Dvn: { ...EIGHT, Df: 90 } }) },
      'edges.0.Dvn.Df',
      '−10 to 80',
    ],
    ['a flank without a junction', { edges: edges({ flank: 'element' }) }, 'edges.0.source', 'be there'],
    [
      'openings larger than the wall',
      { openings: [{ kind: 'window', area: 13, Rw: 35 }] },
      'openings',
      'Openings of 13 m² leave nothing of the element of 12.5 m².',
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

  const aerated = { material: 'aerated concrete', mass: 40, lining: 'none' } as const
  test.each<[string, Partial<RoomsRequest>, RoomsAnswer['warnings']]>([
    ['rooms of 50 m³ in concrete', {}, []],
    // 12.5 m² by 0.5 m are 6.25 m³.
    ['a room under 10 m³', { receivingDepth: 0.5 }, ['RoomOutsideRange']],
    // 20.8 m by 2.5 m are 52 m², with 2 m of depth 104 m³.
    ['an element over 50 m²', { width: 20.8, sourceDepth: 2, receivingDepth: 2 }, ['AreaOutsideRange']],
    // 460 kg/m² are more than ten times 40 kg/m².
    [
      'a flank that is too light for the formulae',
      { edges: edges({ ...flankOf(460), source: aerated, receiving: aerated }) },
      ['MassRatioOutsideRange'],
    ],
  ])(
    '[BEY-07] it is told where the models are beyond what they were checked for: %s',
    async (_, change, told) => {
      const { warnings } = (await ask(change)).body
      expect(warnings.filter((warning) => warning !== 'ModelsDiffer')).toEqual(told)
    },
  )

  test('[BEY-07] rooms are kept with their project: opened again, copied, and restored from its history', async () => {
    const owner = await person()
    const { structures, ...rooms } = roomsBody()
    const content = { name: 'Rooms', fieldValues: DEFAULT_FIELD_VALUES.Iso, structures, rooms }
    const { projectId, revision } = (
      await owner.call('saveProject', { body: { projectId: EMPTY_GUID, ...content } })
    ).body
    const opened = async (id: string) => (await owner.call('getProject', { params: { id } })).body.rooms
    expect(await opened(projectId)).toEqual(rooms)
    const params = { id: projectId }
    const copy = (await owner.call('duplicateProject', { params, body: { name: 'Copy' } })).body
    expect(await opened(copy.projectId)).toEqual(rooms)
    const { rooms: _, ...without } = content
    const saved = (await owner.call('saveProject', { body: { projectId, ...without, revision } })).body
    expect(await opened(projectId)).toBeUndefined()
    const first = { params: { ...params, revision: String(revision) } }
    expect((await owner.call('getRevision', first)).body.rooms).toEqual(rooms)
    await owner.call('restoreRevision', { ...first, body: { revision: saved.revision } })
    expect(await opened(projectId)).toEqual(rooms)
  })

  test('[BEY-07] rooms that are none are refused when they are saved', async () => {
    const { structures, ...rooms } = roomsBody()
    const broken = { ...rooms, edges: rooms.edges.slice(0, 3) }
    const body = {
      projectId: EMPTY_GUID,
      name: 'Broken',
      fieldValues: DEFAULT_FIELD_VALUES.Iso,
      structures,
      rooms: broken,
    }
    expect((await (await person()).call('saveProject', { body })).failure.code).toBe('ValidationFailed')
  })

  test('[BEY-07, FLD-04] what is expected of every index code is told, the term added', async () => {
    const { body } = await ask()
    const valueOf = (id: number) => body.expected.find(({ evaluationId }) => evaluationId === id)?.value ?? 0
    const [DnT] = body.quantities
    const C = DnT?.terms.find(({ notation }) => notation === 'C')?.value ?? Number.NaN
    // Ten of sound through air, six of impact sound.
    expect(body.expected.map(({ evaluationId }) => evaluationId)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 50, 51, 52, 53, 54, 55,
    ])
    expect(valueOf(1)).toBe(DnT?.value)
    expect(valueOf(2)).toBe(valueOf(1) + C)
  })

  test('[BEY-10] a facade with a window has D2m,nT,w, shares, and a level in the room from the street', async () => {
    const outside = async (change: Partial<OutsideRequest> = {}) =>
      (await person()).call('outside', { body: outsideBody(change) })
    const bare = (await outside({ structures: [concrete(200, 'SingleMassiveElementWall')] })).body
    const { body } = await outside({
      structures: [concrete(200, 'SingleMassiveElementWall')],
      openings: [{ kind: 'window', area: 2, Rw: 33 }],
    })
    expect(body.quantities.map(({ notation }) => notation)).toEqual(['D_{2m,nT,w}', 'R′_{w}'])
    expect(body.openingShares).toHaveLength(2)
    expect(body.openingShares[1]).toBeGreaterThan(0.95)
    expect(body.rain).toBeNull()
    // Through the window alone: R'w = 33 + 10 lg(10/2) = 40.0; D2m,nT = R' + 10 lg(0.32 * 50/10) = R' + 2.04.
    expect(Math.abs((body.quantities[1]?.value ?? 0) - 40)).toBeLessThanOrEqual(1)
    expect(Math.abs((body.quantities[0]?.value ?? 0) - 42)).toBeLessThanOrEqual(1)
    // By the definition of Ctr the level inside is that outside less D2m,nT,w + Ctr50-5000, where T is T0.
    const Ctr =
      body.quantities[0]?.terms.find(({ notation }) => notation === 'C_{tr,50–5000}')?.value ?? Number.NaN
    const expected = 65 - ((body.quantities[0]?.value ?? 0) + Ctr)
    expect(Math.abs(body.indoorLevel - expected)).toBeLessThanOrEqual(1)
    expect(bare.indoorLevel).toBeLessThan(body.indoorLevel)
  })

  test('[BEY-17] a roof under heavy rain has levels by third octave and in dB(A); a wall has none', async () => {
    const roof = outsideBody({ structures: [structureOf('SingleMassiveElementFloor')] })
    const { rain } = (await (await person()).call('outside', { body: roof })).body
    expect(rain?.levels).toHaveLength(21)
    // LI + 10 lg S + 6 - 10 lg(0.16 V/T) with S = 10 m², V = 50 m³, T = 0.5 s: 10 + 6 - 12.04 = +3.96 dB.
    expect((rain?.indoorLevel ?? 0) - (rain?.weighted ?? 0)).toBeCloseTo(3.96, 0)
  })

  test('[BEY-10] octaves of one’s own outside have a level in front and one in the room', async () => {
    const { outside } = outsideBody()
    const octaves = [75, 74, 69, 66, 65, 61, 54]
    const body = outsideBody({ outside: { ...outside, source: 'own', octaves } })
    const answer = (await (await person()).call('outside', { body })).body
    // A-weighted octaves 48.8 57.9 60.4 62.8 65 62.2 55: 69.2 dB(A).
    expect(Math.abs(answer.outdoorLevel - 69.2)).toBeLessThan(0.5)
    const louder = octaves.map((octave) => octave + 6)
    const more = outsideBody({ outside: { ...outside, source: 'own', octaves: louder } })
    const indoor = (await (await person()).call('outside', { body: more })).body.indoorLevel
    expect(indoor - answer.indoorLevel).toBeCloseTo(6, 1)
  })

  test.each<[string, Partial<OutsideRequest['outside']>, string, string]>([
    ['one’s own spectrum without octaves', { source: 'own' }, 'outside.octaves.0', '0 to 140'],
    ['a requirement of nothing', { limit: { term: 'Ctr', value: 0 } }, 'outside.limit.value', '10 to 80'],
    ['a level of nothing', { level: 0 }, 'outside.level', '30 to 130'],
    [
      'a gallery that is not there',
      { shape: 'gallery 2', lineOfSight: 4 },
      'outside.shape',
      'line of sight at 4 m',
    ],
  ])('[BEY-10] %s is refused by name', async (_, change, field, rule) => {
    const { outside } = outsideBody()
    const body = outsideBody({ outside: { ...outside, ...change } })
    const answer = await (await person()).call('outside', { body })
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
