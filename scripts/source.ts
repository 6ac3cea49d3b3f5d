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

interface Standing {
  readonly node: SyntaxNode
  readonly parent: SyntaxNode | undefined
}
/** All nodes of a file, each with the one it stands in. */
export function nodesOf(source: Source): readonly Standing[] {
  const { program, errors } = parseSync(source.path, source.text)
  if (errors.length > 0) throw new Error(`${source.path}: ${errors[0]?.message}`)
  return below(program as unknown as SyntaxNode)
}

/** A node and all within it. */
export function below(node: SyntaxNode): readonly Standing[] {
  const all: Standing[] = []
  const add = (one: unknown, parent: SyntaxNode | undefined): void => {
    if (Array.isArray(one)) for (const child of one) add(child, parent)
    if (!isNode(one)) return
    all.push({ node: one, parent })
    for (const field in one) add(one[field], one)
  }
  add(node, undefined)
  return all
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
export const importsOf = (source: Source): string[] => unique(importing(source))

/** The modules that are loaded before a file runs, or also later: not those it takes nothing but types from. */
export const loadedBy = (source: Source, later = false): string[] =>
  unique(
    importing(source).filter(
      ({ type, importKind, exportKind }) =>
        type !== 'TSImportType' &&
        (later || type !== 'ImportExpression') &&
        importKind !== 'type' &&
        exportKind !== 'type',
    ),
  )

const unique = (nodes: readonly SyntaxNode[]): string[] => [
  ...new Set(nodes.map((node) => (node.source as SyntaxNode).value as string)),
]

/** The nodes of a file that name another one: many checks ask for them. */
const known = new WeakMap<Source, readonly SyntaxNode[]>()
function importing(source: Source): readonly SyntaxNode[] {
  const nodes =
    known.get(source) ??
    nodesOf(source).flatMap(({ node }) =>
      IMPORTING.has(node.type) && isNode(node.source) && typeof node.source.value === 'string' ? [node] : [],
    )
  known.set(source, nodes)
  return nodes
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
