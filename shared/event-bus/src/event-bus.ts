import { STATE_TOPICS } from '@soundleaf/contracts'
import type { EventBus, EventOwner, StateTopics, Topic, Topics } from '@soundleaf/contracts'
import { Channel } from './channel'

type Channels = { [Name in Topic]?: Channel<Topics[Name]> }

/** The bus as one owner sees it while it is mounted. */
export interface OwnedBus<Owner extends EventOwner> extends EventBus<Owner> {
  /** Ends every subscription made here; what is published or subscribed afterwards goes nowhere. */
  dispose(): void
}

export interface WholeBus {
  /** A bus for one mount of an owner: it publishes that owner's topics alone, and throws on any other. */
  for<Owner extends EventOwner>(owner: Owner): OwnedBus<Owner>
  /** How many subscriptions are alive; 0 when every mount has ended. */
  subscriptionCount(): number
  dispose(): void
}

/** Told of a listener that threw; the other listeners hear the fact all the same. */
export type ListenerReport = (error: unknown, topic: Topic) => void

/** An unhandled rejection reaches the page's own reporting of errors, in a browser as in Node. */
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

  /** A fact published from inside a listener waits its turn: every listener hears all facts in the same order. */
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
