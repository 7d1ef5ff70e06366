/** The cookie that holds a device's token. */
const name = 'tavolo';

/** Browsers keep a cookie for 400 days at most. */
const lastsSeconds = 400 * 24 * 60 * 60;

/** The token in the header `Cookie`; `null`: there is none. */
export function tokenIn(header: string | undefined): string | null {
  for (const part of (header ?? '').split(';')) {
    const [key, value] = part.trim().split('=', 2);
    if (key === name && value !== undefined) return value;
  }
  return null;
}

/** What makes a browser keep a token, out of reach of scripts and of other sites. */
export const keepToken = (token: string, isSecure: boolean): string => cookie(token, lastsSeconds, isSecure);

export const dropToken = (isSecure: boolean): string => cookie('', 0, isSecure);

const cookie = (token: string, seconds: number, isSecure: boolean): string =>
  [
    `${name}=${token}`,
    'Path=/',
    `Max-Age=${seconds}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
