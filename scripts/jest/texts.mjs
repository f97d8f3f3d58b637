import { loadTexts } from '../../shared/texts/src/index.ts'

// Every test speaks English, by the catalogues of what it imports.
beforeAll(() => loadTexts('en'))
