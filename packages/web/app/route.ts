/** Where in the app somebody is. */
export type Route =
  | { readonly is: 'home' }
  | { readonly is: 'new'; readonly game: string }
  | { readonly is: 'table'; readonly by: 'table' | 'invite' | 'watch' | 'local'; readonly key: string }
  | { readonly is: 'rules'; readonly game: string; readonly rule: string | null }
  | { readonly is: 'learn' | 'how' | 'cards'; readonly game: string }
  | { readonly is: 'me' }
  | { readonly is: 'carry'; readonly code: string }
  | { readonly is: 'replay' }
  | { readonly is: 'credits' }
  | { readonly is: 'lost' };

const doors = { table: 'table', join: 'invite', watch: 'watch', local: 'local' } as const;

/** Reads a route from the path of an address. */
export function routeOf(path: string): Route {
  const [place, ...rest] = path
    .split('/')
    .filter((part) => part !== '')
    .map(decoded);
  const [key] = rest;
  if (place === undefined) return { is: 'home' };
  if (place === 'rules' && key !== undefined)
    return { is: 'rules', game: key, rule: rest.length > 1 ? rest.slice(1).join('/') : null };
  if (rest.length > 1) return { is: 'lost' };
  if (key === undefined)
    return place === 'me' || place === 'replay' || place === 'credits' ? { is: place } : { is: 'lost' };
  if (isDoor(place)) return { is: 'table', by: doors[place], key };
  if (place === 'new') return { is: place, game: key };
  if (place === 'learn' || place === 'how' || place === 'cards') return { is: place, game: key };
  return place === 'carry' ? { is: 'carry', code: key } : { is: 'lost' };
}

const isDoor = (place: string): place is keyof typeof doors => Object.hasOwn(doors, place);

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The addresses of the app, to link to. */
export const pathTo = {
  home: '/',
  me: '/me',
  replay: '/replay',
  credits: '/credits',
  newTable: (game: string): string => `/new/${game}`,
  table: (id: string): string => `/table/${encodeURIComponent(id)}`,
  local: (id: string): string => `/local/${encodeURIComponent(id)}`,
  invite: (key: string): string => `/join/${encodeURIComponent(key)}`,
  watch: (key: string): string => `/watch/${encodeURIComponent(key)}`,
  carry: (code: string): string => `/carry/${encodeURIComponent(code)}`,
  learn: (game: string): string => `/learn/${game}`,
  how: (game: string): string => `/how/${game}`,
  cards: (game: string): string => `/cards/${game}`,
  rules: (game: string): string => `/rules/${game}`,
  rule: (game: string, rule: string): string => `/rules/${game}/${rule}`,
} as const;

/** Where a pasted link or code leads within this app; `null`: nowhere. A bare code is taken for an invitation. */
export function pathOfPasted(pasted: string): string | null {
  const text = pasted.trim();
  const path = /^(?:https?:\/\/[^/]+)?(\/(?:join|watch|table|carry)\/[^/?#\s]+)/.exec(text)?.[1];
  if (path !== undefined) return path;
  return /^[\w-]{8,}$/.test(text) ? pathTo.invite(text) : null;
}
