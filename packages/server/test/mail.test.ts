/** Letters, as a server for them gets them. */
import { createServer, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { isAddress, letter, type Mail, mailerOf, posting } from '../src/mail.ts'
import { Vault } from '../src/vault.ts'

const closing: (() => unknown)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A server that takes every letter: all that was said to it, line by line. */
async function postOffice(): Promise<{ readonly port: number; readonly said: string[] }> {
  const said: string[] = []
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    let letter = false
    socket.write('220 here\r\n')
    socket.on('data', (data) => {
      for (const line of String(data).split('\r\n').slice(0, -1)) {
        said.push(line)
        if (letter && line !== '.') continue
        letter = line === 'DATA'
        socket.write(letter ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => [server.close(), sockets.map((socket) => socket.destroy())])
  return { port: (server.address() as { port: number }).port, said }
}

test('a letter goes to one address, from the house, with its words', async () => {
  const { port, said } = await postOffice()
  const mailer = mailerOf({ CARILLON_MAIL: `smtp://127.0.0.1:${port}`, CARILLON_MAIL_FROM: 'Bells <a@bells.example>' })
  await mailer?.send({ to: 'wolfe@camp.example', subject: 'Your turn\r\nBcc: b@c.example', text: 'Go up the hill.' })
  expect(said).toContain('MAIL FROM:<a@bells.example>')
  expect(said.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<wolfe@camp.example>'])
  expect(said).toContain('From: Bells <a@bells.example>')
  expect(said).toContain('Subject: Your turn Bcc: b@c.example')
  expect(said).toContain('Go up the hill.')
})
test('several addresses in one, or something that is none, are not written to', async () => {
  const { port, said } = await postOffice()
  const mailer = mailerOf({ CARILLON_MAIL: `smtp://127.0.0.1:${port}`, CARILLON_MAIL_FROM: 'a@bells.example' })
  const several = ['a@b.example,c@d.example', 'Wolfe <a@b.example>', 'a@b.example\nRCPT TO:<c@d.example>']
  for (const to of [...several, '', 'a@b', 'a\u0000@b.example', 'a@b.exa\u007fmple'])
    await expect(mailer?.send({ to, subject: 's', text: 't' })).rejects.toThrow('no address')
  expect(said).toEqual([])
  expect(isAddress('wolfe+games@mail.québec.example')).toBe(true)
})
test('without a server there is no mail; one that is no server is told at once', () => {
  expect(mailerOf({})).toBeUndefined()
  expect(() => mailerOf({ CARILLON_MAIL: 'mail.example', CARILLON_MAIL_FROM: 'a@b.example' })).toThrow('CARILLON_MAIL')
  expect(() => mailerOf({ CARILLON_MAIL: 'smtp://mail.example' })).toThrow('CARILLON_MAIL_FROM')
})
test('a letter that waits is sealed', async () => {
  const vault = new Vault(Buffer.alloc(32, 1))
  const mail = { to: 'wolfe@camp.example', subject: 's', text: 't' }
  const { kind, due, body } = letter(vault, mail, 5)
  expect([kind, due]).toEqual(['mail', 5])
  expect(body).not.toContain('wolfe')
  const sent: Mail[] = []
  await posting(vault, { send: async (one) => void sent.push(one) })(body)
  expect(sent).toEqual([mail])
})
