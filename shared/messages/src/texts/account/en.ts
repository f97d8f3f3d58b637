export default {
  'licence.trial': 'Free Trial',
  'licence.light': 'Light licence',
  'licence.full': 'Full licence',
  'licence.lasting': '{licence} · {expiry}',
} as const
