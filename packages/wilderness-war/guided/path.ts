/** The worked examples in the order in which they are best taken. */
import type { Teaching } from '@carillon/kernel'

export const PATH: Teaching['path'] = {
  first: ['activation-mix', 'command-sum', 'fort-build', 'supply-chain', 'monongahela'],
  turn: ['1757-1', '1757-2', '1757-3', '1757-4', '1757-5', '1757-6', '1757-7', '1757-8', '1757-9'],
  fighting: [
    'losses-odd',
    'shenandoah',
    'intercept-ossipee',
    'intercept-bradstreet',
    'fieldworks-order',
    'retreat-split',
    'plains',
    'louisbourg-lost',
    'louisbourg-won',
    'louisbourg-taken',
  ],
  fine: [
    'johnson-free',
    'supply-cut',
    'supply-instant',
    'losses-first',
    'losses-third',
    'crt-first',
    'crt-third',
    'losses-light',
    'attrition-5',
    'fortress-reverts',
    'infiltrate-woodstock',
    'monongahela-wild',
    'louisbourg-winter',
  ],
}
