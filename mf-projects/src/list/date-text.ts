/** A date of the server as it is shown: YYYY-MM-DD HH:mm in UTC, as it is stored. */
export function dateText(utc: string): string {
  return utc.slice(0, 16).replace('T', ' ')
}
