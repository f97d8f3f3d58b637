/**
 * Who may import whom. Rules are *allowed* rules: what is not listed is an error. Each says why.
 * `node scripts/boundaries.mjs` runs them and fails when no module was read.
 */

const own = (folder) => ({ from: { path: `^${folder}/` }, to: { path: `^${folder}/` } })
const index = (folder) => `^${folder}/src/index\\.ts$`
const indices = (...folders) => folders.map(index)
const npm = (...names) => names.map((name) => `node_modules/${name}(/|$)`)

const react = npm('react', 'react-dom', '@types/react', '@types/react-dom')
const uses = (comment, folder, ...to) => ({ comment, from: { path: `^${folder}/` }, to: { path: to.flat() } })
const tests = '\\.test\\.tsx?$|/testing[/.]|\\.check\\.ts$'

const contracts = 'shared/contracts'
const construction = 'shared/construction'
const products = 'shared/products'
const sheets = 'shared/sheets'
const ifc = 'shared/ifc'
const bus = 'shared/event-bus'
const client = 'shared/api-client'
const federation = 'shared/federation'
const texts = 'shared/texts'
const messages = 'shared/messages'
const passwords = 'shared/passwords'
const ui = 'shared/ui'
const drawing = 'shared/drawing'
const resultsView = 'shared/results-view'

export default {
  allowedSeverity: 'error',
  allowed: [
    {
      comment: 'A package is free inside itself; remotes and the server have rules of their own below.',
      ...own('(shared/[^/]+|shell|engine|server|e2e|examples|bench|mf-[^/]+|scripts)'),
      to: { path: '^$1/' },
    },

    uses(
      'Contracts describe payloads with one schema library and know nothing else.',
      contracts,
      npm('@sinclair/typebox'),
    ),
    {
      comment: 'The list of remotes is written by scripts, served by the server and verified by the shell.',
      from: { path: `^(${federation}/(src/host|standalone)|shell|server|scripts|e2e)/` },
      to: { path: `^${contracts}/src/remotes-list\\.ts$` },
    },
    uses('The rules of a construction speak the contract and are pure.', construction, indices(contracts)),
    uses(
      'What a product consists of follows from the rules of a construction; parsers are brought by who reads.',
      products,
      indices(contracts, construction),
    ),
    {
      comment: 'A test of what is read brings the parser of the server.',
      from: { path: `^${products}/.*\\.test\\.ts$` },
      to: { path: npm('csv-parse') },
    },
    uses(
      'What stands in a model becomes constructions by the rules that all parts share.',
      ifc,
      indices(contracts, construction),
    ),
    {
      comment: 'Tests of models build with the generic catalogue, and read each file with a second reader.',
      from: { path: `^${ifc}/src/(testing/|.*\\.test\\.ts$)` },
      to: { path: [index(products), ...npm('csv-parse', 'web-ifc')] },
    },
    uses('The bus carries the topics of the contract.', bus, indices(contracts)),
    uses(
      'The client makes the calls of the contract; axios lives here alone.',
      client,
      indices(contracts),
      npm('axios', '@sinclair/typebox'),
    ),
    uses('What can be guessed is judged by one library.', passwords, npm('@zxcvbn-ts/[^/]+')),
    {
      comment: 'The form that asks for a password and the server that keeps it judge it alike.',
      from: { path: '^(mf-auth|server)/' },
      to: { path: index(passwords) },
    },
    uses('Texts come out of catalogues by one library.', texts, react, npm('@lingui/[^/]+', 'esbuild')),
    {
      comment: 'What is built is built with compiled catalogues, and whoever speaks has texts.',
      from: { path: '^(shared/(?!contracts|texts)[^/]+|shell|mf-[^/]+|server|scripts)/' },
      to: {
        path: [`^${texts}/src/(index|react)\\.ts$`, `^${texts}/build/index\\.mjs$`],
      },
    },
    uses(
      'Messages say the codes of the contract and the rules of a construction, on the server and in a browser.',
      messages,
      indices(contracts, construction),
    ),
    {
      comment: 'Whoever tells a person of a failure, a notice or a licence says it as all others do.',
      from: { path: '^(shared/(api-client|federation|results-view)|shell|mf-[^/]+|server)/' },
      to: { path: `^${messages}/src/[\\w-]+-text\\.ts$` },
    },
    uses(
      'The controls know React and the UI library, and nothing of acoustics.',
      ui,
      react,
      npm('@chakra-ui/react', '@emotion/react', '@emotion/cache'),
    ),
    uses(
      'The drawing shows a construction; it needs no controls.',
      drawing,
      indices(contracts, construction),
      react,
    ),
    uses(
      'What shows results draws a calculation of the contract with the controls; the chart library lives here alone.',
      resultsView,
      indices(contracts, construction, ui),
      react,
      npm('highcharts', 'highcharts-react-official'),
    ),
    uses(
      'The gallery shows every icon by its name.',
      `${resultsView}/gallery`,
      `^${ui}/src/icons/icon-paths\\.ts$`,
    ),
    uses(
      "Federation mounts remotes inside the controls' provider, and lends what results are shown with.",
      federation,
      indices(contracts, ui, resultsView),
      `^${resultsView}/src/verdict/verdict-looks\\.ts$`,
      `^${ui}/src/tooltip\\.ts$`,
      react,
      npm(
        '@module-federation/[^/]+',
        'esbuild',
        'p-timeout',
        'webpack',
        'html-webpack-plugin',
        'minimizer-webpack-plugin',
        'swc-loader',
        '@swc/core',
        'webpack-dev-server',
      ),
    ),
    {
      comment: 'The fake host and the standalone page are small shells: they bring a bus and samples.',
      from: { path: [`^${federation}/(src/testing|standalone)/`, `^${federation}/.*\\.test\\.tsx?$`] },
      to: {
        path: [
          index(bus),
          index(construction),
          `^${contracts}/samples/index\\.ts$`,
          `^${contracts}/samples/`,
        ],
      },
    },

    uses(
      'A remote speaks the contract, obeys the rules of a construction, and is drawn with the controls.',
      'mf-[^/]+',
      indices(contracts, construction, ui, federation, drawing),
      react,
    ),
    uses(
      'Products and tables are read on the page by the rules of the server.',
      'mf-(catalogue|editor|import)',
      index(products),
    ),
    uses('Models are read on the page, and nothing of them is sent.', 'mf-import', index(ifc)),
    uses('A CSV file is parsed on the page as the server does.', 'mf-(catalogue|import)', npm('csv-parse')),
    uses('Tables come as text and as workbooks.', sheets, npm('read-excel-file')),
    uses('A workbook is an archive.', '(shared/sheets|e2e)', npm('fflate')),
    uses('Files with tables are opened in one place.', 'mf-(bench|catalogue|import)', index(sheets)),
    uses(
      'Results, report and bench say the same of a rating.',
      'mf-(results|print|bench)',
      index(resultsView),
    ),
    uses(
      'Builds and tests of remotes use what federation offers for them.',
      'mf-[^/]+',
      `^${federation}/(src/testing/index\\.ts|webpack/index\\.mjs)$`,
    ),
    {
      comment:
        "The results for partners' pages are their own small application: lifecycles, and styles in a shadow root.",
      from: { path: '^mf-results/src/embed/' },
      to: { path: [`^${ui}/src/shadow\\.ts$`, ...npm('single-spa-react')] },
    },
    {
      comment: 'Comparisons start the product; one builds the whole of it as one bundle.',
      from: { path: '^bench/' },
      to: {
        path: [
          '^scripts/(build|parts|product|programs|wire)\\.mjs$',
          '^shared/texts/build/index\\.mjs$',
          '^mf-[^/]+/src/remote\\.tsx$',
          `^${federation}/webpack/shell\\.mjs$`,
          ...npm('webpack', '@playwright/test', 'playwright', 'playwright-core'),
        ],
      },
    },
    uses(
      'Examples are written as strangers write them.',
      'examples',
      react,
      npm('single-spa', 'single-spa-react'),
    ),
    uses('What a camera reads is drawn by one library.', 'mf-auth', npm('uqr')),
    uses('Browsers make and use passkeys by one library.', 'mf-auth', npm('@simplewebauthn/browser')),
    uses('Forms are Formik and Yup.', 'mf-(auth|projects)', npm('formik', 'yup')),
    uses('What changes while it is shown stands in a store.', 'mf-(editor|results)', npm('zustand')),
    uses('Tables are saved for Excel.', 'mf-(results|catalogue|import)', npm('write-excel-file')),
    uses('An edit that changes no value is no step.', 'mf-editor', npm('dequal')),
    uses(
      'Of a long list only the rows in view are rendered.',
      'mf-(editor|projects)',
      npm('@tanstack/[^/]+'),
    ),

    uses(
      'The shell composes all of shared; remotes reach it by URL only.',
      'shell',
      indices(contracts, construction, bus, client, federation, ui),
      react,
      npm(
        'react-router-dom',
        'react-router',
        'zustand',
        'idb',
        'jose',
        'dequal',
        'p-timeout',
        'socket.io-client',
        '@sinclair/typebox',
        '@module-federation/[^/]+',
        'html-webpack-plugin',
      ),
    ),
    {
      comment:
        'The shell loads remotes and lends its modules; its real host passes the suite of the fake one.',
      from: { path: '^shell/' },
      to: { path: `^${federation}/(src/(host|testing)/index\\.ts|webpack/index\\.mjs)$` },
    },

    uses(
      'The engine predicts a construction; it knows the facts and the ratings that all parts share, and nothing of who asks.',
      'engine',
      indices(contracts, construction),
    ),
    uses(
      'The server checks what arrives, asks the engine, and answers by the contract.',
      'server',
      indices(contracts, construction, products, 'engine'),
      npm(
        'fastify',
        'ajv',
        'fflate',
        'fossil-delta',
        'fs-native-extensions',
        '@fastify/[^/]+',
        '@sinclair/typebox',
        'drizzle-orm',
        '@electric-sql/pglite',
        'pg',
        'pg-boss',
        '@types/pg',
        '@node-rs/argon2',
        'jose',
        'piscina',
        'lru-cache',
        'prom-client',
        'commander',
        'csv-parse',
        'csv-stringify',
        'dequal',
        'env-schema',
        'ipaddr.js',
        'jsonc-parser',
        'nodemailer',
        'oidc-provider',
        'openid-client',
        'otpauth',
        'smtp-server',
        'socket.io',
        'socket.io-client',
        '@opentelemetry/[^/]+',
        '@simplewebauthn/server',
        '@socket.io/postgres-adapter',
        'esbuild',
        'drizzle-kit',
      ),
    ),
    {
      comment: 'What the description of the API shows of each call is the sample of the contract.',
      from: { path: '^server/src/routes/api-examples\\.ts$' },
      to: { path: `^${contracts}/samples/calls\\.ts$` },
    },
    {
      comment: 'Samples of the contract feed tests.',
      from: { path: tests },
      to: { path: `^${contracts}/samples/index\\.ts$` },
    },
    {
      comment:
        "End-to-end tests see the contract's types, start the product as a person does and drive a browser, never the source of what they test.",
      from: { path: '^e2e/' },
      to: {
        path: [
          index(contracts),
          '^scripts/(parts|postgres|product|programs|wire|remotes/[^/]+)\\.mjs$',
          ...npm('@playwright/test', 'playwright', 'playwright-core', '@axe-core/playwright', 'esbuild'),
        ],
      },
    },

    {
      comment: 'The fixture remote is a remote of another team: its own React, the real plugin.',
      from: { path: '^e2e/skew/fixture/' },
      to: { path: [...react, ...npm('webpack', '@module-federation/[^/]+')].flat() },
    },
    {
      comment: 'Benchmarks look for their programs and start the product as the tests do.',
      from: { path: '^bench/' },
      to: { path: '^scripts/(parts|postgres|product|programs|remotes/list-file)\\.mjs$' },
    },
    {
      comment:
        "Node's own modules: server, engine's validation, commands, builds, end-to-end tests, and the tests of anything.",
      from: {
        path: `^(server|e2e|scripts|bench|engine/validation|shared/contracts/scripts|shared/texts/build|shared/federation/(webpack|standalone))/|\\.mjs$|${tests}`,
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      comment: 'What is deployed is read as the form that it has.',
      from: { path: '^scripts/deploy-files\\.test\\.ts$' },
      to: { path: npm('yaml') },
    },
    {
      comment: 'Tests use the test libraries of the root.',
      from: { path: tests },
      to: {
        path: npm(
          '@testing-library/[^/]+',
          'fast-check',
          'fake-indexeddb',
          '@types/jest',
          '@jest/globals',
          'axe-core',
          'jest-axe',
          '@playwright/test',
        ),
      },
    },
    {
      comment: 'One-line configurations stand on the shared base.',
      from: { path: 'jest\\.config\\.mjs$' },
      to: { path: '^jest\\.base\\.mjs$' },
    },
    {
      comment: 'The hash in the list is made as the build makes it.',
      from: { path: '^scripts/remotes/' },
      to: { path: [`^${federation}/webpack/integrity\\.mjs$`, ...npm('jose')] },
    },
    {
      comment: 'These rules are read by what holds the source against them.',
      from: { path: '^scripts/boundaries\\.mjs$' },
      to: { path: '^\\.dependency-cruiser\\.mjs$' },
    },
    {
      comment: 'Scripts use the build tools of the root.',
      from: {
        path: '^(scripts|bench|shared/contracts/scripts|shared/results-view/gallery|engine/validation)/|build\\.mjs$|webpack',
      },
      to: {
        path: npm(
          'fastify',
          '@fastify/[^/]+',
          'esbuild',
          'typescript',
          'dependency-cruiser',
          'webpack',
          'webpack-dev-server',
          '@playwright/test',
        ),
      },
    },
  ],
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'A circle of modules, also one of types alone, has no bottom to start reading from.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'remotes-apart',
      comment: 'Remotes talk through the bus and the contract only.',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/' },
      to: { path: '^mf-[^/]+/', pathNot: '^$1/' },
    },
    {
      name: 'engine-off-the-browser',
      comment: 'A trial account must not receive a true value, so no bundle may contain the engine.',
      severity: 'error',
      from: { path: '^(shell|mf-[^/]+|shared)/' },
      to: { path: '^(engine|server)/' },
    },
    {
      name: 'domain-knows-no-framework',
      comment: 'The server decides in plain functions; routes and storage are around them.',
      severity: 'error',
      from: { path: '^server/src/domain/' },
      to: {
        path: [
          '^server/src/(routes|storage)/',
          'node_modules/(fastify|@fastify|drizzle-orm|pg|@electric-sql)',
        ],
      },
    },
    {
      name: 'document-knows-no-react',
      comment: 'What is edited and what is shown are apart.',
      severity: 'error',
      from: {
        path: '^(mf-editor/src/document|shell/src/workspace|mf-results/src/calculation)/',
        pathNot: '\\.tsx$',
      },
      to: { path: 'node_modules/(react|react-dom)(/|$)' },
    },
    {
      name: 'unresolved',
      comment: 'An import that resolves to nothing escapes every rule.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|/\\.types/|\\.svg$|\\.css$)' },
    tsPreCompilationDeps: true,
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
