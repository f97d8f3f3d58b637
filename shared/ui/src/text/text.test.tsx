import { render } from '@testing-library/react'
import { numberText } from '../index'
import { Sub } from './sub'

test.each([
  [-7, 0, '\u22127'],
  [-0.04, 1, '0.0'],
  [12.45, 1, '12.4'], // 12.45 is stored a little below itself; toFixed is exact about that.
  [54, 1, '54.0'],
])('%s with %s decimals reads %s', (value, decimals, text) => {
  expect(numberText(value, decimals)).toBe(text)
})

test.each([
  ['R_w (C; C_tr)', 'R<sub>w</sub> (C; C<sub>tr</sub>)'],
  ['D_nT,w + C_50–3150', 'D<sub>nT,w</sub> + C<sub>50–3150</sub>'],
  ['L′_{n,w} (C_I)', 'L′<sub>n,w</sub> (C<sub>I</sub>)'],
  ['R_w, dB', 'R<sub>w</sub>, dB'],
  ['Ref. 1', 'Ref. 1'],
  ['<b>_x', '&lt;b&gt;<sub>x</sub>'],
])('%s is written with real subscripts', (notation, html) => {
  const { container } = render(<Sub>{notation}</Sub>)
  expect(container.innerHTML).toBe(html)
})
