/** What is said of a layer beside what it is. */
export interface LayerMark {
  /** It is at fault; it lacks something that comes later; something must be known of its numbers. */
  readonly kind: 'error' | 'unfinished' | 'notice'
  readonly text: string
}

/** By the id of the component. */
export type LayerMarks = ReadonlyMap<string, LayerMark>
export const NO_MARKS: LayerMarks = new Map()
