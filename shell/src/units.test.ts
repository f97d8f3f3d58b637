import { measureIn, unitsInUse } from '@soundleaf/texts'
import { createPageUnits } from './units'

const account = (units?: 'Metric' | 'ImperialFractions') => ({
  signedIn: true as const,
  email: 'anna@example.com',
  licence: 'full' as const,
  trialExpiry: null,
  trialExpiryText: null,
  evaluationStandard: 'Astm' as const,
  ...(units === undefined ? {} : { units }),
})

afterEach(() => measureIn('Metric'))

test('[BEY-12] the units of the account are in use while it is logged in, and the page is drawn anew when they change', () => {
  const drawn: string[] = []
  const follow = createPageUnits(() => void drawn.push(unitsInUse()))
  follow({ signedIn: false })
  follow(account())
  follow(account('Metric'))
  expect(drawn).toEqual([])
  follow(account('ImperialFractions'))
  follow(account('ImperialFractions'))
  expect(drawn).toEqual(['ImperialFractions'])
  follow({ signedIn: false })
  expect(drawn).toEqual(['ImperialFractions', 'Metric'])
})
