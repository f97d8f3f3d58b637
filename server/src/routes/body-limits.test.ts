import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CALLS, type CallDefinition } from '@soundleaf/contracts'

const DEPLOY = join(import.meta.dirname, '../../../deploy')
const LARGEST = Math.max(...Object.values<CallDefinition>(CALLS).map(({ bodyLimit = 0 }) => bodyLimit))

test.each(['nginx.conf', 'nginx-tls.conf', 'k8s/ingress.yaml'])(
  '[OPS-07] %s lets through the largest body that a call takes',
  (file) => {
    const text = readFileSync(join(DEPLOY, file), 'utf8')
    const limits = [...text.matchAll(/(?:client_max_body_size|proxy-body-size:) (\d+)m/g)]
    expect(limits.length).toBeGreaterThan(0)
    for (const [, megabytes] of limits) expect(Number(megabytes) * 2 ** 20).toBeGreaterThanOrEqual(LARGEST)
  },
)
