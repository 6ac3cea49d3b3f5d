/** What is drawn as a text, without a browser; attributes stand in the order in which they were written. */
import { options, type VNode } from 'preact'
import 'preact/compat'
import { renderToStaticMarkup } from 'preact-render-to-string'

/** Preact puts the class last. */
const before = options.vnode
options.vnode = (vnode: VNode) => {
  const written = Object.keys(vnode.props).map((name) => (name === 'className' ? 'class' : name))
  before?.(vnode)
  if (typeof vnode.type !== 'string') return
  const props = vnode.props as Record<string, unknown>
  const names = new Set([...written, ...Object.keys(props)].filter((name) => name in props))
  vnode.props = Object.fromEntries([...names].map((name) => [name, props[name]])) as typeof vnode.props
}

export { renderToStaticMarkup }
