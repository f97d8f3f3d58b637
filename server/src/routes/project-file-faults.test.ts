import { strToU8, zipSync } from 'fflate'
import { PROJECT_FILE_VERSION } from '@soundleaf/contracts'
import { FIELD_VALUES, structureOf } from '../testing/constructions'
import { onEachDatabase } from '../testing/on-each-database'
import { importing } from '../testing/project-files'

const written = (change: object) => JSON.stringify({ ...file(), ...change })
/** A file as the format says it, written by hand. */
const file = () => ({
  format: 'soundleaf-project',
  version: 1,
  project: { name: 'By hand', fieldValues: FIELD_VALUES, structures: [structureOf()] },
  measuredCurves: [] as unknown[],
  products: [],
  results: null,
})

onEachDatabase('faulty files of projects', (server) => {
  test.each([
    [
      'a newer version',
      written({ version: PROJECT_FILE_VERSION + 1 }),
      undefined,
      'ProjectFileNewer',
      'version 2',
    ],
    ['no project', '{"hello": 1}', undefined, 'ProjectFileForeign', 'no Soundleaf project'],
    ['a picture', '\u0089PNG\r\n', undefined, 'ProjectFileNotJson', 'line 1'],
    [
      'a line that stops',
      '{\n  "format": "soundleaf-project",\n  "version": }',
      undefined,
      'ProjectFileNotJson',
      'line 3, column 14',
    ],
    [
      'a value of another type',
      JSON.stringify({ ...file(), project: { ...file().project, name: 7 } }, null, 1),
      5,
      'FieldInvalid',
      'project.name is 7',
    ],
    [
      'a value out of its range',
      JSON.stringify(
        { ...file(), project: { ...file().project, fieldValues: { ...FIELD_VALUES, volume: -1 } } },
        null,
        1,
      ),
      12,
      'FieldInvalid',
      'project.fieldValues.volume is -1',
    ],
    [
      'a curve without values',
      written({ measuredCurves: [{ title: 'T' }] }),
      1,
      'FieldMissing',
      'measuredCurves.0.quantity is missing',
    ],
    [
      'a rule broken',
      written({
        project: {
          ...file().project,
          structures: [
            {
              ...structureOf(),
              components: [
                ...structureOf().components,
                ...structureOf().components,
                ...structureOf().components,
              ],
            },
          ],
        },
      }),
      undefined,
      undefined,
      '',
    ],
    [
      'a control character in the name',
      written({ project: { ...file().project, name: 'a\u0007b' } }),
      undefined,
      'ProjectNameHasControlCharacter',
      'control character',
    ],
    [
      'too deep a nesting',
      `{"format":"soundleaf-project","version":1,"project":${'['.repeat(90_000)}${']'.repeat(90_000)}}`,
      undefined,
      'NestedTooDeep',
      '32 levels',
    ],
    ['a nesting that never ends', '['.repeat(900_000), undefined, undefined, ''],
    [
      'a number beyond all',
      `{"format":"soundleaf-project","version":1e999}`,
      undefined,
      'NumberTooLarge',
      '1e308',
    ],
    [
      'more than a file may have',
      `{"format":"soundleaf-project","x":"${'x'.repeat(8_000_001)}"}`,
      undefined,
      'ProjectFileTooLarge',
      '8 MB',
    ],
    [
      'more than a project may have',
      written({ project: { ...file().project, x: 'x'.repeat(5_000_001) } }),
      undefined,
      'ProjectFileTooLarge',
      '5 MB',
    ],
  ])(
    '[BEY-11] a file with %s is refused in words that name the place, and nothing is kept',
    async (_, text, line, reason, words) => {
      const person = await server().person()
      const { status, body } = await importing(person, text, 'wall.json')
      expect([status, body.imported]).toEqual([200, []])
      expect(body.refused).toHaveLength(1)
      expect(body.refused[0]).toMatchObject({ file: 'wall.json', ...(line && { line }) })
      if (reason !== undefined) expect(body.refused[0]?.failure.reason).toBe(reason)
      expect(body.refused[0]?.failure.message).toContain(words)
      expect((await person.call('listProjects', {})).body.total).toBe(0)
    },
  )

  test('[BEY-11] [SEC-17] a ZIP with faulty files gives the good ones, and names the others', async () => {
    const person = await server().person()
    const good = strToU8(JSON.stringify(file()))
    const zip = zipSync({
      'b.json': good,
      'a.json': strToU8('{'),
      'folder/c.json': good,
      '__MACOSX/._b.json': strToU8('resource fork'),
      'folder/.hidden.json': strToU8('{'),
      'read me.txt': strToU8('hello'),
    })
    const { body } = await importing(person, zip)
    expect(body.imported.map(({ file }) => file)).toEqual(['b.json', 'folder/c.json'])
    expect(body.refused).toMatchObject([{ file: 'a.json', failure: { reason: 'ProjectFileNotJson' } }])
  })

  test('[BEY-11] [SEC-17] a ZIP that unpacks to more than is read is refused, whatever it says of its size', async () => {
    const person = await server().person()
    const bomb = zipSync({ 'a.json': new Uint8Array(40_000_000) }, { level: 9 })
    expect(bomb.length).toBeLessThan(100_000)
    const lying = Uint8Array.from(bomb)
    // Its local header and its directory say that it is of one byte: uncompressed sizes stand at 22 and at 24.
    const directory = lying.lastIndexOf(0x02, lying.length - 30)
    for (const at of [22, Math.max(22, directory)]) new DataView(lying.buffer).setUint32(at, 1, true)
    for (const zip of [bomb, lying]) {
      const refused = await importing(person, zip)
      expect([refused.status, refused.failure.reason]).toEqual([413, 'ZipTooLarge'])
    }
    const many = zipSync(
      Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`${at}.json`, strToU8('{}')])),
    )
    expect((await importing(person, many)).failure.reason).toBe('ZipTooLarge')
  })

  test('[BEY-11] a ZIP that is cut, garbled or without projects says so', async () => {
    const person = await server().person()
    const zip = zipSync({ 'a.json': strToU8(JSON.stringify(file())) })
    expect((await importing(person, zip.slice(0, zip.length - 200))).failure.reason).toBe('ZipFaulty')
    // What is packed begins behind the header of 30 bytes and the name, with the kind of its first block: 3 is none.
    const begin = 30 + 'a.json'.length
    const garbled = zip.map((byte, at) => (at >= begin && at < begin + 50 ? 0xff : byte))
    expect((await importing(person, garbled)).failure.reason).toBe('ZipFaulty')
    expect((await importing(person, zipSync({ 'a.txt': strToU8('a') }))).failure.reason).toBe(
      'ProjectFileForeign',
    )
    expect((await importing(person, zipSync({}))).failure.reason).toBe('ProjectFileForeign')
  })
})
