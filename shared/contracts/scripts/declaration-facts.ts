import ts from 'typescript'
import type { Fact, Section } from './facts'

/** What remotes hand in or implement: a member that is required there is asked of them. */
const ASKED_OF_REMOTES: readonly string[] = [
  'CallOptions',
  'MountedRemote',
  'Question',
  'RemoteEntry',
  'RemoteModule',
  'RemotesFile',
  'Toast',
]

/** The exported interfaces, types and functions of source texts, each with its members. */
export function declarationSections(sources: readonly string[]): Section[] {
  return sources
    .flatMap((text) => ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true).statements)
    .flatMap(sectionOf)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

function sectionOf(statement: ts.Statement): Section[] {
  if (ts.isInterfaceDeclaration(statement) && isExported(statement)) {
    const name = statement.name.text
    return [{ name, facts: memberFacts(name, '', statement.members) }]
  }
  if (ts.isTypeAliasDeclaration(statement) && isExported(statement) && !isStatic(statement.type)) {
    const name = statement.name.text
    return [{ name, facts: typeFacts(name, '', statement.type) }]
  }
  if (ts.isFunctionDeclaration(statement) && isExported(statement) && statement.name !== undefined) {
    const parameters = statement.parameters.map((parameter) => line(parameter)).join(', ')
    const answer = statement.type === undefined ? 'void' : line(statement.type)
    return [{ name: statement.name.text, facts: [`offers (${parameters}): ${answer}`] }]
  }
  return []
}

/** Types that repeat a schema or a list; those are described where their values are. */
function isStatic(type: ts.TypeNode): boolean {
  return /^(Static<|\(typeof |keyof typeof )/.test(line(type))
}

function isExported(statement: ts.HasModifiers & ts.Statement): boolean {
  return statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false
}

function typeFacts(owner: string, path: string, type: ts.TypeNode): Fact[] {
  if (ts.isTypeLiteralNode(type)) return memberFacts(owner, path, type.members)
  if (ts.isUnionTypeNode(type)) {
    return type.types.flatMap((member, index) =>
      typeFacts(owner, ts.isTypeLiteralNode(member) ? `${path}(${index})` : path, member),
    )
  }
  return [`offers ${path === '' ? '' : `${path}: `}${line(type)}`]
}

function memberFacts(owner: string, path: string, members: ts.NodeArray<ts.TypeElement>): Fact[] {
  return members.flatMap((member) => {
    const key =
      member.name === undefined ? '' : ts.isStringLiteral(member.name) ? member.name.text : line(member.name)
    const to = path === '' ? key : `${path}.${key}`
    const present = presence(owner, to, member.questionToken === undefined)
    return ts.isPropertySignature(member) && member.type !== undefined
      ? [...present, ...typeFacts(owner, to, member.type)]
      : [...present, `offers ${line(member)}` as const]
  })
}

/** What remotes write or implement is asked of them; what they read they may rely on. A topic is its owner's. */
function presence(owner: string, path: string, isRequired: boolean): Fact[] {
  if (!isRequired) return []
  const isTopic = owner === 'StateTopics' || owner === 'EventTopics'
  const isAsked = isTopic
    ? path.includes('.') && !path.startsWith('shell/')
    : ASKED_OF_REMOTES.includes(owner)
  return [isAsked ? `asks ${path}` : `offers ${path} always`]
}

const printer = ts.createPrinter({ removeComments: true })

function line(node: ts.Node): string {
  return printer
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
    .replace(/\s+/g, ' ')
    .replace(/[;,]$/, '')
}
