import { embedConfig } from '@soundleaf/federation/webpack'

export default embedConfig({
  name: 'embed_results',
  folder: import.meta.dirname,
  entry: './src/embed/index.ts',
  file: 'soundleaf-results.js',
})
