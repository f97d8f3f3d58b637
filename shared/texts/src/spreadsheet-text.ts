/** A name that a spreadsheet would run as a formula is made text (names are typed by people), and stays in its cell. */
export function spreadsheetText(text: string): string {
  const oneLine = text.replace(/[\t\r\n]+/g, ' ')
  return /^\s*[=+\-@＝＋－＠]/.test(oneLine) ? `'${oneLine}` : oneLine
}
