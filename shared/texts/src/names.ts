/** What turns the direction of all that follows: embeddings, overrides and isolates. The marks beside one letter stay. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g

/** A name as it is kept: in NFC, without spaces around it, and without what would turn the text beside it. */
export const keptName = (text: string): string => text.normalize('NFC').replace(TURNS, '').trim()

/** The marks above and below letters, as NFD parts them from their letters. */
const MARKS = /[\u0300-\u036f]/g

/** A text as a search compares it: `lagenhet` finds `Lägenhet`, however its ä is composed. */
export const searchText = (text: string): string =>
  text.normalize('NFD').replace(MARKS, '').toLocaleLowerCase()
