import { FRAME_TYPES, NEW_PROJECT_TYPES, TEMPLATES } from '@soundleaf/contracts'
import { render } from '@testing-library/react'
import { sample, sampleFrame } from '../testing'
import { StructureTypeIcon } from './structure-type-icon'
import { ComponentIcon } from './component-icon'

test('[PRJ-02] each of the six structure types and each template has a picture of its own, large and small', () => {
  const pictures = [...NEW_PROJECT_TYPES, ...TEMPLATES].flatMap((type) =>
    (['large', 'small'] as const).map((size) => {
      const { container, unmount } = render(<StructureTypeIcon type={type} size={size} />)
      const html = container.innerHTML.replace(/_r_\w+_/g, '')
      unmount()
      return html
    }),
  )
  expect(new Set(pictures).size).toBe(20)
  expect(pictures.join('')).not.toMatch(/NaN|undefined/)
})

test('[PRJ-03] a wall of brick and one of timber do not look like one of concrete', () => {
  const pictures = ([undefined, 'Concrete', 'Other', 'Wood'] as const).map((massive) => {
    const { container, unmount } = render(
      <StructureTypeIcon type="SingleMassiveElementWall" size="small" massive={massive} />,
    )
    const html = container.innerHTML.replace(/_r_\w+_/g, '')
    unmount()
    return html
  })
  expect(pictures[0]).toBe(pictures[1])
  expect(new Set(pictures).size).toBe(3)
})

test('each frame type has an icon of its own', () => {
  const chips = FRAME_TYPES.map((frameType) => {
    const { container, unmount } = render(<ComponentIcon component={sampleFrame({ frameType })} />)
    const html = container.innerHTML
    unmount()
    return html
  })
  expect(new Set(chips).size).toBe(FRAME_TYPES.length)
})

test('every kind of component has an icon', () => {
  const kinds = NEW_PROJECT_TYPES.flatMap((type) => sample(type).components)
  for (const component of kinds) {
    const { container, unmount } = render(<ComponentIcon component={component} />)
    expect(container.querySelector('svg')).toHaveAttribute('width', '26')
    expect(container.innerHTML).not.toMatch(/NaN|undefined/)
    unmount()
  }
})
