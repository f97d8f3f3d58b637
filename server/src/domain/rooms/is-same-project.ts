/** Whether two ids are of one project: an id may be written in lower or upper case. */
export function isSameProject(one: string, other: string | null): boolean {
  return one.toLowerCase() === other?.toLowerCase()
}
