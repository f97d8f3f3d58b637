/** Every toast of the shell, word for word as the specification has it where it gives one. */
export const TOASTS = {
  saved: 'The project has been saved',
  notSaved: 'The project could not be saved',
  copied: 'A copy of the project has been created',
  notCopied: 'Failed to save copy of project',
  renamed: 'The project name has been updated',
  notRenamed: 'The project name could not be updated',
  autosaved: 'The project was autosaved',
  autosaveOn: 'Autosave enabled',
  autosaveOff: 'Autosave disabled',
  detailsCopied: 'Details copied to clipboard',
  detailsNotCopied: 'Failed to copy details to clipboard',
} as const
