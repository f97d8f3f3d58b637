/** The longest name of a project, in code points after NFC, as the server counts it. */
export const LONGEST_NAME = 100

/** A name cut to so many code points; a pair of surrogates is never split. */
export const cutName = (name: string, length = LONGEST_NAME): string =>
  [...name.normalize('NFC')].slice(0, length).join('')
