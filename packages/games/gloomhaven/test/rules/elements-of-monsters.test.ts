import { expect } from 'vitest';
import type { State } from '../../state.ts';
import { type Element, elements } from '../../vocabulary/terms.ts';
import { rule } from '../scene/index.ts';

const column = (s: State, element: Element): string => s.elements[elements.indexOf(element)] ?? 'nowhere';

const spirits = {
  map: ['.s.', ' tb', '.u.'],
  cast: {
    b: { class: 'brute', hp: 10, acted: true },
    s: { monster: 'living-spirit' },
    t: { monster: 'living-spirit' },
    u: { monster: 'living-spirit' },
  },
  cards: { 'living-spirit': 'living-spirit-8' },
} as const;

rule(
  'gh/elements.14: a monster consumes the element that its card names whenever it is there',
  { ...spirits, elements: { ice: 'waning' } },
  (scene) => {
    scene.acts('s');
    scene.settles((s) => {
      expect(column(s, 'ice')).toBe('inert');
      expect(scene.has('b', 'stun')).toBe(true);
    });
  },
);

rule(
  'gh/elements.12: the players name the element that a monster creates with the six-coloured symbol',
  {
    map: ['b....g'],
    cast: { b: { class: 'brute', acted: true }, g: { monster: 'living-spirit' } },
    cards: { 'living-spirit': 'living-spirit-1' },
  },
  (scene) => {
    scene.does('g', { do: 'infuse', elements: ['any'] });
    scene.asks('ana', 'element', ...elements).answer('dark');
    scene.settles((s) => expect(column(s, 'dark')).toBe('strong'));
  },
);

rule(
  'gh/elements.15, gh/elements.15a: the first of three spirits consumes Ice and all three have the benefit',
  { ...spirits, elements: { ice: 'strong' }, monsterDraws: ['null', 'null', 'null', 'null'] },
  (scene) => {
    scene.acts('s');
    scene.settles((s) => expect([column(s, 'ice'), scene.has('b', 'stun')]).toEqual(['inert', true]));
    for (const letter of ['t', 'u']) {
      scene.perform((g) => {
        for (const figure of g.state.figures) figure.conditions = [];
        return undefined;
      });
      scene.acts(letter);
      scene.settles(() => expect(scene.has('b', 'stun')).toBe(true));
    }
    expect(column(scene.state, 'ice')).toBe('inert');
  },
);

rule(
  'gh/elements.16: without the element the first spirit has no benefit, a later one does once it is there',
  spirits,
  (scene) => {
    scene.acts('s');
    scene.settles(() => expect(scene.has('b', 'stun')).toBe(false));
    scene.perform((g) => {
      g.state.elements[elements.indexOf('ice')] = 'strong';
      return undefined;
    });
    scene.acts('t');
    scene.settles((s) => {
      expect(scene.has('b', 'stun')).toBe(true);
      expect(column(s, 'ice')).toBe('inert');
    });
  },
);

rule(
  'gh/elements.17, gh/elements.17a: what the first of a type creates is Strong when its turn ends, for those that act later',
  {
    map: ['b.......s', ' .......t'],
    cast: {
      b: { class: 'brute', initiative: 80, hand: ['trample'], picked: ['grab-and-go', 'leaping-cleave'] },
      s: { monster: 'living-spirit' },
      t: { monster: 'living-spirit' },
    },
    cards: { 'living-spirit': 'living-spirit-7' },
  },
  (scene) => {
    scene.goOn((s) => s.figures.filter(({ acted }) => acted).length === 1);
    scene.settles((s) => {
      expect(s.turn).toBeNull();
      expect(column(s, 'ice')).toBe('strong');
    });
    scene.goOn((s) => s.turn?.figure === 'brute');
    scene.settles((s) => expect(column(s, 'ice')).toBe('strong'));
    expect(scene.told.filter(({ is }) => is === 'infused')).toEqual([]);
  },
);
