import type { Component, Insulation } from '@soundleaf/construction'
import { componentHatch, insulationHatch } from '../hatch/component-hatch'
import { FrameGlyph } from './frame-glyph'
import { Swatch } from './swatch'

/** What a component is, in a list: its hatch, or the shape of its frame. Its name stands beside it. */
export function MaterialChip({ component }: { component: Component }) {
  switch (component.kind) {
    case 'frame':
      return <FrameGlyph type={component.frameType} />
    case 'ribPanel':
      return <FrameGlyph type="rib panel" />
    default:
      return <Swatch hatch={componentHatch(component)} />
  }
}

/** The chip of a porous fill. */
export function InsulationChip({ insulation }: { insulation: Insulation }) {
  return <Swatch hatch={insulationHatch(insulation) ?? 'air'} />
}
