/**
 * The one way to start a script by its address: a file of the page's own folder, or nothing. The page is sent with the word
 * that browsers which know Trusted Types let no other text become code (`POLICY` of packages/server/src/pages.ts).
 */
interface Policy {
  createScriptURL(address: string): string
}
const OURS: Policy = {
  createScriptURL(address) {
    const { href } = new URL(address, location.href)
    if (!href.startsWith(new URL('.', location.href).href)) throw new TypeError(`no script of ours: ${href}`)
    return href
  },
}
const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy(name: string, policy: Policy): Policy } }
const policy = trustedTypes?.createPolicy('carillon', OURS) ?? OURS

/** Where browsers know such a thing it is no text any more, but what only the policy can make. */
export const ownScript = (address: string): string => policy.createScriptURL(address)
