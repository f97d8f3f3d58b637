import { createStore, type StoreApi } from 'zustand/vanilla'
import { weightedLevel } from '../sound/levels'
import { render, type Ears } from '../sound/render'
import { soundOf, type SourceName } from '../sources/sources'
import { loudnessOf, peakOf, type Loudness } from './loudness'
import { startPlayer, type Player } from './player'

/** A sound as it shall be heard. */
export interface WantedSound {
  readonly id: string
  readonly source: SourceName
  /** In 21 third octaves at each ear, dB. */
  readonly levels_db: readonly number[]
  readonly reverberationTime_s: number
}

export interface Programme {
  /** All run in step. */
  readonly sounds: readonly WantedSound[]
  /** Which one is heard. */
  readonly heard: string
  /** The level of full scale at the ear, dB(A); null where nobody knows. */
  readonly fullScale_db: number | null
}

export interface PlaybackState {
  readonly phase: 'silent' | 'making' | 'playing' | 'failed'
  /** How loud it is played; null while nothing is. */
  readonly loudness: Loudness | null
}

export interface Playback {
  readonly state: Pick<StoreApi<PlaybackState>, 'getState' | 'getInitialState' | 'subscribe'>
  /** To be called by a press. */
  readonly start: () => Promise<void>
  readonly stop: () => void
  /** What is played from now on, or once it is started. */
  readonly want: (programme: Programme) => void
}

/** Ends what sounds on this page: two at once would be louder than either may be. */
let silence: (() => void) | null = null

const SILENT: PlaybackState = { phase: 'silent', loudness: null }

/** Plays what is wanted, and follows it while it changes: made anew beside what is heard, then put in its place. */
export function createPlayback(): Playback {
  const store = createStore<PlaybackState>(() => SILENT)
  let programme: Programme = { sounds: [], heard: '', fullScale_db: null }
  let player: Player | null = null
  let made: ReadonlyMap<string, Ears> = new Map()
  let shown = ''
  let turn = 0

  function stop(): void {
    turn += 1
    player?.stop()
    player = null
    if (silence === stop) silence = null
    store.setState(SILENT)
  }

  async function start(): Promise<void> {
    stop()
    silence?.()
    silence = stop
    const own = turn
    store.setState({ phase: 'making' })
    try {
      const started = await startPlayer(stop)
      if (own !== turn) return started.stop()
      player = started
    } catch {
      if (own === turn) store.setState({ phase: 'failed' })
      return
    }
    await show(player)
  }

  /** Makes the sounds of the programme, as far as they are not there, and plays them. */
  async function show(on: Player): Promise<void> {
    turn += 1
    const own = turn
    const { sounds, fullScale_db } = programme
    if (sounds.length === 0) return stop()
    shown = keyOf(programme)
    const ears = new Map<string, Ears>()
    for (const sound of sounds) {
      const key = keyOfSound(sound)
      // The page stays awake: there is a breath before each sound that is made.
      const kept = made.get(key)
      if (kept === undefined) await breath()
      if (own !== turn) return
      ears.set(key, kept ?? render(soundOf(sound.source), sound.levels_db, sound.reverberationTime_s))
    }
    made = ears
    const loudness = loudnessOf(
      {
        peak_Pa: Math.max(...[...ears.values()].map(peakOf)),
        loudest_dBA: Math.max(...sounds.map(({ levels_db }) => weightedLevel(levels_db))),
      },
      fullScale_db,
    )
    on.put(
      sounds.flatMap((sound) => {
        const found = ears.get(keyOfSound(sound))
        return found === undefined ? [] : [{ id: sound.id, ears: found }]
      }),
      loudness.fullScalePerPascal,
    )
    on.hear(programme.heard)
    store.setState({ phase: 'playing', loudness })
  }

  return {
    state: store,
    start,
    stop,
    want(next) {
      const { heard } = programme
      programme = next
      if (player === null) return
      if (next.heard !== heard) player.hear(next.heard)
      if (keyOf(next) !== shown) void show(player)
    },
  }
}

const keyOfSound = ({ source, levels_db, reverberationTime_s }: WantedSound): string =>
  JSON.stringify([source, reverberationTime_s, levels_db])

/** What has to be put in place anew when it changes; which one is heard is switched at once. */
const keyOf = ({ sounds, fullScale_db }: Programme): string => JSON.stringify([fullScale_db, sounds])

const breath = () => new Promise((resolve) => setTimeout(resolve))
