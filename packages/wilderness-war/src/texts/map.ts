/** Words on the drawn map. */
export const MAP = {
  'web.legend.above': [],
  'web.legend.below': [],
  'web.legend.northern': [],
  'web.legend.southern': [],
  'web.legend.st-lawrence': [],
  'web.legend.wilderness': [],
  'web.legend.mountain': [],
  'web.legend.settlement': [],
  'web.legend.fortress': [],
  'web.legend.land': [],
  'web.legend.river': [],
  'web.legend.lake': [],
  'web.legend.arrow': [],
  'web.legend.landing': [],
  'web.legend.port': [],
} as const
