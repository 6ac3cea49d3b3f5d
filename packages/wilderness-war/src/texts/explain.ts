/** What things on the board can do, and what is the matter with them. Keys and their arguments; the words are in locales/. */
export const EXPLAIN = {
  'web.can.regular': [],
  'web.can.light-infantry': [],
  'web.can.provincial': [],
  'web.can.militia': [],
  'web.can.indian': [],
  'web.can.coureurs': [],
  'web.can.ranger': [],
  'web.can.leader': [],
  'web.is.besieged': [],
  'web.is.active': [],
  'web.is.done': [],
} as const
