import type { Component, Insulation } from '@soundleaf/construction'
import { componentHatch, insulationHatch } from '../hatch/component-hatch'
import { FrameIcon } from './frame-icon'
import { Swatch } from './swatch'

/** What a component is, in a list: its hatch, or the shape of its frame. Its name stands beside it. */
export function ComponentIcon({ component }: { component: Component }) {
  switch (component.kind) {
    case 'frame':
      return <FrameIcon type={component.frameType} />
    case 'ribPanel':
      return <FrameIcon type="rib panel" />
    default:
      return <Swatch hatch={componentHatch(component)} />
  }
}

/** The icon of a porous fill. */
export function InsulationIcon({ insulation }: { insulation: Insulation }) {
  return <Swatch hatch={insulationHatch(insulation) ?? 'air'} />
}
