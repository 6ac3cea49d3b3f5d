/** The words of its guided game and of the game in a minute. */
export { WORDS as words } from '@carillon/wilderness-war/lessons'
