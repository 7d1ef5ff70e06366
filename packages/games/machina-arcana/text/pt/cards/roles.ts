import { type ForKinds, forKind } from '@tavolo/kernel';
import type { Gender } from '@tavolo/language';
import type { Clause } from '../../phrases/clauses.ts';
import { isSpace } from '../../phrases/roles.ts';
import type { Around, Distinction, Each, Named, Near, Role, Scene } from '../../phrases/scene.ts';
import { aimed } from './aims.ts';
import type { Verb } from './verbs.ts';
import { besideSpace, closed, ofThe, spaces, theName, toThe } from './words.ts';

/** Somebody in a Portuguese sentence. `silent`: the verb alone tells. */
type Words = {
  readonly name: string;
  readonly of: string;
  readonly to: string;
  readonly silent?: true;
};

/** Behind an article. */
const the = (name: string, gender: Gender): Words => ({
  name: theName(name, gender),
  of: ofThe(name, gender),
  to: toThe(name, gender),
});

/** Without an article. */
const bare = (name: string): Words => ({ name, of: `de ${name}`, to: `a ${name}` });

const that = (name: string): Words => ({
  name: `esse ${name}`,
  of: `desse ${name}`,
  to: `a esse ${name}`,
});

const he: Words = { name: 'ele', of: 'dele', to: 'a ele' };

const named: Readonly<Record<Named, Words>> = {
  you: bare('você'),
  'acting-monster': { ...he, silent: true },
  chooser: { ...he, silent: true },
  nobody: { ...he, silent: true },
  'this-monster': { name: 'este monstro', of: 'deste monstro', to: 'a este monstro' },
  'the-monster': the('monstro', 'm'),
  it: he,
  them: he,
  'active-explorer': the('explorador ativo', 'm'),
  'that-explorer': that('explorador'),
  'that-monster': that('monstro'),
  'that-space': that('espaço'),
  target: the('alvo', 'm'),
  attacker: the('atacante', 'm'),
  'unit-hit': the('unidade atingida', 'f'),
  'each-unit-hit': bare('cada unidade atingida'),
  'each-explorer-hit': bare('cada explorador atingido'),
  'each-explorer': bare('cada explorador'),
  'each-monster': bare('cada monstro'),
  'each-unit': bare('cada unidade'),
  'explorers-next-to-action-space': bare('cada explorador ao lado de um espaço de ação'),
  'adjacent-units': bare('cada unidade adjacente'),
  'adjacent-explorers': bare('cada explorador adjacente'),
  'adjacent-monsters': bare('cada monstro adjacente'),
  'nearest-explorer': the('explorador mais próximo', 'm'),
  'explorer-of-most-health': the('explorador com mais saúde', 'm'),
  'explorer-of-least-health': the('explorador com menos saúde', 'm'),
  'explorer-of-most-essence': the('explorador com mais essência', 'm'),
  'explorer-nearest-monster': the('explorador mais próximo de um monstro', 'm'),
  'explorer-farthest-from-monsters': the('explorador mais distante de todos os monstros', 'm'),
  'first-monster': the('primeiro monstro da fila', 'm'),
  'last-monster': the('último monstro da fila', 'm'),
  'strongest-monster': the('monstro com mais saúde', 'm'),
  'monster-nearest-explorer': the('monstro mais próximo de um explorador', 'm'),
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

/** Of whom the same sentence has just spoken. */
export const isPronoun = (role: Role): boolean => role === 'it' || role === 'them';

/** The tile on which somebody stands, behind an article: na sua peça. */
export const tileOf = (role: Role): string => (role === 'nobody' ? 'peça' : 'sua peça');

function near({ which, within, to }: Near): string {
  const explorer = which === 'others' ? 'cada outro explorador' : 'cada explorador';
  return within === 'tile' ? `${explorer} na ${tileOf(to)}` : `${explorer} a até ${spaces(within)}`;
}

function around({ what, within, middle }: Around): string {
  if (within > 1)
    return `cada unidade a até ${spaces(within)} ${what === 'that-space' ? 'dali' : ofWhom(what)}`;
  if (!middle) return `cada unidade adjacente ${toWhom(what)}`;
  return isSpace(what)
    ? `cada unidade em cima ou ao lado ${ofWhom(what)}`
    : `${closed(nameOf(what))} e cada unidade adjacente`;
}

const eachOf = ({ if: distinction, others }: Each): string =>
  others
    ? 'cada outro explorador'
    : `cada explorador ${forKind<Distinction, [], string>(apart, distinction)}`;

const stats = { health: 'saúde', essence: 'essência', armor: 'armadura', will: 'vontade' } as const;

const apart: ForKinds<Distinction, [], string> = {
  stat: ({ stat, cmp, value }) =>
    cmp === '=' && value === 0 ? `sem ${stats[stat]}` : `com ${stats[stat]} ${cmp} ${value}`,
  neighbours: ({ what, cmp }) => {
    const noun = what === 'explorer' ? 'outro explorador' : 'monstro';
    return cmp === '='
      ? `sem nenhum ${noun} adjacente`
      : `adjacente a ${what === 'explorer' ? noun : `um ${noun}`}`;
  },
  'next-to-space': ({ space }) => besideSpace([space]),
};

/** Those at the table are told what to do, as you are. */
const isTold = (role: Role): boolean => role === 'you' || role === 'nobody';

/** You are told what to do; of others it is said what they do. */
export function does(role: Role, verb: Verb, rest = ''): Clause {
  const spoken = (form: string): string => (rest === '' ? form : `${form} ${rest}`);
  const { name, silent } = wordsFor(role);
  if (isTold(role))
    return { subject: '', says: spoken(verb.you), may: { who: 'você pode', does: spoken(verb.infinitive) } };
  if (silent)
    return {
      subject: '',
      says: spoken(verb.alone ?? verb.one),
      may: { who: 'pode', does: spoken(verb.infinitive) },
    };
  const subject = closed(name);
  return { subject, says: spoken(verb.one), may: { who: `${subject} pode`, does: spoken(verb.infinitive) } };
}

/** The same to somebody, of whom a pronoun may tell enough: ataque-o, ataque o alvo. */
export function doesTo(role: Role, verb: Verb, whom: Role, rest = ''): Clause {
  if (!isPronoun(whom))
    return does(role, verb, [closed(nameOf(whom)), rest].join(' ').trim().replace(/,$/, ''));
  const joined: Verb = {
    you: `${verb.you}-o`,
    one: `o ${verb.one}`,
    infinitive: withPronoun(verb.infinitive),
    alone: `${verb.one}-o`,
  };
  return does(role, joined, rest);
}

/** Atacar o: atacá-lo. */
const withPronoun = (infinitive: string): string =>
  infinitive.replace(/ar$/, 'á-lo').replace(/er$/, 'ê-lo').replace(/uir$/, 'uí-lo').replace(/ir$/, 'i-lo');

/** What is so of somebody. */
export function is(role: Role, says: string): Clause {
  const { name, silent } = wordsFor(role);
  return { subject: silent ? '' : closed(name), says, may: null };
}

/** The same in one piece, as conditions have it. */
export const state = (role: Role, says: string): string => `${nameOf(role)} ${says}`;

/** What those at the table do. */
export const please = (verb: Verb, rest: string): Clause => does('nobody', verb, rest);

/** What whoever plays the card does. */
export const act = ({ actor }: Scene, verb: Verb, rest: string): Clause => does(actor, verb, rest);
