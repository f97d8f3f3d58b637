/** What lies above something: the only things with a shadow. */
export const above = { bg: 'bg.panel', color: 'fg', boxShadow: 'above', outline: 0 } as const

export const fade = {
  _open: { animationName: 'fade-in', animationDuration: '120ms' },
  _closed: { animationName: 'fade-out', animationDuration: '80ms' },
} as const
