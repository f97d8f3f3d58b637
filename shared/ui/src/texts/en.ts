export default {
  close: 'Close',
  loading: 'Loading',

  'toast.region': 'Messages',
  'toast.success': 'Done',
  'toast.error': 'Error',
  'toast.info': 'Note',

  'drawer.open': 'Open {name}',
  'drawer.collapse': 'Collapse {name}',

  'password.show': 'Show password',
  'password.hide': 'Hide password',

  // What keys do, as the list of keys says it.
  'keys.title': 'Keyboard',
  'keys.walk': 'Walk the layers',
  'keys.ends': 'First, last layer',
  'keys.properties': 'Open properties',
  'keys.product': 'Find a product',
  'keys.move': 'Move the layer',
  'keys.copyPaste': 'Copy, paste the layer',
  'keys.duplicate': 'Duplicate',
  'keys.delete': 'Delete',
  'keys.undo': 'Undo',
  'keys.redo': 'Redo',
  'keys.save': 'Save',
  'keys.menu': 'Layer menu',
  'keys.deselect': 'Deselect',
  'keys.step': 'In a field: 1 mm',
  'keys.leap': 'In a field: 10 mm',
  'keys.nextField': 'Next thickness',
  'keys.newProject': 'New project, in the list of projects',
  'keys.help': 'This list',

  // Keys as they are named on a keyboard.
  'key.Alt': 'Alt',
  'key.Backspace': 'Backspace',
  'key.ContextMenu': 'Menu',
  'key.Ctrl': 'Ctrl',
  'key.Delete': 'Del',
  'key.End': 'End',
  'key.Enter': 'Enter',
  'key.Escape': 'Esc',
  'key.Home': 'Home',
  'key.Shift': 'Shift',
  'key.Tab': 'Tab',
} as const
