import globals from 'globals'
import hooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/** The parts whose texts stand in catalogues: what a person reads is no literal in their code. */
const PARTS_WITH_CATALOGUES = [
  'mf-auth',
  'mf-bench',
  'mf-catalogue',
  'mf-editor',
  'mf-import',
  'mf-print',
  'mf-projects',
  'mf-results',
  'shared/construction',
  'shared/drawing',
  'shared/federation',
  'shared/messages',
  'shared/products',
  'shared/results-view',
  'shared/ui',
  'shell',
]

const LATE_TEXT = {
  selector: 'CallExpression[callee.name=/^(t|rich)$/]:not(:function *)',
  message: 'The catalogue is not loaded yet when a module runs: ask for the text in a function.',
}
/** Two letters or more that are no unit: units and symbols are written alike everywhere. */
const WORD = '/(?<!\\p{L})(?!(Hz|dB|mm|kg)(?!\\p{L}))\\p{L}{2,}/u'
const READ_ATTRIBUTES =
  '/^(alt|aria-label|aria-description|aria-valuetext|caption|label|legend|note|placeholder|submit|text|title)$/'
/** What an error of the program says, and what is reported to support or explains a refusal to it, stays English. */
const FOR_SUPPORT =
  ':matches(NewExpression, CallExpression[callee.type=Super], CallExpression[callee.name=/^(report|refused)$/], CallExpression[callee.property.name=report])'
const message = "What a person reads stands in the part's catalogue, src/texts/en.ts."
const LITERAL_TEXTS = [
  { selector: `JSXText[value=${WORD}]`, message },
  {
    selector:
      'JSXOpeningElement:matches([name.name=/^[A-Z]/], [name.object]) > JSXAttribute[name.name="translate"]',
    message:
      'On a component `translate` is a style; `htmlTranslate` marks a name that stays in every language.',
  },
  { selector: `JSXAttribute[name.name=${READ_ATTRIBUTES}] > Literal[value=${WORD}]`, message },
  // A sentence: it begins with a capital letter and has a second word. A key is what the wire calls something.
  {
    selector: `Literal[value=/^\\p{Lu}[^]*\\s\\p{L}\\p{Ll}/u]:not(${FOR_SUPPORT} > Literal, Property > .key)`,
    message,
  },
  {
    selector: `TemplateElement[value.raw=/^(\\p{Lu}\\p{L}+\\s|[^<>]*\\p{L}{2,}\\s\\p{L}{2,})/u]:not(${FOR_SUPPORT} > TemplateLiteral > *)`,
    message,
  },
]

export default tseslint.config(
  { ignores: ['**/dist/', '**/.types/', '**/node_modules/', '.run/', 'test-results/', '**/migrations/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // An async handler of a button or a route is ordinary; what it throws reaches the error boundary.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      'no-console': 'error',
      'no-restricted-syntax': ['error', LATE_TEXT],
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.tsx', 'shell/src/**/*.ts', 'mf-*/src/**/*.ts', 'shared/{ui,results-view}/src/**/*.ts'],
    plugins: { 'react-hooks': hooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: PARTS_WITH_CATALOGUES.map((part) => `${part}/src/**/*.{ts,tsx}`),
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**', '**/testing.ts', '**/texts/**/en.ts'],
    rules: { 'no-restricted-syntax': ['error', LATE_TEXT, ...LITERAL_TEXTS] },
  },
  {
    // The engine's kernels index Float64Arrays in tight loops; strict index checks would hide the formulas.
    files: ['engine/**/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  { files: ['**/*.{ts,tsx,mjs}'], rules: { 'max-lines': ['error', 300] } },
  {
    // Tables of data and of rules: their length is the number of things there are.
    files: ['server/src/storage/catalogue/*.ts', '.dependency-cruiser.mjs'],
    rules: { 'max-lines': 'off' },
  },
  {
    // A command's output and a build's progress are what these files are for.
    files: ['scripts/**', 'server/src/commands/**', 'engine/validation/**', 'bench/**', '**/*.mjs'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.mjs', '**/*.js'],
    languageOptions: { globals: globals.node },
  },
)
