import { createOnce } from './once'

test('concurrent calls share one run; the next call after it starts a new one, however it ended', async () => {
  const once = createOnce()
  let begun = 0
  const ends: (() => void)[] = []
  const work = () => {
    begun += 1
    return new Promise<number>((resolve, reject) => {
      const number = begun
      ends.push(() => (number === 1 ? reject(new Error('lost')) : resolve(number)))
    })
  }
  const [first, second] = [once('copy', work), once('copy', work)]
  void once('reset', () => new Promise(() => undefined))
  expect(begun).toBe(1)
  ends[0]?.()
  await expect(first).rejects.toThrow('lost')
  await expect(second).rejects.toThrow('lost')
  const third = once('copy', work)
  ends[1]?.()
  await expect(third).resolves.toBe(2)
})
