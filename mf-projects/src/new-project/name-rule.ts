import { string } from 'yup'

const MAX_LENGTH = 100

/** The length of a name as the server counts it: code points after NFC. */
export function nameLength(name: string): number {
  return [...name.normalize('NFC').trim()].length
}

export const nameRule = string()
  .trim()
  .required('This field is required')
  .test(
    'length',
    `The name can have at most ${MAX_LENGTH} characters`,
    (name) => nameLength(name ?? '') <= MAX_LENGTH,
  )
