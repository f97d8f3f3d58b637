import type { FileRefusal, ModelReading, RatedCopy, RatingNumbers } from '@soundleaf/ifc'

/** A model as the page has it: what stands in the file, and the file's hash. */
export interface ReadModel extends ModelReading {
  /** SHA-256 of the file, in hexadecimal. */
  readonly fileHash: string
}

/** What the elements of a type get. */
export interface TypeRating {
  /** The key of the type. */
  readonly key: string
  readonly text: string
  readonly numbers: RatingNumbers | null
}

/** What the page asks of the worker. */
export type Request =
  /** The worker takes the bytes from the file itself: a page that read 200 MB would stand still for a second. */
  | { readonly kind: 'read'; readonly file: File }
  | { readonly kind: 'write'; readonly ratings: readonly TypeRating[] }

/** What the worker says. */
export type Report =
  | { readonly kind: 'progress'; readonly read: number }
  | { readonly kind: 'model'; readonly model: ReadModel }
  | { readonly kind: 'refused'; readonly refusal: FileRefusal; readonly detail: string }
  | { readonly kind: 'copy'; readonly copy: RatedCopy }
  /** The copy would not have been what was wanted. */
  | { readonly kind: 'no copy' }
