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
  // No test is decided by time; a machine may be ten times busier than this one.
  testTimeout: 300_000,
}
