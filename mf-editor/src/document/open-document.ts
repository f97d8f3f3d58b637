import type { Structure } from '@soundleaf/contracts'
import type { History } from './history'

/** The project being edited. */
export interface OpenDocument {
  readonly projectId: string
  /** The workspace's count of changes, on which the next edit is based. */
  readonly edit: number
  /** Of the open variant; each has its own. */
  readonly history: History
  readonly variants: DocumentVariants
  /** Counts the constructions that were opened; when it changes, the drawing is fitted into its place again. */
  readonly opening: number
}

/** A variant while another one is open. */
export interface KeptVariant {
  readonly name: string
  readonly structure: Structure
  /** The steps that led to it; null where it was not open since the project was. */
  readonly history: History | null
}

/** The variants of the open project beside the construction of the open one, which is the document's. */
export interface DocumentVariants {
  /** What the open one is called, and its place among all. */
  readonly name: string
  readonly place: number
  readonly others: readonly KeptVariant[]
  /** Those that were deleted, the last one last: they come back to their places. */
  readonly removed: readonly { readonly variant: KeptVariant; readonly place: number }[]
}
