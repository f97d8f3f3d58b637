/** For the ear: without the marks of subscripts. */
export const plain = (notation: string): string => notation.replaceAll(/[_{}]/g, '')
