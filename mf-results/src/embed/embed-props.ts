import type { CalculationAnswer, FieldValues, RoomsSetting, Structure } from '@soundleaf/contracts'

/** What a page gives and gets. Everything may change at any time; results follow. */
export interface EmbedProps {
  /** The construction, in the form of the API (docs/partners.md); null while there is none. */
  readonly construction: Structure | null
  /** The address of a read-only link: what it shows stands in the place of a construction, and needs no token. */
  readonly link?: string
  /** Of the link, where it has one. */
  readonly linkPassword?: string
  /** The room and what is required of it; without them the laboratory values are shown alone. */
  readonly fieldValues?: Partial<FieldValues>
  /** Two rooms with the construction between them, in the form of the API: what passes by every path is shown as well. */
  readonly rooms?: RoomsSetting
  /** Gives an embed token; asked again when the last one has ended. */
  readonly getToken: () => Promise<string> | string
  /** Origin of the calls. */
  readonly api?: string
  readonly theme?: 'light' | 'dark'
  /** Whether what passes through can be listened to. */
  readonly listening?: boolean
  /** As `sv`: one for all results of a page, the last one that was given. English where it is left out or not spoken. */
  readonly language?: string
  /**
   * `Metric`, `ImperialFractions` or `ImperialDecimals`: as the language, one for all results of a page. Metric where it is
   * left out or not known. What comes out of `onResult` is in SI.
   */
  readonly units?: string
  /** Nonce of the page's policy for styles, where it has one. */
  readonly nonce?: string
  readonly onResult?: (answer: CalculationAnswer) => void
}
