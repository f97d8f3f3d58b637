import LoadScriptRuntimeModule from 'webpack/lib/runtime/LoadScriptRuntimeModule.js'

/**
 * A chunk that is asked for again, because it was missing or never came, is asked for under a new address: a browser
 * queues a request behind a hung one of the same address. The count is the page's, so it outlives a loader.
 */
export class FreshChunkAddress {
  apply(compiler) {
    compiler.hooks.compilation.tap('FreshChunkAddress', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'FreshChunkAddress',
        (source) => `${source}
var tries = self.soundleafChunkTries || (self.soundleafChunkTries = new Map());
var tried = tries.has(url) ? tries.get(url) + 1 : 0;
tries.set(url, tried);
if (tried > 0) script.src = url + '?retry=' + tried;`,
      )
    })
  }
}
