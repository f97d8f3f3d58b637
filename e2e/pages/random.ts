/** A generator of the same numbers for the same seed, in [0, 1): a failed run is repeated with the seed that it names. */
export function random(seed: number): () => number {
  let state = seed >>> 0
  // Mulberry32.
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** `SOUNDLEAF_TEST_SEED`, or another one in every run. */
export const SEED = Number(process.env.SOUNDLEAF_TEST_SEED ?? Date.now() % 1_000_000)
