/** The language that an address asks for, as a link of somebody who knows what the reader speaks. */
export const askedLanguage = (search: string): string | null => new URLSearchParams(search).get('language')
