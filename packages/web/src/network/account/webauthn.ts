/** Passkeys, as browsers make and use them: what the house sends and wants is text, what they take is bytes. */
import { HostRefused } from '../../client.ts'
import { askHouse } from '../house.ts'

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
const textOf = (bytes: ArrayBuffer | null): string | undefined =>
  bytes === null
    ? undefined
    : btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replace(/=+$/, '')

export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function'

/** Who closes the browser's window, or lets it wait, has not gone wrong. */
async function asked<T>(act: Promise<Credential | null>, read: (credential: PublicKeyCredential) => T): Promise<T> {
  const credential = await act.catch((error: unknown) => {
    throw new HostRefused('passkey-unused', error instanceof Error ? error.message : String(error))
  })
  if (!(credential instanceof PublicKeyCredential)) throw new HostRefused('passkey-unused', '')
  return read(credential)
}

type Described = PublicKeyCredentialDescriptorJSON
const described = (list: readonly Described[] = []): PublicKeyCredentialDescriptor[] =>
  list.map(({ id }) => ({ type: 'public-key', id: bytesOf(id) }))

function make(options: PublicKeyCredentialCreationOptionsJSON): Promise<object> {
  const { challenge, user, excludeCredentials, attestation, extensions: _none, ...rest } = options
  const publicKey = {
    ...rest,
    ...{ attestation: 'none' as const, challenge: bytesOf(challenge), user: { ...user, id: bytesOf(user.id) } },
    excludeCredentials: described(excludeCredentials),
  } as PublicKeyCredentialCreationOptions
  return asked(navigator.credentials.create({ publicKey }), ({ id, type, response }) => {
    const { clientDataJSON, attestationObject, getTransports } = response as AuthenticatorAttestationResponse
    return {
      ...{ id, rawId: id, type, clientExtensionResults: {} },
      response: {
        clientDataJSON: textOf(clientDataJSON),
        attestationObject: textOf(attestationObject),
        transports: getTransports?.call(response) ?? [],
      },
    }
  })
}
function use(options: PublicKeyCredentialRequestOptionsJSON): Promise<object> {
  const { challenge, allowCredentials, extensions: _none, ...rest } = options
  const publicKey = {
    ...rest,
    ...{ challenge: bytesOf(challenge), allowCredentials: described(allowCredentials) },
  } as PublicKeyCredentialRequestOptions
  return asked(navigator.credentials.get({ publicKey }), ({ id, type, response }) => {
    const answer = response as AuthenticatorAssertionResponse
    return {
      ...{ id, rawId: id, type, clientExtensionResults: {} },
      response: {
        clientDataJSON: textOf(answer.clientDataJSON),
        authenticatorData: textOf(answer.authenticatorData),
        signature: textOf(answer.signature),
        ...(answer.userHandle && { userHandle: textOf(answer.userHandle) }),
      },
    }
  })
}

/** `label` is what the key is called in the list of one's own. */
export async function joinByPasskey(name: string, label: string): Promise<void> {
  const options = await askHouse<PublicKeyCredentialCreationOptionsJSON>('POST', 'api/account/passkey/options', {
    name,
  })
  await askHouse('POST', 'api/account/passkey', { name: label, response: await make(options) })
}
export async function addPasskey(label: string): Promise<void> {
  const options = await askHouse<PublicKeyCredentialCreationOptionsJSON>('POST', 'api/me/passkeys/options', {})
  await askHouse('POST', 'api/me/passkeys', { name: label, response: await make(options) })
}
export async function signInByPasskey(): Promise<void> {
  const options = await askHouse<PublicKeyCredentialRequestOptionsJSON>('POST', 'api/passkey/options', {})
  await askHouse('POST', 'api/passkey', { response: await use(options) })
}
