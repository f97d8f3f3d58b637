/** So many elements are remembered, some kilobytes each; a building has about ten. */
const MOST = 400

const known = new Map<string, readonly number[]>()

/**
 * What is known of an element from rooms before, or is now found. Who changes one flank of a building predicts that one
 * anew; the same element at the same place has the same sound reduction index whoever asks.
 *
 * @param key tells the element, its place and the standard apart from all others
 * @param find the sound reduction index, dB; it depends on what the key says alone
 */
export function knownReduction(key: string, find: () => readonly number[]): readonly number[] {
  const before = known.get(key)
  const found = before ?? find()
  // Those that were asked for last stay.
  known.delete(key)
  known.set(key, found)
  const [oldest] = known.keys()
  if (known.size > MOST && oldest !== undefined) known.delete(oldest)
  return found
}
