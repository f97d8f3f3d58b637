import { NO_ANSWERS, catalogueOf, readIfc, review } from '@soundleaf/ifc'
import { MODEL } from '../testing/beside'
import { csvText } from './csv-text'
import { differenceRows, typeRows } from './rows'

/** The types of the model, as they are before anybody said anything. */
function types() {
  const reading = readIfc(new TextEncoder().encode(MODEL.replaceAll("'Concrete'", '\'=Concrete, "C30"\'')))
  if (!reading.ok) throw new Error('It was refused.')
  return reading.model.types.map((type) => ({
    type,
    whole: type,
    review: review(type, { materials: new Map(), type: NO_ANSWERS }, catalogueOf([]), () =>
      crypto.randomUUID(),
    ),
  }))
}

test('[BEY-15, SEC-07] a line for each layer of each type, as a spreadsheet reads it, and none that it works out', () => {
  const [head = '', ...lines] = csvText(typeRows(types())).trimEnd().split('\r\n')
  expect(head.split(',')).toHaveLength(16)
  expect(lines).toEqual([
    'Partition,IfcWall,wall,2,,0,,,asked,studsFilled,1,Plasterboard,12.5,,gypsum-board,no',
    'Partition,IfcWall,wall,2,,0,,,asked,studsFilled,2,Metal Stud Layer,92,,frame,no',
    'Partition,IfcWall,wall,2,,0,,,asked,studsFilled,3,Plasterboard,12.5,,gypsum-board,no',
    // A name of a file that looks like a formula, with a separator and quotes in it.
    'Concrete wall,IfcWall,wall,1,,0,,Rw 50 dB,ready,,1,"\'=Concrete, ""C30""",200,,concrete,no',
    'Door <b>1</b>,IfcDoor,wall,1,,0,,,blocked,notPredicted,,,,,,',
  ])
})

test('[BEY-15] where the comma is the decimal sign, semicolons part the cells', () => {
  const lines = csvText(typeRows(types()), ',').split('\r\n')
  expect(lines[1]).toBe(
    'Partition;IfcWall;wall;2;;0;;;asked;studsFilled;1;Plasterboard;12,5;;gypsum-board;no',
  )
})

test('[BEY-15] what would change in the file has a line for each type', () => {
  const [, concrete] = types()
  if (concrete === undefined) throw new Error('The model has a concrete wall.')
  const row = { key: concrete.type.key, type: concrete.type, text: 'Rw 58 (-2; -6) dB', isWritten: true }
  expect(csvText(differenceRows([row]))).toBe(
    'type,class,elements,in the file,new,is written\r\n' +
      'Concrete wall,IfcWall,1,Rw 50 dB,"Rw 58 (-2; -6) dB",yes\r\n',
  )
})
