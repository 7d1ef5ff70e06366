import { expect } from 'vitest';
import { attack, heal, infuse, move } from '../../content/words/abilities.ts';
import { consume } from '../../content/words/adjustments.ts';
import type { State } from '../../state.ts';
import { type Element, elements } from '../../vocabulary/terms.ts';
import { rule } from '../scene/index.ts';

const column = (s: State, element: Element): string => s.elements[elements.indexOf(element)] ?? 'nowhere';

const hidden = {
  top: { abilities: [move(1)], infuse: ['dark'] },
  bottom: { abilities: [heal(1, { adjust: [consume('dark', { add: { heal: 2 } })] })] },
} as const;

rule(
  'gh/elements.9, gh/elements.9a: Dark made in a turn cannot be consumed in it, but by a figure that acts later',
  {
    map: ['s.b.....g'],
    cast: {
      s: { class: 'spellweaver', hp: 2, picked: ['mana-bolt', 'fire-orbs'], initiative: 10 },
      b: { class: 'brute', hp: 2, picked: ['trample', 'grab-and-go'], initiative: 20 },
      g: { objective: 'altar', side: 'monsters' },
    },
    printed: { 'mana-bolt': { top: hidden.top }, 'fire-orbs': { bottom: hidden.bottom }, trample: hidden },
    turn: 's',
  },
  (scene) => {
    scene.goOn((s) => s.phase === 'clean-up');
    scene.asksAbout('ana', 'next').answer('top:mana-bolt');
    scene.asksAbout('ana', 'move-to').answer('stop');
    scene.asksAbout('ana', 'next').answer('bottom:fire-orbs');
    expect(scene.the('s').hp).toBe(3);
    scene.asksAbout('bea', 'next').answer('bottom:trample');
    scene.asks('bea', 'augments', 'augment:0').answer('augment:0');
    expect(scene.the('b').hp).toBe(5);
    scene.asksAbout('bea', 'next').answer('end-turn');
    scene.settles((s) => expect(column(s, 'dark')).toBe('inert'));
  },
);

const dug = {
  top: { abilities: [move(1)], infuse: ['earth'] },
  bottom: { abilities: [heal(1, { adjust: [consume('earth', { add: { heal: 2 } })] })] },
} as const;

rule(
  'gh/elements.10, gh/elements.10a: Waning Earth is consumed in the turn that creates Earth, and ends it Strong',
  {
    map: ['s.......g'],
    cast: {
      s: { class: 'spellweaver', hp: 1, picked: ['mana-bolt', 'fire-orbs'] },
      g: { objective: 'altar', side: 'monsters' },
    },
    printed: { 'mana-bolt': { top: dug.top }, 'fire-orbs': { bottom: dug.bottom } },
    elements: { earth: 'waning' },
    turn: 's',
  },
  (scene) => {
    scene.goOn((s) => s.turn === null);
    scene.asksAbout('ana', 'next').answer('top:mana-bolt');
    scene.asksAbout('ana', 'move-to').answer('stop');
    scene.asksAbout('ana', 'next').answer('bottom:fire-orbs');
    scene.asks('ana', 'augments', 'augment:0').answer('augment:0');
    scene.settles((s) => {
      expect(scene.the('s').hp).toBe(4);
      expect(column(s, 'earth')).toBe('strong');
    });
  },
);

const shot = {
  map: ['s.g', ' ...'],
  cast: { s: { class: 'spellweaver' }, g: { monster: 'bandit-guard', hp: 9 } },
} as const;
const coldFire = [consume('fire', { add: { attack: 2 } }), consume('ice', { conditions: ['stun'] })];

rule(
  'gh/elements.11: of several augments the player uses those it likes',
  { ...shot, elements: { fire: 'strong', ice: 'waning' } },
  (scene) => {
    scene.does('s', attack(1, { range: 3, adjust: coldFire }));
    scene.asks('ana', 'augments', 'augment:0', 'augment:1').answer('augment:1');
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.settles((s) => {
      expect([scene.the('g').hp, scene.has('g', 'stun')]).toEqual([8, true]);
      expect([column(s, 'fire'), column(s, 'ice')]).toEqual(['strong', 'inert']);
    });
  },
);

rule(
  'gh/elements.11a: an augment of Fire and Light cannot be used with Fire alone, and Fire stays',
  { ...shot, elements: { fire: 'strong' } },
  (scene) => {
    scene.does('s', attack(1, { range: 3, adjust: [{ consume: ['fire', 'light'], add: { attack: 2 } }] }));
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.settles((s) => {
      expect(scene.the('g').hp).toBe(8);
      expect(column(s, 'fire')).toBe('strong');
    });
  },
);

rule(
  'gh/elements.12: for the six-coloured symbol the player names the element, to consume and to create',
  { ...shot, elements: { fire: 'strong', ice: 'waning' }, turn: 's' },
  (scene) => {
    scene.does('s', attack(1, { range: 3, adjust: [consume('any', { add: { attack: 2 } })] }), infuse('any'));
    scene.asksAbout('ana', 'augments').answer('augment:0');
    scene.asks('ana', 'element', 'fire', 'ice').answer('ice');
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.asks('ana', 'element', ...elements).answer('light');
    scene.goOn((s) => s.turn === null);
    scene.settles((s) => {
      expect(scene.the('g').hp).toBe(6);
      expect([column(s, 'fire'), column(s, 'ice'), column(s, 'light')]).toEqual([
        'strong',
        'inert',
        'strong',
      ]);
    });
  },
);

rule(
  'gh/elements.13: the element of a modifier card is Strong at the end of the turn in which it was drawn',
  { ...shot, cast: { ...shot.cast, s: { class: 'spellweaver', draws: ['+2-fire'] } }, turn: 's' },
  (scene) => {
    scene.does('s', attack(1, { range: 3 }));
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.settles((s) => expect(column(s, 'fire')).toBe('inert'));
    scene.goOn((s) => s.turn === null);
    scene.settles((s) => expect(column(s, 'fire')).toBe('strong'));
  },
);

rule(
  'gh/elements.13: the element of an item is Strong at the end of the turn in which it was used',
  {
    map: ['s.......g'],
    cast: {
      s: { class: 'spellweaver', items: ['minor-mana-potion'] },
      g: { objective: 'altar', side: 'monsters' },
    },
    turn: 's',
  },
  (scene) => {
    scene.goOn((s) => s.turn === null);
    scene.asksAbout('ana', 'next').answer('item:minor-mana-potion');
    scene.asksAbout('ana', 'element').answer('earth');
    scene.settles((s) => expect(column(s, 'earth')).toBe('strong'));
  },
);

rule(
  'gh/elements.18: creating a Strong element changes nothing, a Waning one becomes Strong',
  { ...shot, elements: { fire: 'strong', ice: 'waning' }, turn: 's' },
  (scene) => {
    scene.does('s', infuse('fire', 'ice'));
    scene.settles((s) => expect([column(s, 'fire'), column(s, 'ice')]).toEqual(['strong', 'waning']));
    scene.goOn((s) => s.turn === null);
    scene.settles((s) => expect([column(s, 'fire'), column(s, 'ice')]).toEqual(['strong', 'strong']));
  },
);

rule(
  'gh/elements.19: experience for a consumption comes only with the consumption',
  { ...shot, elements: { fire: 'strong' } },
  (scene) => {
    scene.plays('s', 'mana-bolt', 'top');
    scene.asksAbout('ana', 'augments').answer();
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.settles(() => expect([scene.hero('s').xp, scene.the('g').hp]).toEqual([0, 7]));
    scene.plays('s', 'frost-armor', 'top');
    scene.asksAbout('ana', 'augments').answer('augment:0');
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.settles(() => expect([scene.hero('s').xp, scene.the('g').hp]).toEqual([1, 4]));
  },
);
