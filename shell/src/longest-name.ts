/** Of a project, in code points after NFC, as the server counts. */
export const LONGEST_NAME = 100
