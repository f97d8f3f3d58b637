import { browserTests } from '../jest.base.mjs'

export default browserTests('mf-import')
