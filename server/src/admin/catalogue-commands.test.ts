import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onEachDatabase } from '../testing/on-each-database'
import { runAdmin } from '../testing/run-admin'
import { FIELD_VALUES, structureOf } from '../testing/constructions'
import { fromWire, ruleText, selectProduct, toWire } from '@soundleaf/construction'

const folder = mkdtempSync(join(tmpdir(), 'soundleaf-catalogue-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

onEachDatabase("the operator's catalogue", (server) => {
  const admin = (...args: string[]) => runAdmin(server(), ...args)
  const products = async () => (await (await server().person()).call('listProducts', {})).body
  const write = (name: string, text: string) => {
    const file = join(folder, name)
    writeFileSync(file, text)
    return file
  }

  test.each(['csv', 'json'])('[OPS-03] the catalogue comes back from %s as it was', async (format) => {
    const file = join(folder, `whole.${format}`)
    const before = await products()
    expect(await admin('export-catalogue', file)).toMatchObject({
      fault: null,
      output: `Exported ${before.length} products to ${file}.`,
    })
    expect((await admin('import-catalogue', file)).output).toBe(
      `Imported ${file}: 0 new, 0 changed, ${before.length} unchanged.`,
    )
    expect(await products()).toEqual(before)
  })

  test('[OPS-03] a product is added, changed to its next version, and a saved project keeps the values it has', async () => {
    const person = await server().person()
    const row = (density: number) =>
      write(
        'board.csv',
        [
          'manufacturer,type,name,material,structures,thickness [mm],thickness min [mm],thickness max [mm],density [kg/m³],modulusOfElasticity [MPa],dampingCoefficient',
          `"Öst, Board",Panel,Östboard 13,Gypsum,LightweightFrameWall Wall,12.5,10,15,${density},2500,0.02`,
        ].join('\r\n'),
      )
    expect((await admin('import-catalogue', row(800))).output).toContain('1 new, 0 changed, 0 unchanged')
    const board = (await products()).find(({ name }) => name === 'Östboard 13')
    if (board === undefined) throw new Error('The board was not imported')
    expect(board).toMatchObject({
      type: 'Panel',
      version: 1,
      supportedStructures: ['Wall', 'LightweightFrameWall'],
    })
    expect(board.properties[0]).toMatchObject({
      key: 'thickness',
      value: '12.5',
      type: 'Decimal',
      rangeConfiguration: { minimumValue: 10, maximumValue: 15 },
    })

    const wall = fromWire(structureOf('LightweightFrameWall'))
    const panel = wall.ok ? wall.value.components[0] : undefined
    if (!wall.ok || panel === undefined) throw new Error('The template changed')
    const built = selectProduct(wall.value, panel.id, board)
    if (!built.ok) throw new Error(ruleText(built.failure))
    const saved = await person.call('saveProject', {
      body: {
        projectId: '00000000-0000-0000-0000-000000000000',
        name: 'A wall',
        fieldValues: FIELD_VALUES,
        structures: [toWire(built.value)],
      },
    })

    expect((await admin('import-catalogue', row(900))).output).toContain('0 new, 1 changed, 0 unchanged')
    const changed = (await products()).find(({ name }) => name === 'Östboard 13')
    expect(changed).toMatchObject({ id: board.id, version: 2 })
    const { body } = await person.call('getProject', { params: { id: saved.body.projectId } })
    const [component] = body.structures[0]?.components ?? []
    expect(component).toMatchObject({ productId: board.id, productVersion: 1 })
    expect(component?.properties.find(({ key }) => key === 'density')?.value).toBe('800')
  })

  test('[OPS-03] semicolons with decimal commas are read, as spreadsheets write them', async () => {
    const file = write(
      'comma.csv',
      '\uFEFFmanufacturer;type;name;material;structures;thickness [mm];contactStiffness [MN/m]\nX;FloorCovering;Filt;Other;Floor;6,5;0,8\n',
    )
    expect((await admin('import-catalogue', file)).fault).toBeNull()
    const felt = (await products()).find(({ name }) => name === 'Filt')
    expect(felt?.properties.map(({ value }) => value)).toEqual(['6.5', '0.8'])
  })

  test('[OPS-03] every fault has its line, and nothing of the file is imported', async () => {
    const before = await products()
    const heads =
      'manufacturer,type,name,material,structures,thickness [mm],density [kg/m³],dynamicStiffness [MN/m³],cc [mm]'
    const file = write(
      'faults.csv',
      [
        heads,
        'X,ImpactBoard,Good,Stonewool,Floor,30,120,15,',
        'X,ImpactBoard,Bad number,Stonewool,Floor,abc,1e2,15,',
        'X,ImpactBoard,Bad range,Stonewool,Floor,900,120,,',
        'X,ImpactBoard,Bad field,Stonewool,Floor,30,120,15,600',
        'X,Sofa,Bad type,Stonewool,Roof,30,120,15,',
        '"X","ImpactBoard","Two',
        'lines","Leather","Floor",30,120,15,',
        'X,ImpactBoard,Good,Stonewool,Floor,31,120,15,',
      ].join('\n'),
    )
    const { fault } = await admin('import-catalogue', file)
    expect(fault?.split('\n')).toEqual([
      `${file}:3: thickness [mm] is "abc"; enter a number from 1 to 200.`,
      `${file}:3: density [kg/m³] is "1e2"; enter a number from 5 to 1500.`,
      `${file}:4: thickness [mm] is "900"; enter a number from 1 to 200.`,
      `${file}:4: dynamicStiffness [MN/m³] is missing; enter a number from 1 to 500.`,
      `${file}:5: cc [mm] is "600"; a product of the type ImpactBoard has none.`,
      expect.stringMatching(/faults.csv:6: type is "Sofa"; enter one of FloorFrame, /),
      expect.stringMatching(/faults.csv:6: structures is "Roof"; enter some of Floor, /),
      `${file}:7: name is "Two lines"; enter 1 to 100 characters.`,
      expect.stringMatching(/faults.csv:7: material is "Leather"; enter one of /),
      `${file}:9: "Good" stands in line 2 already.`,
      'Nothing was imported.',
    ])
    expect(await products()).toEqual(before)
  })

  test('[OPS-03] JSON has its faults by line as well', async () => {
    const file = write(
      'faults.json',
      `[
  {
    "manufacturer": "X", "type": "Cavity", "name": "C", "material": "NotApplicable",
    "structures": ["DoubleMassiveElementWall"],
    "colour": "red",
    "properties": {
      "totalCavityDepth": { "value": 5, "min": 10,
        "max": 2000, "unit": "cm" },
      "density": { "value": "12" }
    }
  },
  7
]`,
    )
    expect((await admin('import-catalogue', file)).fault?.split('\n')).toEqual([
      `${file}:5: A product has no "colour".`,
      `${file}:8: totalCavityDepth is in mm, not in cm.`,
      `${file}:9: density must be a number.`,
      `${file}:12: A product must be an object.`,
      'Nothing was imported.',
    ])
  })

  test.each([
    ['broken.json', '[\n{"a": 1,\n}]', ':3: This is no JSON: PropertyNameExpected.'],
    ['object.json', '{}', ':1: The file must hold a list of products.'],
    [
      'unit.csv',
      'manufacturer,thickness [cm]\n',
      ':1: There is no column "thickness [cm]"; it must be "thickness [mm]".',
    ],
    ['twice.csv', 'name,name\n', ':1: The column "name" stands there twice.'],
    ['short.csv', 'manufacturer,name\nX\n', ':2: The line has 1 cells, the heads are 2.'],
    ['quote.csv', 'manufacturer,name\nX,Y\n"X,Y\n', ': This is no CSV: a quotation mark is not closed'],
    ['empty.csv', '', ':1: The file is empty.'],
    ['catalogue.xlsx', '', 'catalogue.xlsx must end with .csv or .json.'],
    ['latin1.csv', '', 'latin1.csv cannot be read: The encoded data was not valid'],
  ])('[OPS-03] %s is refused', async (name, text, fault) => {
    const file = write(name, text)
    if (name === 'latin1.csv') writeFileSync(file, Buffer.from('name\nGr\xfcn', 'latin1'))
    expect((await admin('import-catalogue', file)).fault).toContain(fault)
    expect((await admin('import-catalogue', join(folder, 'none.csv'))).fault).toContain(
      'none.csv cannot be read: ENOENT',
    )
  })

  test('[OPS-03] one manufacturer is exported alone; an unknown one is told who there is', async () => {
    const file = join(folder, 'maker.json')
    await admin('export-catalogue', file, '--manufacturer', 'Nordvik Board (demo)')
    const list = JSON.parse(readFileSync(file, 'utf8')) as { manufacturer: string }[]
    expect(new Set(list.map(({ manufacturer }) => manufacturer))).toEqual(new Set(['Nordvik Board (demo)']))
    expect((await admin('export-catalogue', file, '--manufacturer', 'Nobody')).fault).toContain(
      'There is no manufacturer "Nobody". There is "Generic"',
    )
  })
})
