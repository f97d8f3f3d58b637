/** An audio parameter that has at once what it was told to become. */
class FakeParam {
  value = 1
  /** How it came to be so: at once, or gliding from a moment on. */
  readonly changes: { readonly how: 'at once' | 'gliding'; readonly from_s: number }[] = []
  cancelScheduledValues(): this {
    return this
  }
  setValueAtTime(value: number, from_s: number): this {
    return this.become(value, 'at once', from_s)
  }
  setTargetAtTime(value: number, from_s: number): this {
    return this.become(value, 'gliding', from_s)
  }
  private become(value: number, how: 'at once' | 'gliding', from_s: number): this {
    this.value = value
    this.changes.push({ how, from_s })
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
