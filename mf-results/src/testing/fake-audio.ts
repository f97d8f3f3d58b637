/** Values of an audio parameter in the order in which they were asked for. */
class FakeParam {
  readonly wanted: number[] = []
  value = 1
  cancelScheduledValues(): this {
    return this
  }
  setTargetAtTime(value: number): this {
    this.wanted.push(value)
    this.value = value
    return this
  }
}

class FakeNode {
  readonly gain = new FakeParam()
  buffer: unknown = null
  loop = false
  startedWith: readonly number[] | null = null
  stopped = false
  connect<Next>(next: Next): Next {
    return next
  }
  start(...times: readonly number[]): void {
    this.startedWith = times
  }
  stop(): void {
    this.stopped = true
  }
}

/** As much of an audio context as playing needs; it plays as soon as it is resumed. */
export class FakeAudioContext extends EventTarget {
  static made: FakeAudioContext[] = []
  static refuses = false
  state: AudioContextState = 'suspended'
  currentTime = 3
  onstatechange: (() => void) | null = null
  readonly destination = new FakeNode()
  readonly gains: FakeNode[] = []
  readonly sources: FakeNode[] = []
  constructor(readonly options: AudioContextOptions) {
    super()
    FakeAudioContext.made.push(this)
  }
  createGain(): FakeNode {
    this.gains.push(new FakeNode())
    return this.gains.at(-1) ?? new FakeNode()
  }
  createBufferSource(): FakeNode {
    this.sources.push(new FakeNode())
    return this.sources.at(-1) ?? new FakeNode()
  }
  createBuffer() {
    return { copyToChannel: () => undefined }
  }
  resume(): Promise<void> {
    if (FakeAudioContext.refuses) return Promise.reject(new Error('No device'))
    this.state = 'running'
    return Promise.resolve()
  }
  close(): Promise<void> {
    this.state = 'closed'
    return Promise.resolve()
  }
  /** The system takes the device away. */
  interrupt(): void {
    this.state = 'suspended'
    this.onstatechange?.()
  }
}

/** Gives the page the fake for one test; returns the contexts that it makes. */
export function withFakeAudio(): readonly FakeAudioContext[] {
  FakeAudioContext.made = []
  FakeAudioContext.refuses = false
  Object.assign(globalThis, { AudioContext: FakeAudioContext })
  return FakeAudioContext.made
}
