const STORAGE_KEY = 'soundleaf.lot'

/** This browser's place between 0 and 100, drawn once, by which it is or is not among those who try a build first. */
export function drawLot(storage: () => Storage, random: () => number = Math.random): number {
  try {
    const kept = Number.parseFloat(storage().getItem(STORAGE_KEY) ?? '')
    if (kept >= 0 && kept < 100) return kept
    const drawn = random() * 100
    storage().setItem(STORAGE_KEY, String(drawn))
    return drawn
  } catch {
    // A browser that keeps nothing would get another build at every start: it stays with the usual ones.
    return 100
  }
}
