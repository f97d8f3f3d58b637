import { licenceText } from './licence-text'

test('[LIC-01] a trial shows how long it lasts, in the words of the server', () => {
  expect(licenceText('trial', 'Expires in 4 days')).toBe('Free Trial · Expires in 4 days')
  expect(licenceText('full', null)).toBe('Full licence')
})
