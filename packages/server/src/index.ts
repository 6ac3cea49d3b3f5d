/** Play over the network. */
export { ADMIN, type AdminCommand, type AdminSettings, administer, keptCore, STREAMS, sealStream } from './admin.ts'
export { type Mailer, mailerOf } from './mail.ts'
export { type RunningServer, type Settings, startServer, wrongSettings } from './server.ts'
