/** Below this the editor's header has a second row: a window of 1280 px at 400 % is 320 px wide (WCAG 1.4.10). */
const NARROW = '@media (max-width: 639px)'

export const HEADER = { [NARROW]: { flexWrap: 'wrap', rowGap: 'var(--s-1)', paddingBlock: 'var(--s-2)' } }
export const WIDE_ONLY = { [NARROW]: { display: 'none' } }

/** What the parts of the header take of its rows in a narrow window. */
export const ROW_OF_ITS_OWN = {
  /** The name beside mark and account: nothing else fits there. */
  withAccount: {
    [NARROW]: { flex: '1 1 calc(100% - 128px)', justifyContent: 'flex-start', marginInline: 0 },
  },
  whole: { [NARROW]: { order: 1, flexBasis: '100%' } },
}
/** Save state and actions. */
export const SECOND_ROW = { [NARROW]: { order: 2 } }
export const START_OF_SECOND_ROW = { [NARROW]: { order: 2, flex: 1, marginInline: 0 } }
