import { spaced } from '@tavolo/language';
import { count as counting, numeral, or } from '@tavolo/language/pt';
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
  readonly gender: 'm' | 'f';
};

const nouns: { readonly [S in Side]: Noun } = {
  enemies: {
    ...{ one: 'um inimigo', all: 'todos os inimigos', some: 'inimigos', gender: 'm' },
    ...{ that: 'esse inimigo', those: 'esses inimigos' },
  },
  allies: {
    ...{ one: 'um aliado', all: 'todos os aliados', some: 'aliados', gender: 'm' },
    ...{ that: 'esse aliado', those: 'esses aliados' },
  },
  'self-and-allies': {
    ...{ one: 'um aliado', all: 'todos os aliados', some: 'aliados', gender: 'm' },
    ...{ that: 'esse aliado', those: 'esses aliados' },
  },
  'allies-and-enemies': {
    ...{ one: 'um aliado ou inimigo', all: 'todos os aliados e inimigos', some: 'aliados e inimigos' },
    ...{ that: 'essa figura', those: 'essas figuras', gender: 'm' },
  },
  summons: {
    ...{ one: 'um aliado invocado', all: 'todos os aliados invocados', some: 'aliados invocados' },
    ...{ that: 'esse aliado invocado', those: 'esses aliados invocados', gender: 'm' },
  },
};

/** What figures are adjacent to, and so many hexes from. */
const anchors: { readonly [A in Anchor]: { readonly to: string; readonly from: string } } = {
  performer: { to: '', from: '' },
  target: { to: 'ao alvo', from: 'do alvo' },
  'killed-target': { to: 'ao inimigo morto', from: 'do inimigo morto' },
  'chosen-hex': { to: 'ao hexágono escolhido', from: 'do hexágono escolhido' },
  'worked-obstacles': { to: 'a esses obstáculos', from: 'desses obstáculos' },
  'entered-hexes': { to: 'a um hexágono percorrido', from: 'de um hexágono percorrido' },
};

type Placing = { readonly many: boolean; readonly gender: 'm' | 'f'; readonly scene: FigureScene };

function place(where: Where, { many, gender, scene }: Placing): string {
  switch (where.is) {
    case 'within': {
      if (where.range === 1) return spaced(many ? 'adjacentes' : 'adjacente', anchors[where.of].to);
      if (where.of === 'performer') return withinRange(where.range, scene);
      return `a até ${scene.amount(where.range)} hexágonos ${anchors[where.of].from}`;
    }
    case 'in-area':
      return 'na área';
    case 'moved-through':
      return `atravessad${gender === 'm' ? 'o' : 'a'}${many ? 's' : ''}`;
    case 'in-same-room':
      return 'na mesma sala';
    case 'anywhere':
    case 'just-chosen':
      return '';
  }
}

function withinRange(range: Extract<Where, { readonly is: 'within' }>['range'], scene: FigureScene): string {
  if (typeof range === 'object' && 'relative' in range)
    return range.relative === 0 ? 'ao alcance' : `com alcance ${scene.amount(range)}`;
  return `a até ${scene.amount(range)} hexágonos`;
}

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
  return count === 1 ? noun.one : `até ${numeral(count, noun.gender)} ${noun.some}`;
}

function group(targets: Group, scene: FigureScene): Figures {
  const { side, count, where, when } = targets;
  const many = count !== 1;
  const { rank, which, provided } = qualified(when, many, scene.voice);
  const noun = nouns[side];
  const text = `${spaced(
    counted(noun, targets),
    rank,
    place(where, { many, gender: noun.gender, scene }),
    which,
  )}${provided}`;
  if (side !== 'self-and-allies') return { subject: text, object: text, who: many ? 'many' : 'one' };
  const self = by(scene.voice, 'você', 'si mesmo');
  return many
    ? { subject: `${self} e ${text}`, object: `${self} e ${text}`, who: 'you-and-others' }
    : { subject: `${self} ou ${text}`, object: `${self} ou ${text}`, who: 'one' };
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
      clause: `o alvo tiver ${conditions}`,
      which: { one: `com ${conditions}`, many: `com ${conditions}` },
    };
  },
  'target-isolated': () => ({
    clause: 'o alvo não estiver adjacente a nenhum aliado dele',
    which: {
      one: 'que não esteja adjacente a nenhum aliado dele',
      many: 'que não estejam adjacentes a nenhum aliado deles',
    },
  }),
  'target-adjacent-to-ally': (_, voice) => {
    const whose = by(voice, 'um aliado seu', 'um aliado do atacante');
    return {
      clause: `o alvo estiver adjacente a ${whose}`,
      which: {
        one: `que esteja adjacente a ${whose}`,
        many: `que estejam adjacentes a ${whose}`,
      },
    };
  },
  'target-hp-at-most': ({ value }) => {
    const most = `no máximo ${counting(value, 'ponto de vida', 'pontos de vida')}`;
    return { clause: `o alvo tiver ${most}`, which: { one: `com ${most}`, many: `com ${most}` } };
  },
  'target-undamaged': () => ({
    clause: 'o alvo não tiver sofrido dano',
    which: { one: 'que não sofreu dano', many: 'que não sofreram dano' },
  }),
  'target-rank': ({ ranks }) => ({
    clause: `o alvo for ${or(ranks.map((rank) => terms.ranks[rank].one))}`,
    which: {
      one: `que seja ${or(ranks.map((rank) => terms.ranks[rank].one))}`,
      many: `que sejam ${or(ranks.map((rank) => terms.ranks[rank].many))}`,
    },
  }),
  'target-type': ({ any }) => ({
    clause: `o alvo for ${oneOfTypes(any)}`,
    which: { one: `que seja ${oneOfTypes(any)}`, many: `que sejam ${oneOfTypes(any)}` },
  }),
  'self-invisible': (_, voice) => ({
    clause: by(voice, 'você estiver invisível', 'ele estiver invisível'),
    which: null,
  }),
  'self-below-half-hp': (_, voice) => ({
    clause: `${by(voice, 'você', 'ele')} tiver menos da metade dos seus pontos de vida máximos`,
    which: null,
  }),
  'moved-straight': (_, voice) => ({
    clause: `${by(voice, 'você', 'ele')} tiver se movido em linha reta`,
    which: null,
  }),
  'ended-where-it-began': (_, voice) => ({
    clause: `${by(voice, 'você', 'ele')} tiver terminado o movimento no hexágono em que o começou`,
    which: null,
  }),
  'moved-at-most-this-turn': ({ hexes }, voice) => ({
    clause: `${by(voice, 'você', 'ele')} tiver se movido no máximo ${numeral(hexes)} ${hexes === 1 ? 'hexágono' : 'hexágonos'} neste turno`,
    which: null,
  }),
  'moved-at-least-this-turn': ({ hexes }, voice) => ({
    clause: `${by(voice, 'você', 'ele')} tiver se movido pelo menos ${numeral(hexes)} ${hexes === 1 ? 'hexágono' : 'hexágonos'} neste turno`,
    which: null,
  }),
  'single-target-attack': () => ({ clause: 'o ataque tiver um único alvo', which: null }),
};

export const targets: TargetWords = {
  predicates,
  figures: (of, scene) => {
    if (of.is === 'figures') return group(of, scene);
    return scene.voice === 'you'
      ? { subject: 'você', object: 'você', who: 'you' }
      : { subject: 'ele', object: 'si mesmo', who: 'one' };
  },
};
