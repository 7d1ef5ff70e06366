import { spaced } from '@tavolo/language';
import { numeral, or } from '@tavolo/language/en';
import type { Anchor, Predicate, Side, Targets, Where } from '../../../vocabulary/targets.ts';
import { said } from '../../phrases/saying.ts';
import type { FigureScene, Figures, Voice } from '../../phrases/scene.ts';
import type { TargetWords } from '../../phrases/targets.ts';
import { monsterNames } from '../monster-names.ts';
import { terms } from './terms.ts';

type Group = Extract<Targets, { readonly is: 'figures' }>;

const anchors: { readonly [A in Anchor]: string } = {
  performer: '',
  target: 'the target',
  'killed-target': 'the killed enemy',
  'chosen-hex': 'the chosen hex',
  'worked-obstacles': 'these obstacles',
  'entered-hexes': 'a hex entered',
};

/** Where the figures are: before the noun, or behind it. */
function place(where: Where, scene: FigureScene): { readonly before: string; readonly behind: string } {
  switch (where.is) {
    case 'within': {
      const near = where.range === 1;
      if (where.of === 'performer') {
        return near
          ? { before: 'adjacent', behind: '' }
          : { before: '', behind: withinRange(where.range, scene) };
      }
      const anchor = anchors[where.of];
      const behind = near
        ? `adjacent to ${anchor}`
        : `within ${scene.amount(where.range)} hexes of ${anchor}`;
      return { before: '', behind };
    }
    case 'in-area':
      return { before: '', behind: 'in the area' };
    case 'moved-through':
      return { before: '', behind: 'moved through' };
    case 'in-same-room':
      return { before: '', behind: 'in the same room' };
    case 'anywhere':
    case 'just-chosen':
      return { before: '', behind: '' };
  }
}

const withinRange = (
  range: Extract<Where, { readonly is: 'within' }>['range'],
  scene: FigureScene,
): string =>
  typeof range === 'object' && 'relative' in range && range.relative === 0
    ? 'within range'
    : `within range ${scene.amount(range)}`;

const nouns: { readonly [S in Side]: { readonly one: string; readonly many: string } } = {
  enemies: { one: 'enemy', many: 'enemies' },
  allies: { one: 'ally', many: 'allies' },
  'self-and-allies': { one: 'ally', many: 'allies' },
  'allies-and-enemies': { one: 'ally or enemy', many: 'allies and enemies' },
  summons: { one: 'summoned ally', many: 'summoned allies' },
};

type Qualities = { readonly rank: string; readonly which: string; readonly provided: string };

/** Ranks stand before the noun, what else must be so behind it. */
function qualified(when: readonly Predicate[], many: boolean, voice: Voice): Qualities {
  const ranks = when.flatMap((one) => (one.is === 'target-rank' ? one.ranks : []));
  const others = when.filter((one) => one.is !== 'target-rank').map((one) => said(predicates, one, voice));
  const which = others.flatMap((one) => (one.which === null ? [] : [one.which[many ? 'many' : 'one']]));
  const provided = others.flatMap((one) => (one.which === null ? [one.clause] : []));
  return {
    rank: or(ranks.map((rank) => terms.ranks[rank].one)),
    which: which.join(' and '),
    provided: provided.length === 0 ? '' : `, if ${provided.join(' and ')}`,
  };
}

function group(targets: Group, scene: FigureScene): Figures {
  const { side, count, where, when } = targets;
  const many = count !== 1;
  const { rank, which, provided } = qualified(when, many, scene.voice);
  const noun = nouns[side][many ? 'many' : 'one'];
  const { before, behind } = place(where, scene);
  const quantity = where.is === 'just-chosen' ? those(many) : quantified(count);
  const text = `${spaced(quantity, before, rank, noun, behind, which)}${provided}`;
  if (side !== 'self-and-allies') return { subject: text, object: text, who: many ? 'many' : 'one' };
  const self = scene.voice === 'you' ? 'you' : 'itself';
  return many
    ? { subject: `${self} and ${text}`, object: `${self} and ${text}`, who: 'you-and-others' }
    : { subject: `${self} or ${text}`, object: `${self} or ${text}`, who: 'one' };
}

const those = (many: boolean): string => (many ? 'those' : 'that');
function quantified(count: number | 'all'): string {
  if (count === 'all') return 'all';
  return count === 1 ? 'one' : `up to ${numeral(count)}`;
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
      clause: `the target has ${conditions}`,
      which: { one: `with ${conditions}`, many: `with ${conditions}` },
    };
  },
  'target-isolated': () => ({
    clause: 'the target is adjacent to none of its allies',
    which: {
      one: 'that is adjacent to none of its allies',
      many: 'that are adjacent to none of their allies',
    },
  }),
  'target-adjacent-to-ally': (_, voice) => {
    const whose = voice === 'you' ? 'your' : "the attacker's";
    return {
      clause: `the target is adjacent to one of ${whose} allies`,
      which: {
        one: `that is adjacent to one of ${whose} allies`,
        many: `that are adjacent to one of ${whose} allies`,
      },
    };
  },
  'target-hp-at-most': ({ value }) => ({
    clause: `the target has ${value} or fewer hit points`,
    which: { one: `with ${value} or fewer hit points`, many: `with ${value} or fewer hit points` },
  }),
  'target-undamaged': () => ({
    clause: 'the target has suffered no damage',
    which: { one: 'that has suffered no damage', many: 'that have suffered no damage' },
  }),
  'target-rank': ({ ranks }) => {
    const named = or(ranks.map((rank) => terms.ranks[rank].one));
    return {
      clause: `the target is ${named}`,
      which: { one: `that is ${named}`, many: `that are ${named}` },
    };
  },
  'target-type': ({ any }) => ({
    clause: `the target is ${oneOfTypes(any)}`,
    which: { one: `that is ${oneOfTypes(any)}`, many: `that are ${oneOfTypes(any)}` },
  }),
  'self-invisible': (_, voice) => ({
    clause: voice === 'you' ? 'you are invisible' : 'it is invisible',
    which: null,
  }),
  'self-below-half-hp': (_, voice) => ({
    clause:
      voice === 'you'
        ? 'you have less than half of your maximum hit points'
        : 'it has less than half of its maximum hit points',
    which: null,
  }),
  'moved-straight': (_, voice) => ({
    clause: voice === 'you' ? 'you moved in a straight line' : 'it moved in a straight line',
    which: null,
  }),
  'ended-where-it-began': (_, voice) => ({
    clause:
      voice === 'you'
        ? 'you ended the move in the hex where you began it'
        : 'it ended the move in the hex where it began',
    which: null,
  }),
  'moved-at-most-this-turn': ({ hexes }, voice) => ({
    clause: `${voice === 'you' ? 'you' : 'it'} moved at most ${numeral(hexes)} ${hexes === 1 ? 'hex' : 'hexes'} this turn`,
    which: null,
  }),
  'moved-at-least-this-turn': ({ hexes }, voice) => ({
    clause: `${voice === 'you' ? 'you' : 'it'} moved at least ${numeral(hexes)} ${hexes === 1 ? 'hex' : 'hexes'} this turn`,
    which: null,
  }),
  'single-target-attack': () => ({ clause: 'the attack has a single target', which: null }),
};

export const targets: TargetWords = {
  predicates,
  figures: (of, scene) => {
    if (of.is === 'figures') return group(of, scene);
    return scene.voice === 'you'
      ? { subject: 'you', object: 'yourself', who: 'you' }
      : { subject: 'it', object: 'itself', who: 'one' };
  },
};
