import type { FrameType, Product } from '@soundleaf/contracts'
import type { Component } from './construction'
import { GENERIC_FRAME_NAMES } from './new-component-names'
import { productTypeOf } from './wire/vocabulary'

/** The generic product that a component without one stands for: of its type, its name and, for a frame, its frame type. */
export function genericProductOf(
  component: Component,
  genericProducts: readonly Product[],
): Product | undefined {
  const frameType = component.kind === 'frame' ? component.frameType : null
  const wanted = nameWanted(component.name, frameType)
  return genericProducts.find(
    ({ type, name, properties }) =>
      type === productTypeOf(component) &&
      name === wanted &&
      (frameType === null || properties.some(({ key, value }) => key === 'frameType' && value === frameType)),
  )
}

function nameWanted(name: string, frameType: FrameType | null): string {
  return GENERIC_FRAME_NAMES.find(([type]) => type === frameType)?.[1] ?? name
}
