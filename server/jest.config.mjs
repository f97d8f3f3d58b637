import { nodeTests } from '../jest.base.mjs'

const base = nodeTests('server')
const [[, compiler]] = Object.entries(base.transform)

export default {
  ...base,
  // Packages that are ES modules, or that import one at run time, are compiled too: the tests are CommonJS.
  // `.pnpm` lets the pattern see through pnpm's folders.
  transform: { '\\.([cm]?js|tsx?)$': compiler },
  transformIgnorePatterns: [
    '/node_modules/(?!(\\.pnpm|fossil-delta|jose|oauth4webapi|openid-client|otpauth|@noble|content-disposition|cookie|@fastify/cookie|@electric-sql)/)',
  ],
  globalSetup: '<rootDir>/src/testing/postgres-cluster.mjs',
  globalTeardown: '<rootDir>/src/testing/stop-postgres-cluster.mjs',
}
