import type { RemoteProps } from '@soundleaf/contracts'
import { fireEvent, screen, waitFor } from '@testing-library/dom'
import { Suspense, useEffect, useState } from 'react'
import { defineRemote, type ViewProps } from './define-remote'
import { lazyView } from './lazy-view'
import { createFakeHost } from './testing/fake-host'

const life: string[] = []

/** Says what happens to it, and breaks where its page tells it to. */
function View({ host, props }: ViewProps<'editor'>) {
  const [isBroken, setIsBroken] = useState(false)
  useEffect(() => {
    life.push('begins')
    const stop = host.events.subscribe('projects/deleted', () => undefined)
    return () => {
      stop()
      life.push('ends')
    }
  }, [host])
  if (props.page === 'broken' || isBroken) throw new Error('The view broke.')
  return (
    <>
      <h1>{props.page ?? 'no page'}</h1>
      <input aria-label="name" />
      <button onClick={() => setIsBroken(true)}>break</button>
    </>
  )
}

const remote = defineRemote('mf-editor', View)

const place = () => document.body.appendChild(document.createElement('div'))
const lent = () => createFakeHost({ remote: 'mf-editor' })

/** Lets React do what it has put off: its timer was set before this one. */
const quiet = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  // Remotes are drawn as in a page, by React's own schedule.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
  document.body.replaceChildren()
  life.length = 0
})

async function mounted(element: HTMLElement, fake = lent(), props: RemoteProps = { page: 'first' }) {
  const mount = remote.mount(element, fake.host, props)
  await mount.ready
  return mount
}

test('a remote says its name and the contract it was built against', () => {
  expect(remote.name).toBe('mf-editor')
  expect(remote.contractVersion).toMatch(/^\d+\.\d+\.\d+$/)
})

test('ready when it has drawn itself and run its effects', async () => {
  await mounted(place())
  expect(screen.getByRole('heading')).toHaveTextContent('first')
  expect(life).toEqual(['begins'])
})

test('an update changes the props and never remounts: focus and what was typed stay', async () => {
  const mount = await mounted(place())
  const input = screen.getByLabelText('name')
  input.focus()
  fireEvent.change(input, { target: { value: 'Party wall' } })
  for (let round = 1; round <= 100; round += 1) {
    mount.update({ page: `page ${round}` })
    if (round % 10 === 0) await screen.findByText(`page ${round}`)
  }
  expect(screen.getByLabelText('name')).toBe(input)
  expect(input).toHaveFocus()
  expect(input).toHaveValue('Party wall')
  expect(life).toEqual(['begins'])
})

test('after an unmount nothing is left: no element, no effect, no subscription', async () => {
  const element = place()
  const fake = lent()
  const before = fake.bus.subscriptionCount()
  const mount = await mounted(element, fake)
  expect(fake.bus.subscriptionCount()).toBe(before + 1)
  await mount.unmount()
  expect(element).toBeEmptyDOMElement()
  expect(life).toEqual(['begins', 'ends'])
  expect(fake.bus.subscriptionCount()).toBe(before)
})

test('unmounting twice is unmounting once, and updating afterwards is nothing', async () => {
  const element = place()
  const mount = await mounted(element)
  await Promise.all([mount.unmount(), mount.unmount()])
  await mount.unmount()
  mount.update({ page: 'late' })
  await quiet()
  expect(element).toBeEmptyDOMElement()
  expect(life).toEqual(['begins', 'ends'])
})

test('mounting twice into one element is one mount, with the newer props', async () => {
  const element = place()
  const fake = lent()
  const first = await mounted(element, fake)
  const second = await mounted(element, fake, { page: 'second' })
  expect(second).toBe(first)
  expect(await screen.findByText('second')).toBeVisible()
  expect(life).toEqual(['begins'])
})

test('a mount with another host waits until the first is gone', async () => {
  const element = place()
  await mounted(element)
  await mounted(element, lent(), { page: 'second' })
  expect(screen.getByRole('heading')).toHaveTextContent('second')
  expect(life).toEqual(['begins', 'ends', 'begins'])
})

test('an unmount during the mount waits for it, then unmounts', async () => {
  const element = place()
  const fake = lent()
  const mount = remote.mount(element, fake.host)
  await Promise.all([mount.unmount(), mount.ready])
  expect(element).toBeEmptyDOMElement()
  expect(life).toEqual(['begins', 'ends'])
})

test('a mount that was taken back before its turn never begins', async () => {
  const element = place()
  await mounted(element)
  const second = remote.mount(element, lent().host)
  const left = second.unmount()
  await expect(second.ready).rejects.toThrow('Unmounted before it was drawn.')
  await left
  expect(element).toBeEmptyDOMElement()
  expect(life).toEqual(['begins', 'ends'])
})

test('an error in the first drawing rejects ready, and the host is not told twice', async () => {
  const fake = lent()
  const element = place()
  const mount = remote.mount(element, fake.host, { page: 'broken' })
  await expect(mount.ready).rejects.toThrow('The view broke.')
  expect(fake.failures).toEqual([])
  expect(element).toBeEmptyDOMElement()
  await mount.unmount()
})

test('[MFE-03] an error after ready empties the place and tells the host; a new mount works', async () => {
  const fake = lent()
  const element = place()
  const mount = await mounted(element, fake)
  fireEvent.click(screen.getByText('break'))
  await waitFor(() => expect(fake.failures.map(String)).toEqual(['Error: The view broke.']))
  expect(element).toBeEmptyDOMElement()
  mount.update({ page: 'second' })
  await quiet()
  expect(element).toBeEmptyDOMElement()

  await mount.unmount()
  await mounted(element, fake)
  expect(screen.getByRole('heading')).toBeVisible()
})

test('a view that never draws does not keep its unmount from ending', async () => {
  jest.useFakeTimers()
  try {
    const never = new Promise<never>(() => undefined)
    const waiting = defineRemote(
      'mf-editor',
      lazyView(() => never),
    )
    const mount = waiting.mount(place(), lent().host)
    const left = mount.unmount()
    await jest.advanceTimersByTimeAsync(5000)
    await left
    await expect(mount.ready).rejects.toThrow('Unmounted')
  } finally {
    jest.useRealTimers()
  }
})

test('[MFE-05] a part whose code was missing is asked for again by the next mount', async () => {
  const load = jest
    .fn<Promise<{ default: () => React.ReactNode }>, []>()
    .mockRejectedValueOnce(new Error('Loading chunk failed.'))
    .mockResolvedValue({ default: () => <h1>here now</h1> })
  const Part = lazyView(load)
  const parted = defineRemote('mf-editor', () => (
    <Suspense>
      <Part />
    </Suspense>
  ))
  const fake = lent()
  const element = place()
  const first = parted.mount(element, fake.host)
  await first.ready
  await waitFor(() => expect(fake.failures.map(String)).toEqual(['Error: Loading chunk failed.']))
  expect(load).toHaveBeenCalledTimes(1)
  await first.unmount()

  const second = parted.mount(element, fake.host)
  await second.ready
  expect(await screen.findByRole('heading')).toHaveTextContent('here now')
  expect(load).toHaveBeenCalledTimes(2)
  await second.unmount()
})

/** 5000 in the full run. */
const SEQUENCES = Math.ceil(500 * Number(process.env.SOUNDLEAF_TEST_SCALE ?? 0.1))

test(
  'any order of mounts, updates and unmounts ends as its last step says',
  async () => {
    const rejections: unknown[] = []
    const onRejection = (error: unknown) => rejections.push(error)
    process.on('unhandledRejection', onRejection)
    let state = 1
    const random = (below: number) => {
      state = (state * 48271) % 2147483647
      return state % below
    }
    const fake = lent()
    for (let sequence = 0; sequence < SEQUENCES; sequence += 1) {
      const element = place()
      const mounts: ReturnType<typeof remote.mount>[] = []
      let shown: string | null = null
      for (let step = 0; step < 8; step += 1) {
        const page = `${sequence}.${step}`
        const last = mounts.at(-1)
        const kind = random(3)
        if (kind === 0 || last === undefined) {
          mounts.push(remote.mount(element, random(2) === 0 ? fake.host : lent().host, { page }))
          shown = page
        } else if (kind === 1) {
          last.update({ page })
          if (shown !== null) shown = page
        } else {
          void last.unmount()
          shown = null
        }
        if (random(2) === 0) await Promise.resolve()
        if (random(8) === 0) await quiet()
      }
      await Promise.allSettled(mounts.map(({ ready }) => ready))
      if (shown === null) await mounts.at(-1)?.unmount()
      await quiet()
      expect({ sequence, text: element.querySelector('h1')?.textContent ?? null }).toEqual({
        sequence,
        text: shown,
      })
      for (const mount of mounts) await mount.unmount()
      expect(element).toBeEmptyDOMElement()
    }
    process.off('unhandledRejection', onRejection)
    expect(rejections).toEqual([])
    expect(life.filter((event) => event === 'begins')).toHaveLength(life.length / 2)
  },
  60_000 + SEQUENCES * 100,
)
