import { useEffect } from 'react'
import type { Paper } from './paper'

/**
 * Tells the printer the paper for as long as the report is shown. An adopted style sheet, because `@page` reaches the
 * document only from its top level, and a style tag would need a nonce.
 */
export function usePageRule({ width_mm, height_mm }: Paper): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`@page { size: ${width_mm}mm ${height_mm}mm; margin: 0 }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet)
    }
  }, [width_mm, height_mm])
}
