import { join } from 'node:path'
import { hostPage } from './shell.mjs'

const folder = join(import.meta.dirname, '..')

/** The one page on which every remote runs alone, with a fake host around it. */
export function standaloneConfig({ mode = 'production' } = {}) {
  const page = hostPage({
    folder,
    uniqueName: 'standalone',
    mode,
    entry: './standalone/index.ts',
    template: join(folder, 'standalone/index.html'),
    publicPath: '/standalone/',
  })
  return { ...page, output: { ...page.output, path: join(folder, 'dist/standalone') } }
}
