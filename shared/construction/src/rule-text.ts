import { formatPlain, formatQuantity, insideSentence, numberIn } from '@soundleaf/texts'
import { productTypeLabel } from './names'
import { labelOf, numberProperty } from './property'
import type { OutOfRange, RuleBreak } from './rule-break'
import { t } from './texts'

/** The sentence for the person; it begins with the component's name where there is one. */
export function ruleText(broken: RuleBreak): string {
  const name = nameIn(broken)
  // Their sentence names it within.
  const isNamed = broken.code === 'FrameUnfinished' || broken.code === 'ImpactBoardUnfinished'
  if (name === null || isNamed) return said(broken)
  return t('ofComponent', { component: name, rule: said(broken) })
}

function nameIn({ params: { component, productType } }: RuleBreak): string | null {
  return component?.trim() === '' && productType !== null ? productTypeLabel(productType) : component
}

function said(broken: RuleBreak): string {
  switch (broken.code) {
    case 'TooManyComponents': {
      const { component, most } = broken.params
      const key = component === null ? 'TooManyComponents' : 'TooManyComponents.named'
      return t(key, { most: formatPlain(most) })
    }
    case 'WrongCore': {
      const { lacks, type } = broken.params
      return lacks === 'core' ? t('WrongCore.core', { type }) : t('WrongCore.fixedPanels')
    }
    case 'NotInThisStructure':
      return t('NotInThisStructure', { orientation: broken.params.orientation })
    case 'WrongFrameForSide': {
      const { frame, side } = broken.params
      return t('WrongFrameForSide', { frame, side })
    }
    case 'FrameUnfinished':
    case 'ImpactBoardUnfinished':
      return t('unfinished', { component: nameIn(broken) ?? '', side: broken.params.side })
    case 'OutOfRange':
      return outOfRange(broken.params)
    case 'NotAddable':
      return t(`NotAddable.${broken.params.why}`)
    case 'UnknownComponent':
      return t('UnknownComponent', { id: broken.params.id })
    case 'Fixed':
      return t('Fixed', { to: broken.params.to })
    case 'NotDuplicable':
      return t(`NotDuplicable.${broken.params.why}`)
    case 'NotMovable':
      return t(`NotMovable.${broken.params.why}`)
    case 'UnknownProperty': {
      const { what, key } = broken.params
      return what === 'property' ? t('UnknownProperty.property', { key }) : t(`UnknownProperty.${what}`)
    }
    case 'NotEditable':
      return t(`NotEditable.${broken.params.why}`)
    case 'ProductRefused': {
      const { why, product } = broken.params
      return t(`ProductRefused.${why}`, { product })
    }
    case 'ProductUnreadable': {
      const { product, fault } = broken.params
      return t('ProductUnreadable', { product, fault: ruleText(fault) })
    }
    case 'TextGivenTwice':
      return t('TextGivenTwice', { key: broken.params.key })
    case 'TextMissing':
      return t('TextMissing', { key: broken.params.key })
    case 'TextUnreadable': {
      const { key, text, wanted } = broken.params
      return t(`TextUnreadable.${wanted}`, { key, text: shortened(text) })
    }
    case 'RangeBackwards': {
      const { key, min, max } = broken.params
      return t('RangeBackwards', { key, min: formatPlain(min), max: formatPlain(max) })
    }
    default:
      return t(broken.code)
  }
}

function outOfRange(broken: OutOfRange): string {
  const { found, kind, property, value, min, max, unit } = broken
  const measured = (number: number) => formatQuantity(number, unit)
  if (found === 'followed') return t('OutOfRange.followed', { value: measured(value) })
  const entered = numberProperty(kind, property)
  const span = {
    property: entered === undefined ? property : insideSentence(t(labelOf(broken, entered))),
    min: numberIn(unit, min),
    max: measured(max),
  }
  return found === 'entered'
    ? t('OutOfRange.entered', span)
    : t('OutOfRange.standing', { ...span, value: measured(value) })
}

/** A text of the wire as a message quotes it; messages hold at most 300 characters. */
function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
