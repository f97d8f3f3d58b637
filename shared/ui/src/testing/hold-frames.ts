import { act, waitFor } from '@testing-library/react'

/** Holds the frames of animation back, as a busy machine does. What it answers waits for some and lets them go on. */
export function holdFrames(): () => Promise<void> {
  const frames: FrameRequestCallback[] = []
  const held = jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame))
  return async () => {
    await waitFor(() => expect(frames).not.toEqual([]))
    for (let frame = frames.shift(); frame !== undefined; frame = frames.shift()) act(() => frame?.(0))
    held.mockRestore()
  }
}
