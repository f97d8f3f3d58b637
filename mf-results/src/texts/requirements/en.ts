export default {
  'requirements.title': 'Requirements by country',
  'requirements.close': 'Close',
  'requirements.country': 'Country',
  'requirements.use': 'Use',
  'requirements.class': 'Class',
  'requirements.noClass': 'No classes',
  'requirements.asked': 'What is asked',
  'requirements.quantity': 'Quantity',
  'requirements.limit': 'Limit',
  'requirements.here': 'Here, dB',
  'requirements.verdict': 'Verdict',
  'requirements.use.head': 'Use the limit',
  'requirements.take': 'Use',
  'requirements.useOf': 'Use {quantity} of {country}',
  'requirements.inUse': 'In use',
  'requirements.used': 'The limit of {country} is now the project’s requirement',
  'requirements.noCode': 'Not calculated here',
  'requirements.otherStandard': 'Of the other standard than your account’s',
  'requirements.sure': '{quantity}: {reference}, edition {edition}. Read in: {source}.',
  'requirements.check':
    '{quantity}: {reference}, edition {edition}. Not sure, check the rule before you rely on it: {source}.',
  'requirements.rule': '{reference} ({edition})',
  'requirements.everywhere': 'Between dwellings, country by country',
  'requirements.advice':
    'Judged by what passes between the rooms of the project, all paths included. Rules change: check the edition in force. This is no legal advice.',
  'requirements.adviceLicence':
    'With the Full licence the limits are judged by the rooms of the project. Rules change: check the edition in force. This is no legal advice.',
} as const
