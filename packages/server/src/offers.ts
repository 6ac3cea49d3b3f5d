/** What is offered at a table, and what was agreed on, after a row. */
import type { Role } from '@carillon/kernel'
import type { NewLink, Offer } from '@carillon/protocol'
import type { Command } from './command.ts'

interface Agreed {
  readonly offers: readonly Offer[]
  readonly links: readonly NewLink[]
  readonly renewed: Readonly<Record<Role, number>>
  readonly opened: Readonly<Record<Role, number>>
  readonly closed: Readonly<Record<Role, number>>
}
type Deal = Extract<Command, { readonly do: 'offer' | 'withdraw' | 'pause' | 'link' | 'renewed' | 'opened' }>

export function agreed({ offers, links, renewed, opened, closed }: Agreed, command: Deal): Partial<Agreed> {
  const without = (what: Offer['what']) => offers.filter((offer) => offer.what !== what)
  const others = (role: Role) => links.filter((link) => link.role !== role)
  switch (command.do) {
    case 'offer':
      return { offers: [...without(command.offer.what), command.offer] }
    case 'withdraw':
      return { offers: without(command.what), ...(command.what === 'link' && { links: [] }) }
    case 'pause':
      return { offers: without('pause') }
    case 'link': {
      const { role, from, code } = command
      return { offers: without('link'), links: [...others(role), { role, from, code }] }
    }
    case 'renewed': {
      const { role } = command
      return { links: others(role), renewed: { ...renewed, [role]: (renewed[role] ?? 0) + 1 } }
    }
    case 'opened': {
      const { role, at } = command
      const { [role]: _, ...others } = opened
      if (at !== null) return { opened: { ...others, [role]: at } }
      return { opened: others, closed: { ...closed, [role]: (closed[role] ?? 0) + 1 } }
    }
  }
}
