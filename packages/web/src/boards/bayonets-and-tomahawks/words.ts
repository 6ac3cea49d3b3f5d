/** The words of the game, in every language: data that the page fetches for itself. */
export { CATALOGUES as words } from '@carillon/bayonets-and-tomahawks/locales'
