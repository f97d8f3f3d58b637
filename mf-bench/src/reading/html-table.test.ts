import { tableInHtml } from './html-table'

test('[BEY-01] a table of a web page or of Excel becomes lines of cells', () => {
  const html = `<html><body><!--StartFragment--><table><tr><th colspan="2">R in dB</th></tr>
    <tr><td>100</td><td class="xl63">38,8</td></tr><tr><td>125&nbsp;Hz</td><td><b>43,9</b></td></tr></table>`
  expect(tableInHtml(html)).toBe('R in dB\t\n100\t38,8\n125 Hz\t43,9')
})

test('HTML without a table gives none, and nothing of it runs', () => {
  expect(tableInHtml('<p>38,8</p><img src=x onerror="throw 1">')).toBeNull()
})
