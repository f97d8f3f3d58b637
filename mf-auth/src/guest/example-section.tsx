import { template } from '@soundleaf/construction'
import { SectionDrawing } from '@soundleaf/drawing'

let count = 0
const example = template(
  'LightweightFrameWall',
  () => `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`,
)

/** A wall as the editor draws it. */
export function ExampleSection() {
  return <SectionDrawing construction={example} scale_pxmm={2.4} drawnLength_px={340} />
}
