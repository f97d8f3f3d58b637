/** The dev server of one remote: its files at `/`, the standalone page around it, and a reload on every saved file. */
export const devServer = ({ port }) => ({
  host: '127.0.0.1',
  port,
  hot: false,
  liveReload: true,
  headers: { 'access-control-allow-origin': '*', 'cache-control': 'no-store' },
  static: false,
  devMiddleware: { index: false },
  // The socket belongs to the page's own address, whichever name of the loopback it was opened with.
  allowedHosts: ['localhost', '127.0.0.1'],
  client: {
    webSocketURL: 'auto://0.0.0.0:0/ws',
    overlay: { errors: true, warnings: false, runtimeErrors: false },
  },
  setupMiddlewares: (middlewares) => [
    {
      name: 'standalone-page',
      middleware: (request, _response, next) => {
        if (request.url === '/' || request.url.startsWith('/?')) request.url = '/standalone/index.html'
        next()
      },
    },
    ...middlewares,
  ],
})
