import type { Project, ProjectContent, FieldValues } from './api/project'
import type { RoomsSetting } from './api/rooms'
import type { Structure } from './api/component'
import type { Variants } from './api/variants'
import type {
  CalculationResultCode,
  Language,
  Licence,
  Standard,
  StructureType,
  Template,
  UnitSystem,
} from './enumerations'
import type { EventOwner } from './remotes-and-pages'

/** Where a change of the open project came from. */
export type ChangeOrigin =
  | 'opened'
  | 'created'
  | 'editor'
  | 'results'
  | 'name'
  | 'saved'
  | 'copied'
  | 'reset'
  | 'theirs'
  | 'draft'

export type ProjectChanged =
  | { readonly project: null }
  | {
      readonly project: Project
      /** Counts the changes since the project was opened. */
      readonly edit: number
      readonly origin: ChangeOrigin
    }

export type SessionChanged =
  | { readonly signedIn: false }
  | {
      readonly signedIn: true
      readonly email: string
      readonly licence: Licence
      readonly trialExpiry: string | null
      readonly trialExpiryText: string | null
      readonly evaluationStandard: Standard
      /** Chosen in the profile; null where the browser decides. A shell before 1.4 does not say. */
      readonly language?: Language | null
      /** In which the person reads and types, by the account; a shell before 1.4 does not say. */
      readonly units?: UnitSystem
    }

/**
 * Every topic with its payload. A *state* topic replays its last value to a late subscriber, an *event* topic does
 * not. Exactly one owner publishes a topic: the name before the slash.
 */
export interface StateTopics {
  'shell/project-changed': ProjectChanged
  'shell/session-changed': SessionChanged
  'editor/component-selected': { readonly componentId: string | null }
  'results/calculation-finished': {
    readonly projectId: string
    readonly edit: number
    readonly result: CalculationResultCode
    readonly message: string
    readonly erroneousComponentIds: readonly string[]
    /** What must be known of the numbers, with the components that it concerns; an older remote tells none. */
    readonly notices?: readonly CalculationNotice[]
  }
  /** What the variants of the open project are rated, as it is stated, while there are several; empty while unknown. */
  'results/variants-calculated': {
    readonly projectId: string
    readonly ratings: readonly { readonly structureId: string; readonly text: string }[]
  }
  'print/report-ready': { readonly projectId: string; readonly edit: number }
}

export interface CalculationNotice {
  readonly message: string
  readonly componentIds: readonly string[]
}

export interface EventTopics {
  'projects/open-requested': { readonly projectId: string }
  'projects/new-requested': {
    readonly name: string
    readonly type: StructureType
    /** A template of the type, where it is not to begin with the default one. */
    readonly template?: Template
  }
  'projects/back-requested': Readonly<Record<string, never>>
  'projects/deleted': { readonly projectId: string }
  'editor/construction-edited': {
    readonly projectId: string
    readonly construction: Structure
    readonly baseEdit: number
  }
  /** One was added, removed, named, moved or opened: the whole of them, the open one as it is now. */
  'editor/variants-edited': {
    readonly projectId: string
    readonly structures: ProjectContent['structures']
    readonly variants: Variants
    readonly baseEdit: number
  }
  'results/field-values-edited': {
    readonly projectId: string
    readonly fieldValues: FieldValues
    readonly baseEdit: number
  }
  'results/rooms-edited': {
    readonly projectId: string
    /** Null takes the rooms out of the project. */
    readonly rooms: RoomsSetting | null
    readonly baseEdit: number
  }
}

export type Topics = StateTopics & EventTopics
export type Topic = keyof Topics
export type TopicOf<Owner extends EventOwner> = Extract<Topic, `${Owner}/${string}`>

/** The state topics at run time; what is not listed here is an event topic. */
export const STATE_TOPICS = [
  'shell/project-changed',
  'shell/session-changed',
  'editor/component-selected',
  'results/calculation-finished',
  'results/variants-calculated',
  'print/report-ready',
] as const satisfies readonly (keyof StateTopics)[]

export interface EventBus<Owner extends EventOwner = EventOwner> {
  /** Publishes a fact; only the owner's topics compile, and only they pass at run time. */
  publish<Name extends TopicOf<Owner>>(topic: Name, payload: Topics[Name]): void
  /** Hears a topic; a state topic calls at once with its last value. Returns the way to stop. */
  subscribe<Name extends Topic>(topic: Name, listener: (payload: Topics[Name]) => void): () => void
  /** The last value of a state topic, or undefined when none was published. */
  last<Name extends keyof StateTopics>(topic: Name): StateTopics[Name] | undefined
}
