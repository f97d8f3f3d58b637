/** A date of the server as it is shown: YYYY-MM-DD HH:mm in UTC, as stored (decision 10, PRJ-06). */
export function dateText(utc: string): string {
  return utc.slice(0, 16).replace('T', ' ')
}
