export default {
  title: 'Rating bench',
  lead: 'Any measured curve, rated by ISO and ASTM',
} as const
