/** The messages about the open project, word for word as the specification has them. */
export const TEXTS = {
  saved: 'The project has been saved',
  notSaved: 'The project could not be saved',
  copied: 'A copy of the project has been created',
  notCopied: 'Failed to save copy of project',
  renamed: 'The project name has been updated',
  notRenamed: 'The project name could not be updated',
  autosaved: 'The project was autosaved',
  autosaveOn: 'Autosave enabled',
  autosaveOff: 'Autosave disabled',
} as const
