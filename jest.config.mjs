export default {
  projects: [
    '<rootDir>/shared/*',
    '<rootDir>/mf-*',
    '<rootDir>/shell',
    '<rootDir>/engine',
    '<rootDir>/server',
    '<rootDir>/scripts',
  ],
  maxWorkers: 2,
  testTimeout: 60_000,
}
