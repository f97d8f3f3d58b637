export { createEventBus } from './event-bus'
export type { ListenerReport, OwnedBus, WholeBus } from './event-bus'
