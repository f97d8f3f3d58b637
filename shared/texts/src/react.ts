import { createElement, Fragment, type ReactElement, type ReactNode } from 'react'
import { opened, openCatalogues, type Catalogue, type Catalogues, type Params } from './catalogues'
import { textsOf, type Texts } from './define-texts'
import { languageInUse } from './language'
import type { ElementsOf, ParamsOf } from './message'

type Element = (children: ReactNode) => ReactNode

/** Says a text with elements inside: `rich('terms', {}, { a: (children) => <Link>{children}</Link> })`. */
export type Rich<English extends Catalogue> = <Key extends keyof English & string>(
  key: Key,
  params: ParamsOf<English[Key]>,
  elements: Readonly<Record<ElementsOf<English[Key]>, Element>>,
) => ReactElement

/** As `defineTexts` of `@soundleaf/texts`, for parts that draw. */
export function defineTexts<const English extends Catalogue>(
  catalogues: Catalogues<English>,
): Texts<English> & { readonly rich: Rich<English> } {
  const opening = openCatalogues(catalogues)
  const rich = (key: string, params: Params, elements: Readonly<Record<string, Element>>) =>
    nodesOf(opening.say(languageInUse(), key, params), elements)
  return { ...textsOf<English>(opening), rich: rich as Rich<English> }
}

/** Splits at the outermost elements: text, name, content, text, name, content, …, text. */
const OUTERMOST = /<(\w+)>(.*?)<\/\1>/su

function nodesOf(text: string, elements: Readonly<Record<string, Element>>): ReactElement {
  const pieces = text.split(OUTERMOST)
  const nodes = pieces.map((piece, index) => {
    if (index % 3 === 0) return opened(piece)
    if (index % 3 === 1) return null
    return elements[pieces[index - 1] ?? '']?.(nodesOf(piece, elements))
  })
  return createElement(Fragment, null, ...nodes)
}
