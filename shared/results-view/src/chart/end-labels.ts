/**
 * Where labels beside the ends of curves stand so that none covers another: each as near to its curve as the others
 * let it (least squares, in the order of the curves). In px, y downwards.
 */
export function spreadLabels(wanted: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0))
  const groups: { sum: number; members: number[] }[] = []
  order.forEach((label, rank) => {
    // Labels that touch move as one; subtracting the gaps makes "touching" mean "equal".
    let group = { sum: (wanted[label] ?? 0) - rank * gap, members: [label] }
    for (let above = groups.at(-1); above && mean(above) > mean(group); above = groups.at(-1)) {
      groups.pop()
      group = { sum: above.sum + group.sum, members: [...above.members, ...group.members] }
    }
    groups.push(group)
  })

  const places = wanted.map(() => 0)
  const lowest = bottom - (wanted.length - 1) * gap
  let rank = 0
  for (const group of groups) {
    const held = Math.max(top, Math.min(lowest, mean(group)))
    for (const label of group.members) {
      places[label] = held + rank * gap
      rank += 1
    }
  }
  return places
}

const mean = (group: { sum: number; members: readonly number[] }) => group.sum / group.members.length
