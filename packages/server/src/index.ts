/** Play over the network. */
export { type Running, type Settings, startServer, wrongSettings } from './server.ts'
