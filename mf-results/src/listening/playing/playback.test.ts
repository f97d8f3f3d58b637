import { waitFor } from '@testing-library/react'
import { FakeAudioContext, withFakeAudio } from '../../testing/fake-audio'
import { levelsAt } from '../sources/sources'
import { createPlayback, type Programme } from './playback'

const sound = (id: string, level_dBA: number) => ({
  id,
  source: 'pink' as const,
  levels_db: levelsAt('pink', level_dBA),
  reverberationTime_s: 0.5,
})
const programme: Programme = {
  sounds: [sound('source', 70), sound('own', 30)],
  heard: 'own',
  fullScale_db: null,
}

const playing = async (wanted: Programme) => {
  const made = withFakeAudio()
  const playback = createPlayback()
  playback.want(wanted)
  expect(made).toHaveLength(0)
  await playback.start()
  return { playback, context: () => made.at(-1) ?? new FakeAudioContext({}), made }
}

/** The doors of the sounds in the order in which they came; the first gain is that of all. */
const doors = ({ gains }: FakeAudioContext) => gains.slice(1).map(({ gain }) => gain.value)

test('[BEY-14] nothing is made for sound before a press; then all run in step and one is heard', async () => {
  const { playback, context } = await playing(programme)
  expect(playback.state.getState().phase).toBe('playing')
  expect(context().state).toBe('running')
  expect(doors(context())).toEqual([0, 1])
  // Both begin at the same moment at the same place of their loop.
  const [one, other] = context().sources.map(({ startedWith }) => startedWith)
  expect(one).toEqual(other)
  expect(context().sources.every(({ loop }) => loop)).toBe(true)
})

test('[BEY-14] from one to the other without a gap: no sound begins anew', async () => {
  const { playback, context } = await playing(programme)
  playback.want({ ...programme, heard: 'source' })
  expect(doors(context())).toEqual([1, 0])
  expect(context().sources).toHaveLength(2)
  expect(context().sources.some(({ stopped }) => stopped)).toBe(false)
})

test('[BEY-14] a change is made beside what is heard, begins in step, and what it replaces fades out', async () => {
  const { playback, context } = await playing(programme)
  context().currentTime = 14
  playback.want({ ...programme, sounds: [sound('source', 70), sound('own', 40)] })
  await waitFor(() => expect(context().sources).toHaveLength(3))
  // Begun at 3.05 s; 14 - 3.05 - 8.192 = 2.758 s into the loop.
  expect(context().sources[2]?.startedWith?.[1]).toBeCloseTo(2.758, 3)
  expect(context().sources.map(({ stopped }) => stopped)).toEqual([false, true, false])
  expect(doors(context())).toEqual([0, 0, 1])
})

test('[BEY-14] stopping lets the device go, and nothing that was on its way begins', async () => {
  const { playback, context } = await playing(programme)
  playback.want({ ...programme, sounds: [sound('own', 45)] })
  playback.stop()
  expect(context().state).toBe('closed')
  await new Promise((resolve) => setTimeout(resolve))
  expect(playback.state.getState().phase).toBe('silent')
  expect(context().sources).toHaveLength(2)
})

test('[BEY-14] it can be stopped while it is being started', async () => {
  const made = withFakeAudio()
  const playback = createPlayback()
  playback.want(programme)
  const started = playback.start()
  playback.stop()
  await started
  expect(playback.state.getState().phase).toBe('silent')
  expect(made.map(({ state }) => state)).toEqual(['closed'])
})

test('[BEY-14] a device that is refused is told, and one that is taken away ends the sound', async () => {
  const { playback, context } = await playing(programme)
  context().interrupt()
  expect(playback.state.getState().phase).toBe('silent')
  FakeAudioContext.refuses = true
  await playback.start()
  expect(playback.state.getState().phase).toBe('failed')
})

test('[BEY-14] what becomes louder is turned down before it is heard, and what becomes softer is turned up after', async () => {
  const { playback, context } = await playing(programme)
  const output = () => context().gains[0]?.gain
  const before = output()?.value ?? 0
  expect(output()?.changes.at(-1)?.how).toBe('gliding')
  context().currentTime = 10
  playback.want({ ...programme, sounds: [sound('source', 100), sound('own', 60)] })
  await waitFor(() => expect(context().sources).toHaveLength(4))
  expect(output()?.changes.at(-1)).toEqual({ how: 'at once', from_s: 10 })
  // 30 dB more of the same sound: its peaks are as high as before.
  expect((output()?.value ?? 0) / before).toBeCloseTo(10 ** -1.5, 6)
  playback.want(programme)
  await waitFor(() => expect(context().sources).toHaveLength(6))
  // After the 30 ms in which the louder one fades, and as long again.
  expect(output()?.changes.at(-1)).toEqual({ how: 'gliding', from_s: 10.06 })
  expect(output()?.value).toBeCloseTo(before, 6)
})

test('[BEY-14] the output never gives more than 85 dB(A) where the level of full scale is known', async () => {
  const { playback, context } = await playing({
    ...programme,
    sounds: [sound('source', 95)],
    fullScale_db: 120,
  })
  expect(playback.state.getState().loudness?.reduced_db).toBeCloseTo(10, 6)
  // 120 dB are 20 Pa; 10 dB less: 10^(-10/20)/20 = 0.0158.
  expect(context().gains[0]?.gain.value).toBeCloseTo(0.0158, 4)
})

test('[BEY-14] where one begins, another one ends: together they would be louder than either may be', async () => {
  const first = await playing(programme)
  const context = first.context()
  const second = await playing(programme)
  expect(first.playback.state.getState().phase).toBe('silent')
  expect(context.state).toBe('closed')
  expect(second.playback.state.getState().phase).toBe('playing')
  second.playback.stop()
})
