import { standaloneConfig } from '../webpack/standalone.mjs'

export default (_env, { mode }) => standaloneConfig({ mode })
