import { render } from '@testing-library/react'
import { template } from '@soundleaf/construction'
import { SectionStrip } from './section-strip'

test('[BEY-15] a strip has a piece for each layer, as wide as its scale says, and none too thin to be seen', () => {
  // 12.5 mm of board, 95 mm of wool in the studs, 12.5 mm of board at half a pixel a millimetre.
  const wall = template('LightweightFrameWall', () => crypto.randomUUID())
  const { container } = render(<SectionStrip construction={wall} scale_pxmm={0.5} />)
  const widths = [...container.querySelectorAll('g > rect:last-child')].map((piece) =>
    piece.getAttribute('width'),
  )
  expect(widths).toEqual(['6.5', '47.5', '6.5'])
  const { container: small } = render(<SectionStrip construction={wall} scale_pxmm={0.01} />)
  expect(small.querySelector('g > rect:last-child')).toHaveAttribute('width', '2')
})
