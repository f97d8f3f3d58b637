export default {
  title: 'Projects',
  filter: 'Filter by name or type',
  tryAgain: 'Try again',

  'list.failed.title': 'The list did not load',
  'list.failed.text': 'Your projects are safe on the server.',
  'list.nothing.title': 'Nothing found',
  'list.nothing.text': 'No project matches “{filter}”.',
  'list.all': '{total, plural, one {# project} other {# projects}}',
  'list.found': '{found} of {total, plural, one {# project} other {# projects}}',
  'list.newest': '{total, plural, one {# project} other {# projects}}, the newest {listed} are listed',
  'list.newestFound':
    '{found} of {total, plural, one {# project} other {# projects}}, the newest {listed} are listed',
  'list.selectFirst': 'Select a project in the list first.',
  'list.back': 'Back to previous project',
  'list.noPrevious': 'No saved project was open before.',

  'column.type': 'Type',
  'column.name': 'Name',
  'column.created': 'Created, UTC',
  'column.modified': 'Modified, UTC',
  'column.thickness': 'mm',
  'column.mass': 'kg/m²',
  'column.deleted': 'Deleted, UTC',
  'column.keptUntil': 'Kept until, UTC',
  'column.shared': 'Shared',
  'column.owner': 'Owner',

  'saved.title': 'Open saved projects',
  'saved.empty.title': 'No saved projects yet',
  'saved.empty.text': 'Give the first one a name and a structure type. It appears here after its first save.',
  'saved.open': 'Open project',
  'saved.delete': 'Delete project',

  'delete.title': 'Delete project “{name}”',
  'delete.text': 'Are you sure that you want to delete the selected project?',
  'delete.cancel': 'Cancel',
  'delete.confirm': 'Delete project',

  'share.label': 'Share {name} with the team',
  'share.team': 'Team',
  'share.onlyMe': 'Only me',

  'team.title': 'Team projects',
  'team.empty.title': 'No team projects',
  'team.empty.text': 'What a colleague shares with your team appears here.',
  'team.copy': 'Copy project',

  'deleted.title': 'Deleted projects',
  'deleted.empty.title': 'No deleted projects',
  'deleted.empty.text': 'What you delete is kept here for 30 days.',
  'deleted.restore': 'Restore project',

  'quota.projects': 'You have {used} of the {limit} projects that your account may have.',
  'quota.megabytes': 'Your projects fill {used} of the {limit} MB that your account may have.',

  'toast.deleted': '“{name}” has been deleted. For 30 days it can be restored under “Deleted projects”.',
  'toast.restored': '“{name}” is back in your saved projects',
  'toast.shared': 'The project has been shared',
  'toast.unshared': 'The project has been unshared',
  'toast.copied': 'The project has been copied to your own saved projects',
  'toast.notCopied': 'Could not copy the project',

  'new.title': 'New project',
  'new.name': 'Project name',
  'new.length': '{length} of {limit} characters',
  'new.type': 'Structure type',
  'new.cancel': 'Cancel',
  'new.create': 'Create project',

  'rule.required': 'This field is required',
  'rule.tooLong': 'The name can have at most {limit} characters',
} as const
