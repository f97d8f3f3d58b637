import { orientation } from '@soundleaf/construction'
import { FRAME_TYPES, STRUCTURE_TYPES } from '@soundleaf/contracts'
import { fireEvent, render, screen } from '@testing-library/react'
import { linedWall, sample, sampleFrame, withComponent } from '../testing'
import { SectionDrawing } from './section-drawing'

const view = { scale_pxmm: 2, drawnLength_px: 300 }
/** Shows where, should a number be none; a whole drawing would fill the screen. */
const noNonsense = (html: string) =>
  expect(/.{0,80}(NaN|Infinity|undefined).{0,20}/.exec(html)?.[0]).toBeUndefined()

test('[DRW-01] the total thickness and every layer are dimensioned', () => {
  render(<SectionDrawing construction={linedWall()} {...view} />)
  // 12.5 + 200 + 12.5.
  expect(screen.getByText('225 mm')).toBeInTheDocument()
  expect(screen.getAllByText('12.5')).toHaveLength(2)
  expect(screen.getByText('200')).toBeInTheDocument()
})

test('walls are labelled Left and Right, floors Above and Below', () => {
  const { unmount } = render(<SectionDrawing construction={linedWall()} {...view} />)
  expect(screen.getByText('Left')).toBeInTheDocument()
  expect(screen.getByText('Right')).toBeInTheDocument()
  unmount()
  render(<SectionDrawing construction={sample('SingleMassiveElementFloor')} {...view} />)
  expect(screen.getByText('Above')).toBeInTheDocument()
  expect(screen.getByText('Below')).toBeInTheDocument()
})

test('without a way to select, the drawing is a picture', () => {
  render(<SectionDrawing construction={linedWall()} {...view} />)
  expect(screen.getByRole('img')).toHaveAccessibleName(
    'Section of the wall, 3 layers from left to right, 225 mm',
  )
  expect(screen.queryAllByRole('option')).toEqual([])
})

test('[EDT-11] layers are options that say position, name, thickness and state; one is reached by Tab', () => {
  const wall = linedWall()
  const [first, element, last] = wall.components
  render(
    <SectionDrawing
      construction={wall}
      {...view}
      selectedId={element?.id ?? null}
      marks={
        new Map([
          [element?.id ?? '', { kind: 'error', text: 'Density is 0 kg/m³' }],
          [first?.id ?? '', { kind: 'unfinished', text: 'It needs a stud.' }],
          [last?.id ?? '', { kind: 'notice', text: 'It is heavy.' }],
        ])
      }
      onSelect={jest.fn()}
    />,
  )
  const layers = screen.getAllByRole('option')
  expect(layers.map((layer) => layer.getAttribute('aria-label'))).toEqual([
    'Layer 1 of 3, Gypsum board, 12.5 mm, not finished: It needs a stud.',
    'Layer 2 of 3, Concrete, 200 mm, error: Density is 0 kg/m³',
    'Layer 3 of 3, Gypsum board, 12.5 mm',
  ])
  expect(layers[2]).toHaveAttribute('aria-description', 'It is heavy.')
  expect(document.querySelectorAll('[data-notice]')).toHaveLength(1)
  expect(layers.map((layer) => layer.getAttribute('tabindex'))).toEqual(['-1', '0', '-1'])
  expect(layers[1]).toHaveAttribute('aria-selected', 'true')
})

test('[DRW-02] a click on a layer selects it, a click on the background deselects; the others step back', () => {
  const wall = linedWall()
  const onSelect = jest.fn()
  const onBackground = jest.fn()
  render(
    <SectionDrawing
      construction={wall}
      {...view}
      selectedId={wall.components[0]?.id ?? null}
      onSelect={onSelect}
      onBackground={onBackground}
    />,
  )
  fireEvent.click(screen.getAllByRole('option')[1] as Element)
  expect(onSelect).toHaveBeenCalledWith(wall.components[1]?.id)
  expect(onBackground).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('listbox'))
  expect(onBackground).toHaveBeenCalledTimes(1)
  const steppedBack = screen
    .getAllByRole('option')
    .map((layer) => layer.querySelector('g')?.getAttribute('opacity') ?? null)
  expect(steppedBack).toEqual([null, 'var(--step-back)', 'var(--step-back)'])
})

test('[DRW-09] the key of an erroneous layer shows ! and its outline is red', () => {
  const wall = linedWall()
  const { container } = render(
    <SectionDrawing
      construction={wall}
      {...view}
      marks={new Map([[wall.components[2]?.id ?? '', { kind: 'error', text: 'x' }]])}
    />,
  )
  expect(screen.getByText('!')).toBeInTheDocument()
  expect(screen.queryByText('C')).toBeNull()
  expect(container.querySelector('rect[stroke="var(--bad-line)"]')).not.toBeNull()
})

test('the selected frame names its inner depths', () => {
  const wall = sample('LightweightFrameWall')
  const frame = sampleFrame({
    frameType: 'Double Steel Studs',
    depthOfBeam_mm: 70,
    totalCavityDepth_mm: 150,
    thicknessOfBeam_mm: 0.6,
  })
  const double = withComponent(wall, frame)
  render(<SectionDrawing construction={double} {...view} selectedId={frame.id} onSelect={jest.fn()} />)
  expect(screen.getAllByText('70')).toHaveLength(2)
  expect(screen.getByText('10')).toBeInTheDocument()
})

test('two drawings on one page do not share a definition', () => {
  const { container } = render(
    <>
      <SectionDrawing construction={linedWall()} {...view} />
      <SectionDrawing construction={linedWall()} {...view} />
    </>,
  )
  const ids = [...container.querySelectorAll('pattern')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('a drawing defines the hatches it uses and no others', () => {
  const { container } = render(<SectionDrawing construction={linedWall()} {...view} />)
  const ids = [...container.querySelectorAll('pattern')].map(({ id }) => id.replace(/^.*?-/, ''))
  expect(ids.sort()).toEqual(['concrete', 'gypsum'])
})

test.each(STRUCTURE_TYPES)('%s is drawn at every zoom without NaN', (type) => {
  for (const scale_pxmm of [0.01, 0.5, 2, 3, 12]) {
    const construction = sample(type)
    const { container, unmount } = render(
      <SectionDrawing
        construction={construction}
        scale_pxmm={scale_pxmm}
        drawnLength_px={orientation(type) === 'wall' ? 200 : 0}
      />,
    )
    noNonsense(container.innerHTML)
    unmount()
  }
})

test.each(FRAME_TYPES)('%s is rendered without NaN, also with values that are no numbers', (frameType) => {
  for (const value of [95, 0, Number.NaN, -3]) {
    const frame = sampleFrame({ frameType, totalCavityDepth_mm: value, depthOfBeam_mm: value, cc_mm: value })
    const construction = withComponent(sample('LightweightFrameWall'), frame)
    const { container, unmount } = render(
      <SectionDrawing construction={construction} {...view} selectedId={frame.id} />,
    )
    noNonsense(container.innerHTML)
    unmount()
  }
})
