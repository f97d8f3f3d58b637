import { defineRecipe } from '@chakra-ui/react'

export const spinnerRecipe = defineRecipe({
  className: 'sl-spinner',
  base: {
    display: 'inline-block',
    width: 'var(--spinner-size)',
    height: 'var(--spinner-size)',
    borderWidth: '2px',
    borderRadius: 'full',
    borderColor: 'border',
    borderTopColor: 'accent.solid',
    animation: 'spin 900ms linear infinite',
  },
  variants: {
    size: {
      xs: { '--spinner-size': '12px' },
      sm: { '--spinner-size': '16px' },
      md: { '--spinner-size': '20px' },
      lg: { '--spinner-size': '22px' },
    },
  },
  defaultVariants: { size: 'md' },
})

/** The shape of what comes. */
export const skeletonRecipe = defineRecipe({
  className: 'sl-skeleton',
  variants: {
    loading: {
      true: {
        bg: 'bg.muted',
        borderRadius: '2px',
        color: 'transparent',
        userSelect: 'none',
        pointerEvents: 'none',
        animation: 'pulse 1.8s ease-in-out infinite',
        '&::before, &::after, *': { visibility: 'hidden' },
      },
    },
  },
  defaultVariants: { loading: true },
})
