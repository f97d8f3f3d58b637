import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** A printed document, read with Debian's own tools (poppler-utils). */
export class Pdf {
  private constructor(private readonly file: string) {}

  /** Prints the page as the browser's Print does: the page's own paper, no headers of the browser. */
  static async of(page: Page, file: string): Promise<Pdf> {
    writeFileSync(file, await page.pdf({ preferCSSPageSize: true, printBackground: true }))
    return new Pdf(file)
  }

  /** The text of each page, as it stands on it. */
  texts(): readonly string[] {
    return this.run('pdftotext', '-layout', this.file, '-').split('\f').slice(0, -1)
  }

  /** Width and height of each page, in whole mm. */
  sizes_mm(): readonly (readonly [number, number])[] {
    const sizes = this.run('pdfinfo', '-l', '-1', this.file).matchAll(
      /^Page\s+\d+ size:\s+([\d.]+) x ([\d.]+)/gm,
    )
    return [...sizes].map(([, width, height]) => [mm(width), mm(height)])
  }

  /** How many lines and areas page `number` (from 1) is drawn of. */
  paths(number: number): number {
    return this.svg(number).match(/<path /g)?.length ?? 0
  }

  /** How many pictures of pixels are in the whole document. */
  pictures(): number {
    return this.run('pdfimages', '-list', this.file).match(/^\s*\d+\s+\d+\s+image /gm)?.length ?? 0
  }

  /** How many links a reader could follow. */
  links(): number {
    return readFileSync(this.file, 'latin1').match(/\/URI\s*\(/g)?.length ?? 0
  }

  /** How many signs are printed as a box because no font has them: each is the glyph 0 of some font. */
  missingGlyphs(): number {
    const shown = contentsOf(readFileSync(this.file)).flatMap((content) =>
      [...content.matchAll(/<((?:[0-9A-Fa-f]{4})+)> Tj/g)].flatMap(([, glyphs = '']) =>
        glyphs.match(/.{4}/g),
      ),
    )
    return shown.filter((glyph) => glyph === '0000').length
  }

  /** A page as a drawing. */
  svg(number: number): string {
    return this.run('pdftocairo', '-svg', '-f', String(number), '-l', String(number), this.file, '-')
  }

  private run(tool: string, ...args: readonly string[]): string {
    return execFileSync(tool, args, { encoding: 'utf8', maxBuffer: 100_000_000 })
  }
}

function mm(points: string | undefined): number {
  return Math.round((Number(points) * 25.4) / 72)
}

/** The streams of a document that are deflated text: what is drawn on its pages is among them. */
function contentsOf(file: Buffer): readonly string[] {
  const text = file.toString('latin1')
  return [...text.matchAll(/FlateDecode[^]*?stream\r?\n/g)].flatMap(({ 0: head, index }) => {
    const start = index + head.length
    try {
      return [inflateSync(file.subarray(start, text.indexOf('endstream', start))).toString('latin1')]
    } catch {
      // A picture with an encoding of its own.
      return []
    }
  })
}
