import { configure } from '@testing-library/dom'

configure({
  // A busy machine must not fail a test: what is waited for may take several times its usual time.
  asyncUtilTimeout: 15_000,
  // Whether a role is hidden is for the browser tests; here it would compute every style of the theme, for seconds.
  defaultHidden: true,
})
