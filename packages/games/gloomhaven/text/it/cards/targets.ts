import { spaced } from '@tavolo/language';
import { numeral, or } from '@tavolo/language/it';
import type { Anchor, Predicate, Side, Targets, Where } from '../../../vocabulary/targets.ts';
import { said } from '../../phrases/saying.ts';
import type { FigureScene, Figures, Voice } from '../../phrases/scene.ts';
import type { TargetWords } from '../../phrases/targets.ts';
import { monsterNames } from '../monster-names.ts';
import { by } from './grammar.ts';
import { terms } from './terms.ts';

type Group = Extract<Targets, { readonly is: 'figures' }>;

/** A noun with all that can stand before it. */
type Noun = {
  readonly one: string;
  readonly all: string;
  readonly some: string;
  readonly that: string;
  readonly those: string;
  readonly through: { readonly one: string; readonly many: string };
};

const masculine = { one: 'attraversato', many: 'attraversati' };
const nouns: { readonly [S in Side]: Noun } = {
  enemies: {
    ...{ one: 'un nemico', all: 'tutti i nemici', some: 'nemici', through: masculine },
    ...{ that: 'quel nemico', those: 'quei nemici' },
  },
  allies: {
    ...{ one: 'un alleato', all: 'tutti gli alleati', some: 'alleati', through: masculine },
    ...{ that: "quell'alleato", those: 'quegli alleati' },
  },
  'self-and-allies': {
    ...{ one: 'un alleato', all: 'tutti gli alleati', some: 'alleati', through: masculine },
    ...{ that: "quell'alleato", those: 'quegli alleati' },
  },
  'allies-and-enemies': {
    ...{ one: 'un alleato o nemico', all: 'tutti gli alleati e i nemici', some: 'alleati e nemici' },
    ...{ that: 'quella miniatura', those: 'quelle miniature', through: masculine },
  },
  summons: {
    ...{ one: 'un alleato evocato', all: 'tutti gli alleati evocati', some: 'alleati evocati' },
    ...{ that: "quell'alleato evocato", those: 'quegli alleati evocati', through: masculine },
  },
};

/** What figures are adjacent to, and so many hexes from. */
const anchors: { readonly [A in Anchor]: { readonly to: string; readonly from: string } } = {
  performer: { to: '', from: '' },
  target: { to: 'al bersaglio', from: 'dal bersaglio' },
  'killed-target': { to: 'al nemico ucciso', from: 'dal nemico ucciso' },
  'chosen-hex': { to: "all'esagono scelto", from: "dall'esagono scelto" },
  'worked-obstacles': { to: 'a questi ostacoli', from: 'da questi ostacoli' },
  'entered-hexes': { to: 'a un esagono in cui sei entrato', from: 'da un esagono in cui sei entrato' },
};

type Placing = { readonly many: boolean; readonly noun: Noun; readonly scene: FigureScene };

function place(where: Where, { many, noun, scene }: Placing): string {
  switch (where.is) {
    case 'within': {
      const adjacent = many ? 'adiacenti' : 'adiacente';
      if (where.range === 1) return spaced(adjacent, anchors[where.of].to);
      if (where.of === 'performer') return withinRange(where.range, scene);
      return `entro ${scene.amount(where.range)} esagoni ${anchors[where.of].from}`;
    }
    case 'in-area':
      return "nell'area";
    case 'moved-through':
      return many ? noun.through.many : noun.through.one;
    case 'in-same-room':
      return 'nella stessa stanza';
    case 'anywhere':
    case 'just-chosen':
      return '';
  }
}

const withinRange = (
  range: Extract<Where, { readonly is: 'within' }>['range'],
  scene: FigureScene,
): string =>
  typeof range === 'object' && 'relative' in range && range.relative === 0
    ? 'entro gittata'
    : `entro gittata ${scene.amount(range)}`;

type Qualities = { readonly rank: string; readonly which: string; readonly provided: string };

/** Ranks stand behind the noun, what else must be so behind all. */
function qualified(when: readonly Predicate[], many: boolean, voice: Voice): Qualities {
  const ranks = when.flatMap((one) => (one.is === 'target-rank' ? one.ranks : []));
  const others = when.filter((one) => one.is !== 'target-rank').map((one) => said(predicates, one, voice));
  const which = others.flatMap((one) => (one.which === null ? [] : [one.which[many ? 'many' : 'one']]));
  const provided = others.flatMap((one) => (one.which === null ? [one.clause] : []));
  return {
    rank: or(ranks.map((rank) => terms.ranks[rank][many ? 'many' : 'one'])),
    which: which.join(' e '),
    provided: provided.length === 0 ? '' : `, se ${provided.join(' e ')}`,
  };
}

function counted(noun: Noun, { count, where }: Group): string {
  if (where.is === 'just-chosen') return count === 1 ? noun.that : noun.those;
  if (count === 'all') return noun.all;
  return count === 1 ? noun.one : `fino a ${numeral(count)} ${noun.some}`;
}

function group(targets: Group, scene: FigureScene): Figures {
  const { side, count, where, when } = targets;
  const many = count !== 1;
  const { rank, which, provided } = qualified(when, many, scene.voice);
  const noun = nouns[side];
  const text = `${spaced(counted(noun, targets), rank, place(where, { many, noun, scene }), which)}${provided}`;
  const object = text.replace(/^fino a /, 'un massimo di ');
  if (side !== 'self-and-allies') return { subject: text, object, who: many ? 'many' : 'one' };
  const [tu, te] = [by(scene.voice, 'tu', 'se stesso'), by(scene.voice, 'te', 'se stesso')];
  return many
    ? { subject: `${tu} e ${text}`, object: `${te} e ${text}`, who: 'you-and-others' }
    : { subject: `${tu} o ${text}`, object: `${te} o ${text}`, who: 'one' };
}

/** The names of monsters, one of which it is. */
const oneOfTypes = (ids: readonly string[]): string => {
  const names: { readonly [id: string]: { readonly one: string } | undefined } = monsterNames;
  return or(ids.flatMap((id) => names[id]?.one ?? []));
};

const predicates: TargetWords['predicates'] = {
  'target-has': ({ any }) => {
    const conditions = or(any.map((condition) => terms.conditions[condition]));
    return {
      clause: `il bersaglio ha ${conditions}`,
      which: { one: `con ${conditions}`, many: `con ${conditions}` },
    };
  },
  'target-isolated': () => ({
    clause: 'il bersaglio non è adiacente a nessun suo alleato',
    which: {
      one: 'che non è adiacente a nessun suo alleato',
      many: 'che non sono adiacenti a nessun loro alleato',
    },
  }),
  'target-adjacent-to-ally': (_, voice) => {
    const whose = by(voice, 'un tuo alleato', "un alleato dell'attaccante");
    return {
      clause: `il bersaglio è adiacente a ${whose}`,
      which: { one: `che è adiacente a ${whose}`, many: `che sono adiacenti a ${whose}` },
    };
  },
  'target-hp-at-most': ({ value }) => {
    const most = `al massimo ${value === 1 ? '1 punto ferita' : `${value} punti ferita`}`;
    return { clause: `il bersaglio ha ${most}`, which: { one: `con ${most}`, many: `con ${most}` } };
  },
  'target-undamaged': () => ({
    clause: 'il bersaglio non ha subito danni',
    which: { one: 'che non ha subito danni', many: 'che non hanno subito danni' },
  }),
  'target-rank': ({ ranks }) => ({
    clause: `il bersaglio è ${or(ranks.map((rank) => terms.ranks[rank].one))}`,
    which: {
      one: `che è ${or(ranks.map((rank) => terms.ranks[rank].one))}`,
      many: `che sono ${or(ranks.map((rank) => terms.ranks[rank].many))}`,
    },
  }),
  'target-type': ({ any }) => ({
    clause: `il bersaglio è ${oneOfTypes(any)}`,
    which: { one: `che è ${oneOfTypes(any)}`, many: `che sono ${oneOfTypes(any)}` },
  }),
  'self-invisible': (_, voice) => ({ clause: by(voice, 'sei invisibile', 'è invisibile'), which: null }),
  'self-below-half-hp': (_, voice) => ({
    clause: by(
      voice,
      'hai meno della metà dei tuoi punti ferita massimi',
      'ha meno della metà dei suoi punti ferita massimi',
    ),
    which: null,
  }),
  'moved-straight': (_, voice) => ({
    clause: by(voice, 'ti sei mosso in linea retta', 'si è mosso in linea retta'),
    which: null,
  }),
  'ended-where-it-began': (_, voice) => ({
    clause: by(
      voice,
      "hai terminato il movimento nell'esagono in cui l'hai iniziato",
      "ha terminato il movimento nell'esagono in cui l'ha iniziato",
    ),
    which: null,
  }),
  'moved-at-most-this-turn': ({ hexes }, voice) => ({
    clause: `in questo turno ${by(voice, 'ti sei mosso', 'si è mosso')} al massimo di ${numeral(hexes)} ${hexes === 1 ? 'esagono' : 'esagoni'}`,
    which: null,
  }),
  'moved-at-least-this-turn': ({ hexes }, voice) => ({
    clause: `in questo turno ${by(voice, 'ti sei mosso', 'si è mosso')} di almeno ${numeral(hexes)} ${hexes === 1 ? 'esagono' : 'esagoni'}`,
    which: null,
  }),
  'single-target-attack': () => ({ clause: "l'attacco ha un solo bersaglio", which: null }),
};

export const targets: TargetWords = {
  predicates,
  figures: (of, scene) => {
    if (of.is === 'figures') return group(of, scene);
    return scene.voice === 'you'
      ? { subject: 'tu', object: 'te', who: 'you' }
      : { subject: 'esso', object: 'se stesso', who: 'one' };
  },
};
