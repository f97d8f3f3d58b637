import { CALLS, type CallName, type WebhookMessage } from '@soundleaf/contracts'
import { sampleAnswer, sampleRequest } from '@soundleaf/contracts/samples/calls'

/** As much of an OpenAPI document as something is put into. */
interface Content {
  readonly content?: { readonly 'application/json'?: { example?: unknown } }
}
interface Operation {
  readonly operationId?: string
  readonly parameters?: readonly { readonly name: string; example?: unknown }[]
  readonly requestBody?: Content
  readonly responses?: { readonly 200?: Content }
}
export interface DescribedApi {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  webhooks?: unknown
}

const isCall = (name: string): name is CallName => name in CALLS

/** Puts the contract's sample of each call into its description: body, parameters, answer. */
export function addExamples({ paths = {} }: DescribedApi): void {
  for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    const { operationId = '', parameters = [], requestBody, responses } = operation
    if (!isCall(operationId)) continue
    const { params, query, body } = sampleRequest(operationId) as {
      readonly params?: Readonly<Record<string, unknown>>
      readonly query?: Readonly<Record<string, unknown>>
      readonly body?: unknown
    }
    const given = new Map(Object.entries({ ...params, ...query }))
    for (const parameter of parameters)
      if (given.has(parameter.name)) parameter.example = given.get(parameter.name)
    show(requestBody, body)
    show(responses?.[200], sampleAnswer(operationId))
  }
}

function show(of: Content | undefined, example: unknown): void {
  const content = of?.content?.['application/json']
  if (content !== undefined && example !== undefined) content.example = example
}

/** What a receiver of webhooks gets. */
export const EXAMPLE_MESSAGE: WebhookMessage = {
  type: 'project.saved',
  timestamp: '2026-11-30T12:00:00.000Z',
  data: { projectId: '5a3b1c00-0000-4000-8000-000000000001', name: 'Party wall', revision: 7 },
}
