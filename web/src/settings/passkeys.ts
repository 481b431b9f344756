import { get, post, remove } from '../api/client';
import type { Me, Passkey } from '../api/types';

// Keys in one's device, for logging in without a password.

interface Asked {
  options: Record<string, unknown>;
}

/** Can this browser do it? Older ones cannot read what the server asks. */
export const passkeysHere = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential;

export const passkeys = (): Promise<Passkey[]> => get('/api/me/passkeys');
export const dropPasskey = (id: string): Promise<unknown> => remove(`/api/me/passkeys/${id}`);

export async function newPasskey(name: string): Promise<Passkey> {
  const { options } = await post<Asked>('/api/me/passkeys/options');
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  return post('/api/me/passkeys', { name, credential: made.toJSON() as unknown });
}

export async function enterByPasskey(): Promise<Me> {
  const { options } = await post<Asked>('/api/sessions/passkey/options');
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  const shown = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  return post('/api/sessions/passkey', { credential: shown.toJSON() as unknown });
}
