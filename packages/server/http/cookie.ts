/** Browsers keep a cookie for 400 days at most. */
const lastsSeconds = 400 * 24 * 60 * 60;

/**
 * The cookie that holds a device's token, named after the mark of the server: a browser sends a cookie to every port
 * of a host, so two servers on one machine would overwrite each other's.
 */
const nameFor = (mark: string): string => `tavolo-${mark}`;

/** The token for the server with this mark in the header `Cookie`; `null`: there is none. */
export function tokenIn(header: string | undefined, mark: string): string | null {
  for (const part of (header ?? '').split(';')) {
    const [key, value] = part.trim().split('=', 2);
    if (key === nameFor(mark) && value !== undefined) return value;
  }
  return null;
}

/** The header that makes a browser keep a token, out of reach of scripts and of other sites. */
export const keepToken = (token: string, mark: string, isSecure: boolean): string =>
  cookie(`${nameFor(mark)}=${token}`, lastsSeconds, isSecure);

export const dropToken = (mark: string, isSecure: boolean): string =>
  cookie(`${nameFor(mark)}=`, 0, isSecure);

const cookie = (pair: string, seconds: number, isSecure: boolean): string =>
  [pair, 'Path=/', `Max-Age=${seconds}`, 'HttpOnly', 'SameSite=Lax', ...(isSecure ? ['Secure'] : [])].join(
    '; ',
  );
