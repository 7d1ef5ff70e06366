import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { PersonId } from '@tavolo/protocol';
import type { DeviceId } from './people-store.ts';

/** A person on one of their devices. */
export type Bearer = { readonly person: PersonId; readonly device: DeviceId };

/** A text that nobody can guess: 128 bits. */
export const unguessable = (): string => randomBytes(16).toString('base64url');

/** What a link's code is stored as: somebody who reads the database can't use the link. */
export const hashed = (code: string): string => createHash('sha256').update(code).digest('base64url');

/** `person.device.signature`: only the holder of the secret can make one. */
export const tokenFor = ({ person, device }: Bearer, secret: string): string =>
  `${person}.${device}.${signature(`${person}.${device}`, secret)}`;

/** The holder that a token names; `null`: it was not made with this secret. Whether the device is still valid is another question. */
export function readToken(token: string, secret: string): Bearer | null {
  const [person, device, signed, ...rest] = token.split('.');
  if (person === undefined || device === undefined || signed === undefined || rest.length > 0) return null;
  if (!isEqual(signed, signature(`${person}.${device}`, secret))) return null;
  return { person: person as PersonId, device: device as DeviceId }; // signed by us, so these are what they say
}

/** Tells two secrets apart and reveals nothing else about them: 8 hexadecimal digits. */
export const markOf = (secret: string): string =>
  createHmac('sha256', secret).update('mark').digest('hex').slice(0, 8);

const signature = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** Takes the same time wherever the difference is. */
function isEqual(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
