/** A house on a free port, and people who come to it by sockets. */
export * from '../src/testing/house.ts'
