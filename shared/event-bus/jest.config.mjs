import { nodeTests } from '../../jest.base.mjs'

export default nodeTests('shared/event-bus')
