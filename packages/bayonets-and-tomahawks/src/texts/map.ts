/** Words on the drawn map. */
export const MAP = {
  'web.legend.above': [],
  'web.legend.below': [],
  'web.legend.settled': [],
  'web.legend.outpost': [],
  'web.legend.wilderness': [],
  'web.legend.village': [],
  'web.legend.base': [],
  'web.legend.fortress': [],
  'web.legend.victory': [],
  'web.legend.highway': [],
  'web.legend.road': [],
  'web.legend.path': [],
  'web.legend.coastal': [],
  'web.legend.iroquois': [],
  'web.legend.cherokee': [],
  'web.legend.militia': [],
} as const
