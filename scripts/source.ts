/** Reading our own sources as syntax trees: what a file imports, which names it uses, how its tests are titled. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

export interface Source {
  /** From the root of the repository, with slashes. */
  readonly path: string
  readonly text: string
}
/** A node of the syntax tree; its fields depend on its type. */
export interface SyntaxNode {
  readonly type: string
  readonly [field: string]: unknown
}

/** Every file below `folder` whose name ends so, sorted; what git ignores is passed over. */
export function sourcesIn(root: string, folder: string, endings: readonly string[]): Source[] {
  return filesIn(root, folder)
    .filter((path) => endings.some((ending) => path.endsWith(ending)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

const IGNORED = new Set(['node_modules', 'dist', '.git', '.cache'])
export function filesIn(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !IGNORED.has(entry.name))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      return entry.isDirectory() ? filesIn(root, path) : entry.isFile() ? [path] : []
    })
    .sort()
}

/** All nodes of a file, each with the one it stands in. */
export function* nodesOf(source: Source): Generator<{ node: SyntaxNode; parent: SyntaxNode | undefined }> {
  const { program, errors } = parseSync(source.path, source.text)
  if (errors.length > 0) throw new Error(`${source.path}: ${errors[0]?.message}`)
  yield* below(program as unknown as SyntaxNode)
}

/** A node and all within it. */
export function* below(node: SyntaxNode, parent?: SyntaxNode): ReturnType<typeof nodesOf> {
  yield { node, parent }
  for (const field of Object.values(node))
    for (const child of Array.isArray(field) ? field : [field]) if (isNode(child)) yield* below(child, node)
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string'

const IMPORTING = new Set([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'ExportNamedDeclaration',
  'ImportExpression',
  'TSImportType',
])
/** What a file imports: values, types, what it passes on, and what it loads later. */
export function importsOf(source: Source): string[] {
  const found = new Set<string>()
  for (const { node } of nodesOf(source)) {
    if (IMPORTING.has(node.type) && isNode(node.source) && typeof node.source.value === 'string')
      found.add(node.source.value)
  }
  return [...found]
}

/** The modules that are loaded before a file runs: not those it takes nothing but types from, nor those it loads later. */
export function loadedBy(source: Source): string[] {
  const found = new Set<string>()
  for (const { node } of nodesOf(source)) {
    if (node.type === 'ImportExpression' || node.type === 'TSImportType' || !IMPORTING.has(node.type)) continue
    if (node.importKind === 'type' || node.exportKind === 'type') continue
    if (isNode(node.source) && typeof node.source.value === 'string') found.add(node.source.value)
  }
  return [...found]
}

const TITLED = new Set(['test', 'it', 'describe'])
/** Titles of tests and of their groups; of a title with parts that vary, what stands before the first of them. */
export function titlesOf(source: Source): string[] {
  const titles: string[] = []
  for (const { node } of nodesOf(source)) {
    if (node.type !== 'CallExpression' || !TITLED.has(callee(node.callee))) continue
    const [title] = node.arguments as SyntaxNode[]
    if (title?.type === 'Literal' && typeof title.value === 'string') titles.push(title.value)
    if (title?.type === 'TemplateLiteral') titles.push(firstText(title))
  }
  return titles
}

/** `test` in `test(...)`, `test.skip(...)` and `test.each(...)(...)`. */
function callee(node: unknown): string {
  if (!isNode(node)) return ''
  if (node.type === 'Identifier') return node.name as string
  return callee(
    node.type === 'MemberExpression' ? node.object : node.type === 'CallExpression' ? node.callee : undefined,
  )
}

function firstText(template: SyntaxNode): string {
  const [first] = template.quasis as { value: { cooked: string } }[]
  return first?.value.cooked ?? ''
}
