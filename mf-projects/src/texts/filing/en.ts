export default {
  'title.one': 'Job and tags of “{name}”',
  'title.many': 'Job and tags of {count, plural, one {# project} other {# projects}}',
  cancel: 'Cancel',
  save: 'Save',

  job: 'Job, by its number or name',
  'job.several': 'They are of different jobs. What you type here holds for all of them.',
  tags: 'Tags',
  'tags.none': 'No project has a tag yet.',
  'tag.some': '{tag}, on {count} of {total}',
  'tag.new': 'New tag',
  'tag.add': 'Add the tag',

  done: '{count, plural, one {# project has} other {# projects have}} been filed',
} as const
