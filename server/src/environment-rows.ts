import { Type, type StringOptions } from '@sinclair/typebox'

/** What a row says of its variable, beside the rules of JSON Schema. The README's table is made of these. */
export interface Documented {
  readonly description: string
  /** The default in words, where it is not one fixed value. */
  readonly defaultText?: string
  /** What the value must be, as an error says it; whole numbers say their range. */
  readonly rule?: string
  /** Errors do not repeat the value: it may hold a password, or be long. */
  readonly isHidden?: true
  /** When the variable must be set. */
  readonly requiredWith?: readonly ('NODE_ENV=production' | 'SMTP_URL')[]
}

export const text = (row: Documented & StringOptions) => Type.Optional(Type.String({ minLength: 1, ...row }))
export const textOr = (usual: string, row: Documented & StringOptions) =>
  Type.String({ minLength: 1, default: usual, ...row })
export const number = ([minimum, maximum]: readonly [number, number], row: Documented) =>
  Type.Optional(Type.Integer({ minimum, maximum, rule: rangeRule(minimum, maximum), ...row }))
export const numberOr = (
  usual: number,
  [minimum, maximum]: readonly [number, number],
  row: Omit<Documented, 'rule'>,
) => Type.Integer({ default: usual, minimum, maximum, rule: rangeRule(minimum, maximum), ...row })
const rangeRule = (least: number, most: number) => `must be a whole number from ${least} to ${most}`
