import type { FrameType, Product } from '@soundleaf/contracts'
import type { Component } from './construction'
import { GENERIC_FRAME_NAMES } from './new-component-names'
import { productTypeOf } from './wire/vocabulary'

/**
 * The generic product that a component without one stands for: of its type and its name; a frame's has its frame type
 * too, and the usual name of that type where none has the frame's own.
 */
export function genericProductOf(
  component: Component,
  genericProducts: readonly Product[],
): Product | undefined {
  const frameType = component.kind === 'frame' ? component.frameType : null
  const alike = genericProducts.filter(
    ({ type, properties }) =>
      type === productTypeOf(component) &&
      (frameType === null || properties.some(({ key, value }) => key === 'frameType' && value === frameType)),
  )
  const called = (wanted: string | undefined) => alike.find(({ name }) => name === wanted)
  return called(component.name) ?? called(usualName(frameType))
}

function usualName(frameType: FrameType | null): string | undefined {
  return GENERIC_FRAME_NAMES.find(([type]) => type === frameType)?.[1]
}
