import { type ForKinds, forKind } from '@tavolo/kernel';
import type { Gender } from '@tavolo/language';
import type { Clause } from '../../phrases/clauses.ts';
import { isSpace } from '../../phrases/roles.ts';
import type { Around, Distinction, Each, Named, Near, Role, Scene } from '../../phrases/scene.ts';
import { aimed } from './aims.ts';
import type { Verb } from './verbs.ts';
import { aSpace, closed, fromThe, ofThe, spaces, theName, toThe } from './words.ts';

/** Somebody in an Italian sentence; a name is empty where the verb alone tells. */
type Words = {
  readonly name: string;
  readonly of: string;
  readonly to: string;
  readonly from: string;
};

/** Behind an article that its sound asks for. */
const the = (name: string, gender: Gender): Words => ({
  name: theName(name, gender),
  of: ofThe(name, gender),
  to: toThe(name, gender),
  from: fromThe(name, gender),
});

/** Without an article. */
const bare = (name: string): Words => ({ name, of: `di ${name}`, to: `a ${name}`, from: `da ${name}` });

const silent = (pronoun: string): Words => ({
  name: '',
  of: `di ${pronoun}`,
  to: `a ${pronoun}`,
  from: `da ${pronoun}`,
});

const named: Readonly<Record<Named, Words>> = {
  you: silent('te'),
  'acting-monster': silent('sé'),
  chooser: silent('lui'),
  nobody: silent('sé'),
  'this-monster': bare('questo mostro'),
  'the-monster': the('mostro', 'm'),
  it: silent('lui'),
  them: silent('lui'),
  'active-explorer': the('esploratore attivo', 'm'),
  'that-explorer': bare('quell’esploratore'),
  'that-monster': bare('quel mostro'),
  'that-space': bare('quello spazio'),
  target: the('bersaglio', 'm'),
  attacker: the('attaccante', 'm'),
  'unit-hit': the('unità colpita', 'f'),
  'each-unit-hit': bare('ogni unità colpita'),
  'each-explorer-hit': bare('ogni esploratore colpito'),
  'each-explorer': bare('ogni esploratore'),
  'each-monster': bare('ogni mostro'),
  'each-unit': bare('ogni unità'),
  'explorers-next-to-action-space': bare('ogni esploratore accanto a uno spazio azione'),
  'adjacent-units': bare('ogni unità adiacente'),
  'adjacent-explorers': bare('ogni esploratore adiacente'),
  'adjacent-monsters': bare('ogni mostro adiacente'),
  'nearest-explorer': the('esploratore più vicino', 'm'),
  'explorer-of-most-health': the('esploratore con più salute', 'm'),
  'explorer-of-least-health': the('esploratore con meno salute', 'm'),
  'explorer-of-most-essence': the('esploratore con più essenza', 'm'),
  'explorer-nearest-monster': the('esploratore più vicino a un mostro', 'm'),
  'explorer-farthest-from-monsters': the('esploratore più lontano da tutti i mostri', 'm'),
  'first-monster': the('primo mostro della coda', 'm'),
  'last-monster': the('ultimo mostro della coda', 'm'),
  'strongest-monster': the('mostro con più salute', 'm'),
  'monster-nearest-explorer': the('mostro più vicino a un esploratore', 'm'),
};

function wordsFor(role: Role): Words {
  if (typeof role === 'string') return named[role];
  switch (role.is) {
    case 'aimed':
      return bare(aimed(role));
    case 'each':
      return bare(eachOf(role));
    case 'near':
      return bare(near(role));
    case 'around':
      return bare(around(role));
  }
}

export const nameOf = (role: Role): string => wordsFor(role).name;
export const ofWhom = (role: Role): string => wordsFor(role).of;
export const toWhom = (role: Role): string => wordsFor(role).to;
export const fromWhom = (role: Role): string => wordsFor(role).from;

/** Somebody of whom a pronoun tells enough: ti, lo; empty: they are named. */
export const pronounOf = (role: Role): string =>
  role === 'you' ? 'ti' : role === 'it' || role === 'them' ? 'lo' : '';

/** Whether words about somebody take the feminine. */
export const isFeminine = (role: Role): boolean =>
  role === 'unit-hit' || role === 'each-unit-hit' || role === 'each-unit' || role === 'adjacent-units';

/** The tile on which somebody stands, behind a preposition: sulla tua tessera. */
export const tileOf = (role: Role): string =>
  role === 'you' ? 'tua tessera' : role === 'nobody' ? 'tessera' : 'sua tessera';

function near({ which, within, to }: Near): string {
  const explorer = which === 'others' ? 'ogni altro esploratore' : 'ogni esploratore';
  return within === 'tile' ? `${explorer} sulla ${tileOf(to)}` : `${explorer} entro ${spaces(within)}`;
}

function around({ what, within, middle }: Around): string {
  if (within > 1)
    return `ogni unità entro ${spaces(within)} ${what === 'that-space' ? 'da lì' : fromWhom(what)}`;
  if (!middle) return `ogni unità adiacente ${toWhom(what)}`;
  const centre = nameOf(what);
  return isSpace(what)
    ? `ogni unità sopra o accanto ${toWhom(what)}`
    : `${closed(centre)} e ogni unità adiacente`;
}

const eachOf = ({ if: distinction, others }: Each): string =>
  others
    ? 'ogni altro esploratore'
    : `ogni esploratore ${forKind<Distinction, [], string>(apart, distinction)}`;

const stats = { health: 'salute', essence: 'essenza', armor: 'armatura', will: 'volontà' } as const;

const apart: ForKinds<Distinction, [], string> = {
  stat: ({ stat, cmp, value }) =>
    cmp === '=' && value === 0 ? `senza ${stats[stat]}` : `con ${stats[stat]} ${cmp} ${value}`,
  neighbours: ({ what, cmp }) => {
    const other = what === 'explorer' ? 'altro esploratore' : 'mostro';
    if (cmp !== '=') return `adiacente a un ${other}`;
    return what === 'explorer' ? 'senza altri esploratori adiacenti' : 'senza mostri adiacenti';
  },
  'next-to-space': ({ space }) => `accanto a ${aSpace(space)}`,
};

/** Those at the table are told what to do, as you are. */
const isTold = (role: Role): boolean => role === 'you' || role === 'nobody';

/** You are told what to do; of others it is said what they do. */
export function does(role: Role, verb: Verb, rest = ''): Clause {
  const spoken = (form: string): string => (rest === '' ? form : `${form} ${rest}`);
  if (isTold(role))
    return {
      subject: '',
      says: spoken(verb.you),
      may: { who: 'puoi', does: spoken(verb.yours ?? verb.infinitive) },
    };
  const name = closed(nameOf(role));
  const may = { who: name === '' ? 'può' : `${name} può`, does: spoken(verb.infinitive) };
  return { subject: name, says: spoken(verb.one), may };
}

/** The same to somebody, of whom a pronoun may tell enough: attaccalo, lo attacca, attaccare il bersaglio. */
export function doesTo(role: Role, verb: Verb, whom: Role, rest = ''): Clause {
  const pronoun = pronounOf(whom);
  if (pronoun === '')
    return does(role, verb, [closed(nameOf(whom)), rest].join(' ').trim().replace(/,$/, ''));
  const joined: Verb = {
    you: `${verb.you}${pronoun}`,
    one: `${pronoun} ${verb.one}`,
    infinitive: `${verb.infinitive.slice(0, -1)}${pronoun}`,
  };
  return does(role, joined, rest);
}

/** What is so of somebody: of you, or of another. */
export function is(role: Role, yours: string, others: string): Clause {
  if (role === 'you') return { subject: '', says: yours, may: null, side: 'tu' };
  return { subject: closed(nameOf(role)), says: others, may: null };
}

/** The same in one piece, as conditions have it. */
export function state(role: Role, yours: string, others: string): string {
  const { subject, says } = is(role, yours, others);
  return subject === '' ? says : `${subject} ${says}`;
}

/** What those at the table do. */
export const please = (verb: Verb, rest: string): Clause => does('nobody', verb, rest);

/** What whoever plays the card does. */
export const act = ({ actor }: Scene, verb: Verb, rest: string): Clause => does(actor, verb, rest);
