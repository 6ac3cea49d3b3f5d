/** What the page and the house say to each other. */
export * from '@carillon/protocol'
