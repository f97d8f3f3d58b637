export { isGuessable } from './guessable'
