import { boolean, number, object, ref, string, ValidationError } from 'yup'
import { email, newPassword } from './rules'

/** What the rule says about a value; null when it accepts it. */
async function said(
  rule: { validate(value: unknown): Promise<unknown> },
  value: unknown,
): Promise<string | null> {
  return rule.validate(value).then(
    () => null,
    (error: unknown) => (error instanceof ValidationError ? error.message : String(error)),
  )
}

// Specification section 5, "Messages".
test('[ERR-04] a rule without a text of its own says that of the specification', async () => {
  expect(await said(string().required(), '')).toBe('This field is required')
  expect(await said(email(), 'full@example')).toBe('This field must be a valid email address')
  expect(await said(email(), '')).toBeNull()
  expect(await said(number().min(3), 2)).toBe('This value must be greater than or equal to 3')
  expect(await said(number().max(3), 4)).toBe('This value must be less than or equal to 3')
  const twice = object({ one: string(), other: string().oneOf([ref('one')]) })
  expect(await said(twice, { one: 'a', other: 'b' })).toBe('The values do not match')
  expect(await said(newPassword(), 'too short')).toBe('The value is not long enough')
  expect(await said(boolean().isTrue(), false)).toBe('This checkbox must be checked')
})
