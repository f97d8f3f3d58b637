/** The day the project was last modified, in UTC as YYYY-MM-DD (PRT-02, decision 10). */
export function reportDate(modifiedDateUtc: string | null): string {
  return modifiedDateUtc === null ? 'not saved' : modifiedDateUtc.slice(0, 10)
}
