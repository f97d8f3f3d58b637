import { STRUCTURE_TYPES } from '@soundleaf/contracts'
import { check, fromWire, template, toWire } from './index'

let count = 0
const newId = () => `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`

test.each(STRUCTURE_TYPES)('[CMP-09] the template of %s keeps every rule and survives the wire', (type) => {
  const made = template(type, newId)
  expect(check(made)).toEqual([])
  const back = fromWire(toWire(made))
  expect(back.ok && toWire(back.value)).toEqual(toWire(made))
})
