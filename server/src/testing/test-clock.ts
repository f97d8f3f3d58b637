/** The test's own time; starts at a fixed moment. */
export class TestClock {
  constructor(private now = new Date('2026-03-10T12:00:00.000Z')) {}
  readonly read = (): Date => this.now
  advance(by_ms: number): void {
    this.now = new Date(this.now.getTime() + by_ms)
  }
}
