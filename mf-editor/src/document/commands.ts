import {
  add,
  clearInsulation,
  duplicate,
  finish,
  genericName,
  genericProductOf,
  invalidEntryText,
  isFixed,
  move,
  moveTo,
  nameOf,
  parseEntry,
  paste,
  remove,
  rename,
  selectInsulation,
  selectProduct,
  setProperty,
  type Component,
  type ComponentKind,
  type Construction,
  type NumberKey,
  type NumberRow,
  type Side,
  type SwitchKey,
  type Unfinished,
  type WordRow,
} from '@soundleaf/construction'
import type { Product, Toast } from '@soundleaf/contracts'
import { formatQuantity, numberIn } from '@soundleaf/texts'
import { thicknessOf } from '../catalogue/offered-products'
import { t } from '../texts'
import { readMultiplied, readPieces, type Multiplied } from './multiplied'
import type { DocumentStore } from './document-store'

/** Everything a person can do to the construction; each is one step of the history. */
export interface Commands {
  readonly add: (kind: ComponentKind, side: Side) => void
  /** Adds the panel that a frame or an impact board lacks. */
  readonly finish: (lack: Unfinished) => void
  readonly duplicate: (componentId: string) => void
  readonly remove: (componentId: string) => void
  readonly move: (componentId: string, step: -1 | 1) => void
  /** To a place among the other components. */
  readonly moveTo: (componentId: string, place: number) => void
  readonly copy: (componentId: string) => void
  /** Pastes the copied component after the selected one. */
  readonly paste: () => void
  /**
   * Takes what was typed into a number field: commas, rounding and limits as the rules of entries say. `2 x 60` is a fill of
   * 120 mm, `60 + 95` one of 155 mm, `2 x 12.5` a panel of 12.5 mm twice.
   */
  readonly enter: (componentId: string, row: NumberRow, text: string) => void
  readonly rename: (componentId: string, name: string) => void
  readonly turn: (componentId: string, key: SwitchKey, isOn: boolean, label: string) => void
  /** Takes a word of a list, as the gas between two panes. */
  readonly pick: (componentId: string, row: WordRow, word: string) => void
  readonly choose: (componentId: string, product: Product) => void
  readonly insulate: (componentId: string, product: Product) => void
  readonly clearInsulation: (componentId: string) => void
  /** Selects the neighbour of the selected layer, or the first or last where none is. */
  readonly walk: (step: -1 | 1) => void
}

interface Dependencies {
  readonly newId: () => string
  readonly genericProducts: {
    /** Null until the catalogue is there. */
    readonly now: () => readonly Product[] | null
    /** Calls when the catalogue arrives; never where it does not. */
    readonly once: (listener: (products: readonly Product[]) => void) => void
  }
  /** The product with what a component keeps of its manufacturer. */
  readonly withMaker: (product: Product) => Product
  readonly toast: (message: Toast) => void
}

/** What is multiplied is limited when it is whole. */
const UNLIMITED = { min: 0, max: Infinity }

const fillOf = (component: Component | undefined) =>
  component !== undefined && 'insulation' in component ? component.insulation.thickness_mm : 0

export function createCommands(
  store: DocumentStore,
  { newId, genericProducts, withMaker, toast }: Dependencies,
): Commands {
  const present = () => store.state.getState().document?.history.present ?? null
  const componentsOf = (construction: Construction | null): readonly Component[] =>
    construction?.components ?? []
  const find = (id: string) => componentsOf(present()).find((component) => component.id === id)
  /** What a component is called in the label of a step. One that is not there is refused, so no label shows the id. */
  const nameFor = (id: string) => {
    const component = find(id)
    return component === undefined ? id : nameOf(component)
  }
  /** Selects the component that a step added. */
  const selectNew = (before: Construction | null) => {
    const known = new Set(componentsOf(before).map(({ id }) => id))
    const added = componentsOf(present()).filter(({ id }) => !known.has(id))
    // Of a pane and the space that came with it, the pane.
    const shown = added.find((component) => !isFixed(component)) ?? added[0]
    if (shown !== undefined) store.select(shown.id)
  }

  /**
   * Adds a component, as the catalogue's generic product. Before the catalogue is there it has that product's values but
   * not its limits; it gets them with the catalogue, as part of the same step, unless it was changed meanwhile.
   */
  const addNew = (label: string, change: Parameters<DocumentStore['edit']>[1]) => {
    const before = present()
    const known = new Set(componentsOf(before).map(({ id }) => id))
    const addedTo = (construction: Construction | null) =>
      componentsOf(construction).filter(({ id }) => !known.has(id))
    const products = genericProducts.now()
    const isDone = store.edit(label, (construction) => {
      const made = change(construction)
      if (!made.ok || products === null) return made
      return { ok: true, value: chosen(made.value, addedTo(made.value), products) }
    })
    if (!isDone) return
    selectNew(before)
    if (products !== null) return
    const added = addedTo(present())
    genericProducts.once((loaded) => {
      const untouched = added.filter((component) => find(component.id) === component)
      store.amend((construction) => chosen(construction, untouched, loaded))
    })
  }
  /** Some of its components as the generic products that they stand for. */
  const chosen = (
    construction: Construction,
    components: readonly Component[],
    products: readonly Product[],
  ) =>
    components.reduce((made, component) => {
      const product = genericProductOf(component, products)
      const selected = product && selectProduct(made, component.id, product)
      return selected?.ok ? selected.value : made
    }, construction)

  /** The thickness of a fill that is typed in pieces; null where it is not, or a piece is no number. */
  const wholeOf = (typed: string, { rounding, unit }: NumberRow): string | null => {
    const pieces = readPieces(typed)?.map((piece) => parseEntry(piece, UNLIMITED, rounding, unit))
    if (pieces === undefined || !pieces.every((piece) => piece.ok)) return null
    return numberIn(
      unit,
      pieces.reduce((sum, { value }) => sum + value, 0),
    )
  }

  /** A panel of a thickness several times, as one step. */
  const enterTimes = (panel: Component, row: NumberRow, { count, each }: Multiplied) => {
    const entry =
      each === ''
        ? { ok: true as const, value: row.value, outOfBounds: false }
        : parseEntry(each, row.range, row.rounding, row.unit)
    if (entry.ok)
      store.edit(t('step.times', { count: String(count), name: nameOf(panel) }), (construction) => {
        const set =
          entry.value === row.value
            ? { ok: true as const, value: construction }
            : setProperty(construction, panel.id, row.key, entry.value)
        if (!set.ok) return set
        const one = set.value.components.find(({ id }) => id === panel.id) ?? panel
        // Pasted, because the panel that belongs to a structure is not duplicated.
        return Array.from({ length: count - 1 }).reduce<ReturnType<typeof paste>>(
          (made) => (made.ok ? paste(made.value, one, panel.id, newId) : made),
          set,
        )
      })
    if (!entry.ok || entry.outOfBounds) toast({ kind: 'error', text: invalidEntryText() })
  }

  /** Edits a component, and says so where its fill was made to fit. */
  const editFitting = (
    id: string,
    label: string,
    change: Parameters<DocumentStore['edit']>[1],
    key?: NumberKey,
  ) => {
    const before = fillOf(find(id))
    const isDone = store.edit(label, change)
    const after = fillOf(find(id))
    const isTyped = key === 'insulationThickness'
    if (isDone && !isTyped && after > 0 && after < before) sayFitted(after)
  }
  const sayFitted = (thickness_mm: number) =>
    toast({
      kind: 'info',
      text: t('insulation.fitted', { thickness: formatQuantity(thickness_mm, 'mm') }),
    })

  return {
    add(kind, side) {
      addNew(t(`add.${kind}`), (construction) => add(construction, kind, side, newId))
    },
    finish(lack) {
      addNew(t('add.panel'), (construction) => finish(construction, lack, newId))
    },
    duplicate(id) {
      const before = present()
      const isDone = store.edit(t('step.duplicate', { name: nameFor(id) }), (construction) =>
        duplicate(construction, id, newId),
      )
      if (isDone) selectNew(before)
    },
    remove(id) {
      const { selectedId } = store.state.getState()
      const components = componentsOf(present())
      const index = components.findIndex((component) => component.id === id)
      const nearest = [index + 1, index - 1, index + 2, index - 2].map((at) => components[at])
      const isDone = store.edit(t('step.delete', { name: nameFor(id) }), (construction) =>
        remove(construction, id),
      )
      // A pane takes its space along.
      const neighbour = nearest.find((one) => one !== undefined && find(one.id) !== undefined)
      if (isDone && selectedId === id && neighbour !== undefined) store.select(neighbour.id)
    },
    move(id, step) {
      store.edit(t('step.move', { name: nameFor(id) }), (construction) => move(construction, id, step))
    },
    moveTo(id, place) {
      store.edit(t('step.move', { name: nameFor(id) }), (construction) => moveTo(construction, id, place))
    },
    copy(id) {
      const component = find(id)
      if (component !== undefined) store.copy(component)
    },
    paste() {
      const { copied, selectedId } = store.state.getState()
      if (copied === null) return
      const before = present()
      const isDone = store.edit(t('step.paste', { name: nameOf(copied) }), (construction) =>
        paste(construction, copied, selectedId, newId),
      )
      if (isDone) selectNew(before)
    },
    enter(id, row, typed) {
      const component = find(id)
      const multiplied = readMultiplied(typed)
      if (multiplied !== null && component?.kind === 'panel' && row.key === 'thickness')
        return enterTimes(component, row, multiplied)
      const text = row.key === 'insulationThickness' ? (wholeOf(typed, row) ?? typed) : typed
      const entry = parseEntry(text, row.range, row.rounding, row.unit)
      if (entry.ok && entry.value !== row.value)
        editFitting(
          id,
          t('step.property', { property: row.label, name: nameFor(id) }),
          (construction) => setProperty(construction, id, row.key, entry.value),
          row.key,
        )
      const isAsTyped = entry.ok && !entry.outOfBounds
      store.setMistyped(isAsTyped ? null : { componentId: id, key: row.key })
      if (!isAsTyped) toast({ kind: 'error', text: invalidEntryText() })
    },
    rename(id, name) {
      store.edit(t('step.rename', { name: nameFor(id) }), (construction) => rename(construction, id, name))
    },
    turn(id, key, isOn, label) {
      editFitting(id, t('step.property', { property: label, name: nameFor(id) }), (construction) =>
        setProperty(construction, id, key, isOn),
      )
    },
    pick(id, { key, label }, word) {
      store.edit(t('step.property', { property: label, name: nameFor(id) }), (construction) =>
        setProperty(construction, id, key, word),
      )
    },
    choose(id, product) {
      editFitting(id, t('step.choose', { name: genericName(product.name) }), (construction) =>
        selectProduct(construction, id, withMaker(product)),
      )
    },
    insulate(id, product) {
      const isDone = store.edit(t('step.choose', { name: genericName(product.name) }), (construction) =>
        selectInsulation(construction, id, product),
      )
      const thickness_mm = fillOf(find(id))
      if (isDone && thickness_mm < (thicknessOf(product) ?? 0)) sayFitted(thickness_mm)
    },
    clearInsulation(id) {
      store.edit(t('step.clearInsulation', { name: nameFor(id) }), (construction) =>
        clearInsulation(construction, id),
      )
    },
    walk(step) {
      const components = componentsOf(present())
      const at = components.findIndex(({ id }) => id === store.state.getState().selectedId)
      const next = at < 0 ? (step > 0 ? components[0] : components.at(-1)) : components[at + step]
      if (next !== undefined) store.select(next.id)
    },
  }
}
