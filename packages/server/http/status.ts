import type { RefusalName } from '@tavolo/protocol';

/** The status that tells proxies and logs what a refusal means. Clients read its name instead. */
const statuses: { readonly [name in RefusalName]?: number } = {
  'no-identity': 401,
  'wrong-origin': 403,
  'not-at-this-table': 403,
  'not-your-seat': 403,
  'too-soon': 403,
  'unknown-table': 404,
  'unknown-game': 404,
  'unknown-device': 404,
  'link-expired': 410,
  'too-large': 413,
  'too-fast': 429,
  'too-many': 429,
  'rule-failed': 500,
  'server-failed': 500,
  'unknown-address': 404,
  'storage-failed': 503,
  stopping: 503,
};

export const statusOf = (name: RefusalName): number => statuses[name] ?? 400;
