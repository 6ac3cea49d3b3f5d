/** The city on its rock: walls to the plains, the upper and the lower town. Scenery, not a zone. */
import type { Palette } from './palette.ts'

const WALL =
  'M756 572L750 562 742 560 743 549 750 547 750 526 742 523 743 512 751 510 751 488 743 485 744 474 752 472 753 450 745 447 747 436 755 434 758 416 772 405'
const MOAT =
  'M746 570L736 564 737 546 744 542 744 530 736 527 737 508 745 505 745 492 737 489 738 470 746 467 747 454 739 451 741 432 749 429 752 412'
/** Rows of houses, each block a small quarter-turned box. */
const UPPER =
  'M763 421l11 3-1.6 7-11-3zM778 425l10 3-2 7-9.5-3zM792 430l8 3-2 7-7.5-3zM760 436l10 2-1 8-10-2zM774 439l9 2-1.5 8-9-2zM787 443l10 3-2 7-9-2zM759 452l9 1.5-1 8-9-1.5zM772 455l11 2-1 8-11-2zM787 459l7 1.5-1.5 9-6-1.5zM758 468l8 1-.5 9-8-1zM770 471l10 1.5-.8 8-10-1.5zM757 485l9 1-.5 8-9-1zM770 487l8 1-.5 9-8-1zM757 501l10 .5v8l-10-.5zM771 503l8 .5-.5 9-8-.5zM784 499l8 2-2 9-7-2zM757 517l8 .5v8l-8-.5zM769 518l9 .5-1 8-8-.5z'
const LOWER =
  'M814 432l4 5-3 4-4-5zM818 443l3 7-4 2-3-7zM820 456l2 8-4.5 1-2-8zM821 470l.5 8-4.5.5-.5-8zM820 484l-1 8-4-1 1-8zM816.5 497l-2 7-4-1.5 2-7z'
const CHURCH = 'M785 480h4v-5h3v5h4v3h-4v9h-3v-9h-4z'
const REDOUBT = 'M768 538l4 5 6-1-2 6 5 4-6 2-1 6-5-4-6 3 1-6-6-3 6-3z'

export function City({ ink }: { readonly ink: Palette }) {
  return (
    <g strokeLinejoin="round">
      <path d={UPPER + LOWER} fill={ink.brick} stroke={ink.ink} strokeWidth=".6" />
      <path d={CHURCH} fill={ink.ink} />
      <path d={MOAT} fill="none" stroke={ink.ink} strokeWidth=".6" strokeDasharray="2 1.2" />
      <path d={`${REDOUBT}${WALL}`} fill="none" stroke={ink.ink} strokeWidth="2" />
    </g>
  )
}
