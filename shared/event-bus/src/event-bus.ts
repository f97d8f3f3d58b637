import { STATE_TOPICS } from '@soundleaf/contracts'
import type { EventBus, EventOwner, StateTopics, Topic, Topics } from '@soundleaf/contracts'
import { Channel } from './channel'

type Channels = { [Name in Topic]?: Channel<Topics[Name]> }

/** The bus of one owner, for as long as it is mounted. */
export interface OwnedBus<Owner extends EventOwner> extends EventBus<Owner> {
  /** Ends every subscription made here; publishing or subscribing afterwards does nothing. */
  dispose(): void
}

export interface WholeBus {
  /** A bus for one mount of an owner: it publishes only that owner's topics, and throws for any other. */
  for<Owner extends EventOwner>(owner: Owner): OwnedBus<Owner>
  /** How many subscriptions there are; 0 when every mount has ended. */
  subscriptionCount(): number
  dispose(): void
}

/** Called with what a listener threw; the other listeners still receive the value. */
export type ListenerReport = (error: unknown, topic: Topic) => void

/** As an unhandled rejection it reaches the page's error reporting, in a browser as in Node. */
const reportUnhandled: ListenerReport = (error) => {
  void Promise.reject(error instanceof Error ? error : new Error(String(error)))
}

const isState = (topic: Topic): topic is keyof StateTopics =>
  STATE_TOPICS.some((stateTopic) => stateTopic === topic)

/** Makes the one bus of a page. */
export function createEventBus(report: ListenerReport = reportUnhandled): WholeBus {
  const channels: Channels = {}
  const pending: (() => void)[] = []
  let delivering = false
  let disposed = false

  const channelOf = <Name extends Topic>(topic: Name): Channel<Topics[Name]> => {
    const known: Channel<Topics[Name]> | undefined = channels[topic]
    if (known !== undefined) return known
    const channel = new Channel<Topics[Name]>(isState(topic), (error) => report(error, topic))
    Object.assign(channels, { [topic]: channel })
    return channel
  }

  /** What a listener publishes waits its turn, so that every listener receives all values in the same order. */
  const deliverInOrder = (delivery: () => void) => {
    pending.push(delivery)
    if (delivering) return
    delivering = true
    try {
      for (let next = pending.shift(); next !== undefined; next = pending.shift()) next()
    } finally {
      delivering = false
    }
  }

  const busOf = <Owner extends EventOwner>(owner: Owner): OwnedBus<Owner> => {
    const ends = new Set<() => void>()
    let ended = false
    return {
      publish(topic, payload) {
        if (!topic.startsWith(`${owner}/`)) throw new Error(`${owner} may not publish ${topic}.`)
        if (ended || disposed) return
        deliverInOrder(channelOf(topic).prepare(payload))
      },
      subscribe(topic, listener) {
        if (ended || disposed) return () => {}
        const stop = channelOf(topic).add(listener)
        const end = () => {
          ends.delete(end)
          stop()
        }
        ends.add(end)
        return end
      },
      last(topic) {
        return channelOf(topic).last
      },
      dispose() {
        ended = true
        for (const end of ends) end()
      },
    }
  }

  return {
    for: busOf,
    subscriptionCount: () =>
      Object.values(channels).reduce((count: number, channel) => count + channel.size, 0),
    dispose() {
      disposed = true
      for (const channel of Object.values(channels)) channel.clear()
    },
  }
}
