/**
 * What every package's tests share. A package's jest.config.mjs is one line:
 * `export default nodeTests('engine')` or `export default browserTests('shared/ui')`.
 */
const here = import.meta.dirname

const base = (folder) => ({
  setupFilesAfterEnv: [`${here}/scripts/jest/texts.mjs`],
  displayName: folder,
  rootDir: `${here}/${folder}`,
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.types/'],
  modulePathIgnorePatterns: ['/dist/', '/.types/'],
  transform: {
    '\\.(mjs|[tj]sx?)$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // Packages that ship only as ES modules; `.pnpm` lets the pattern see through pnpm's folders.
  transformIgnorePatterns: ['/node_modules/(?!(\\.pnpm|csv-parse|highcharts|jose|idb|p-timeout)/)'],
})

/** Tests of a package that knows no browser. */
export const nodeTests = (folder) => ({ ...base(folder), testEnvironment: 'node' })

/** Tests of a package that draws. */
export const browserTests = (folder) => ({
  ...base(folder),
  testEnvironment: 'jest-fixed-jsdom',
  setupFiles: [`${here}/scripts/jest/browser-globals.mjs`],
  setupFilesAfterEnv: [
    '@testing-library/jest-dom',
    `${here}/scripts/jest/testing-library.mjs`,
    ...base(folder).setupFilesAfterEnv,
  ],
})
