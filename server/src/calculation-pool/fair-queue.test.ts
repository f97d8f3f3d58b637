import { fairQueue, type FairQueue } from './fair-queue'

/** Enters and notes what comes of it. */
function entering(queue: FairQueue) {
  const outcomes: string[] = []
  return {
    outcomes,
    enter: (owner: string, signal = new AbortController().signal) =>
      void queue.enter(owner, signal).then((outcome) => outcomes.push(`${owner} ${outcome}`)),
    /** As many pieces of work are over, one after the other. */
    async pass(count: number) {
      await settled()
      for (let at = 0; at < count; at += 1) {
        queue.leave()
        await settled()
      }
    },
  }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('[SEC-17] a greedy owner makes another wait for one piece of work, not for all of theirs', async () => {
  const it = entering(fairQueue({ atOnce: 1, places: 100 }))
  for (let at = 0; at < 50; at += 1) it.enter('greedy')
  it.enter('ann')
  it.enter('ben')
  await it.pass(3)
  expect(it.outcomes).toEqual(['greedy turn', 'greedy turn', 'ann turn', 'ben turn'])
})

test('[SEC-17] a full queue takes in who has fewer, at the cost of the latest of who has the most', async () => {
  const queue = fairQueue({ atOnce: 1, places: 4 })
  const it = entering(queue)
  for (let at = 0; at < 6; at += 1) it.enter('greedy')
  it.enter('ann')
  it.enter('ann')
  it.enter('ann')
  await settled()
  expect(it.outcomes).toEqual(['greedy turn', 'greedy full', 'greedy full', 'greedy full', 'ann full'])
  expect(queue.waiting()).toBe(4)
  await it.pass(4)
  expect(it.outcomes.slice(5)).toEqual(['greedy turn', 'ann turn', 'greedy turn', 'ann turn'])
  expect(queue.waiting()).toBe(0)
})

test('who gives up waiting leaves the place to others, and a turn is never lost', async () => {
  const queue = fairQueue({ atOnce: 1, places: 2 })
  const it = entering(queue)
  const impatient = new AbortController()
  it.enter('ann')
  it.enter('ben', impatient.signal)
  impatient.abort()
  it.enter('eve')
  await it.pass(2)
  it.enter('ann')
  await settled()
  expect(it.outcomes).toEqual(['ann turn', 'ben late', 'eve turn', 'ann turn'])
})
