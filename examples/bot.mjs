// A bot of fewer than 60 lines: it sits down by a link, and takes any option that it is offered until the game is over.
// node examples/bot.mjs https://games.example crl_TOKEN LINK      (Node 22 or newer; LINK: what stands behind #/seat/)
const [house, token, link] = process.argv.slice(2)
const headers = { authorization: `Bearer ${token}` }

/** Sits down. `429` says how many seconds to wait. */
async function sitDown() {
  const typed = { ...headers, 'content-type': 'application/json' }
  const body = JSON.stringify({ token: link.split('/').at(-1) })
  const response = await fetch(new URL('/api/seat', house), { method: 'POST', headers: typed, body })
  if (response.ok) return response.json()
  if (response.status !== 429) throw new Error(await response.text())
  await new Promise((resolve) => setTimeout(resolve, 1000 * Number(response.headers.get('retry-after'))))
  return sitDown()
}

/** A scene after the one before: see “change” in docs/protocol.md. */
function changed(before, change) {
  if (Array.isArray(change) || typeof change !== 'object') return Array.isArray(change) ? change[0] : change
  const after = Array.isArray(before) ? [...before] : { ...before }
  for (const [field, inside] of Object.entries(change)) {
    if (field === 'splice' && Array.isArray(after)) after.splice(...inside[0])
    else if (inside === null) delete after[field]
    else after[field] = changed(after[field], inside)
  }
  return after
}

/** Ends with the game; a line that is cut is taken up again. */
function play(id) {
  const socket = new WebSocket(new URL('/api/socket', house.replace(/^http/, 'ws')), { headers })
  const ask = (request) => socket.send(JSON.stringify({ number: 1, request }))
  let [scene, answered] = []
  function move(again) {
    const { decision, revision } = scene?.observation ?? {}
    if (!scene?.deciding || !decision || (revision === answered && !again)) return
    answered = revision
    const option = decision.options[Math.floor(Math.random() * decision.options.length)]
    // The same key again counts once: an answer may be sent twice, and is never doubled.
    ask({ ask: 'answer', table: id, seat: scene.deciding, revision, key: `r${revision}`, option })
  }
  return new Promise((resolve) => {
    socket.onopen = () => ask({ ask: 'open', id })
    socket.onclose = () => setTimeout(() => resolve(play(id)), 1000)
    socket.onmessage = ({ data }) => {
      const { news, scene: whole, change, reply } = JSON.parse(data)
      if (news === 'scene' || news === 'change') scene = whole ?? changed(scene, change)
      // Refused, perhaps because it was too quick: once more, a little later.
      else if (reply?.said === 'refused') setTimeout(move, 1000, true)
      if (scene?.observation.outcome || scene?.company?.ended) resolve(scene)
      else move()
    }
  })
}

const { id, seat } = await sitDown()
const { observation, company } = await play(id)
console.log(JSON.stringify({ id, seat, outcome: observation.outcome ?? company.ended }))
process.exit()
