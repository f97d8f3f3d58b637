import { embedPort, examples, remotes, serverPort } from './parts.mjs'

test('[OPS-01] whatever one command serves has a port of its own', () => {
  const ports = [
    serverPort,
    embedPort,
    ...examples.map(({ port }) => port),
    ...remotes.map(({ port }) => port),
  ]
  expect(ports).toHaveLength(new Set(ports).size)
})
