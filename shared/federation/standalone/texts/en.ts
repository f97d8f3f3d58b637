export default {
  'bar.name': 'Standalone page',
  'bar.title': '{remote}, alone',
  'bar.page': 'Page',
  'bar.session': 'Session',
  'bar.standard': 'Standard',
  'bar.project': 'Project',
  'bar.language': 'Language',
  'bar.theme': 'Theme',

  'said.navigate': 'would go to {address}',
  'said.toast': '{kind}: {text}',
  'said.failed': 'stopped: {error}',
  'said.notDrawn': 'not drawn: {error}',
  'said.incompatible': 'This page offers contract {offered}; the remote needs {needed}.',
  'said.notLoaded': '{reason}: {detail}',
} as const
