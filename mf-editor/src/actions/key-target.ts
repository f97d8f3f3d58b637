/** Where text is written or a choice is made, keys belong to the field. */
export const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.matches('input, textarea, select, [role=combobox]') || target.isContentEditable)

/** What is open above the page has its own keys. */
export const isInOverlay = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=dialog], [role=alertdialog], [role=menu]') !== null
