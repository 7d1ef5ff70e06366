import { type InEachLanguage, isLanguage, type Language } from '@tavolo/language';
import type { Invitation } from '@tavolo/protocol';
import { boxOf } from '@tavolo/shelf';

/** What a link to a table looks like in a chat, which shows a page before anybody opens it. */
export type Preview = {
  readonly title: string;
  readonly description: string;
  /** The whole address of a picture; `null`: nobody knows under which name the server is reached. */
  readonly image: string | null;
};

type Door = 'invite' | 'watch';

type Words = { readonly [D in Door]: (host: string | null, game: string) => string };

const words: InEachLanguage<Words> = {
  en: {
    invite: (host, game) =>
      host === null ? `You’re invited to play ${game}` : `${host} invites you to play ${game}`,
    watch: (host, game) => (host === null ? `Watch a game of ${game}` : `Watch ${host} play ${game}`),
  },
  it: {
    invite: (host, game) =>
      host === null ? `Un invito a giocare a ${game}` : `${host} ti invita a giocare a ${game}`,
    watch: (host, game) =>
      host === null ? `Guarda una partita a ${game}` : `Guarda ${host} giocare a ${game}`,
  },
  pt: {
    invite: (host, game) =>
      host === null ? `Um convite para jogar ${game}` : `${host} convida você para jogar ${game}`,
    watch: (host, game) =>
      host === null ? `Assista a uma partida de ${game}` : `Assista a ${host} jogando ${game}`,
  },
};

/** The preview of a link, in a language; `null` where there is nothing more to say than of every page. */
export function previewOf(
  { game, host, phase, free }: Invitation,
  door: Door,
  language: Language,
): Omit<Preview, 'image'> | null {
  const blurb = boxOf(game)?.blurb.words[language];
  if (blurb === undefined) return null;
  const offers = free === 0 ? 'watch' : door;
  const title = phase === 'over' ? blurb.title : words[language][offers](host, blurb.title);
  return { title, description: blurb.says };
}

/** The page with the preview in the place of the one that every page has. */
export const withPreview = (page: string, { title, description, image }: Preview): string =>
  [['title', title] as const, ['description', description] as const, ['image', image] as const].reduce(
    (shown, [property, content]) => (content === null ? shown : withContent(shown, property, content)),
    page,
  );

/** Sets a property of the Open Graph, wherever the page has it. */
const withContent = (page: string, property: string, content: string): string =>
  page.replace(
    new RegExp(`(<meta property="og:${property}" content=")[^"]*`),
    (_, before: string) => `${before}${escaped(content)}`,
  );

const escapes: { readonly [sign: string]: string } = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' },
};

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** The first language that somebody asks for and everything is written in. */
export function askedLanguage(acceptLanguage: string | undefined): Language {
  const tags = (acceptLanguage ?? '').split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase());
  return tags.find(isLanguage) ?? 'en';
}
