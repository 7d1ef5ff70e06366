import { expect, test } from 'vitest';
import { attack } from '../../content/words/abilities.ts';
import { consume } from '../../content/words/adjustments.ts';
import type { State } from '../../state.ts';
import { type Element, elements } from '../../vocabulary/terms.ts';
import { rule } from '../scene/index.ts';

const column = (s: State, element: Element): string => s.elements[elements.indexOf(element)] ?? 'nowhere';

const altar = { objective: 'altar', side: 'monsters' } as const;

test('gh/elements.1: there are six elements', () => {
  expect(elements).toEqual(['fire', 'ice', 'air', 'earth', 'light', 'dark']);
});

rule(
  'gh/elements.1: an element is Inert, Waning or Strong',
  {
    map: ['b'],
    cast: { b: { class: 'brute' } },
    elements: { fire: 'strong', ice: 'waning' },
    phase: 'clean-up',
  },
  (scene) => {
    expect(scene.state.elements).toEqual(['strong', 'waning', 'inert', 'inert', 'inert', 'inert']);
    expect(scene.seenBy('ana').elements).toEqual(scene.state.elements);
  },
);

const mover = {
  map: ['s........g'],
  cast: {
    s: {
      class: 'spellweaver',
      picked: ['ride-the-wind', 'fire-orbs'],
      hand: ['mana-bolt', 'frost-armor'],
    },
    g: altar,
  },
  turn: 's',
} as const;

rule(
  'gh/elements.2, gh/elements.2a: a move of 0 hexes that is declared creates its element at the end of the turn',
  mover,
  (scene) => {
    scene.goOn((s) => s.turn === null);
    scene.asksAbout('ana', 'next').answer('bottom:ride-the-wind');
    scene.asksAbout('ana', 'move-to').answer('stop');
    expect(column(scene.state, 'air')).toBe('inert');
    scene.asksAbout('ana', 'next').answer('end-turn');
    scene.settles((s) => {
      expect(scene.the('s').hex).toBe(scene.at('s'));
      expect(column(s, 'air')).toBe('strong');
    });
  },
);

rule('gh/elements.3: a card used for a basic action creates nothing', mover, (scene) => {
  scene.goOn((s) => s.turn === null);
  scene.asksAbout('ana', 'next').answer('basic-move:ride-the-wind');
  scene.asksAbout('ana', 'move-to').answer('1,0');
  scene.asksAbout('ana', 'move-to').answer('stop');
  scene.asksAbout('ana', 'next').answer('end-turn');
  scene.settles((s) => expect(column(s, 'air')).toBe('inert'));
});

rule('gh/elements.3: a card whose action is not performed creates nothing', mover, (scene) => {
  scene.goOn((s) => s.turn === null);
  scene.asksAbout('ana', 'next').answer('top:fire-orbs');
  scene.asksAbout('ana', 'next').answer('end-turn');
  scene.settles((s) => {
    expect(column(s, 'fire')).toBe('inert');
    expect(scene.hero('s').discard).toContain('fire-orbs');
  });
});

rule(
  'gh/elements.3: a card discarded while stunned creates nothing',
  { ...mover, cast: { ...mover.cast, s: { ...mover.cast.s, conditions: ['stun'] } } },
  (scene) => {
    scene.goOn((s) => s.turn === null);
    scene.settles((s) => expect([column(s, 'air'), column(s, 'fire')]).toEqual(['inert', 'inert']));
  },
);

rule(
  'gh/elements.4, gh/elements.4a: Fire that is Strong is Waning after a round and Inert after two',
  {
    map: ['b....g'],
    cast: { b: { class: 'brute', acted: true, hand: ['trample', 'grab-and-go'] }, g: altar },
    elements: { fire: 'strong' },
    phase: 'clean-up',
  },
  (scene) => {
    scene.goOn((s) => s.phase === 'choosing');
    scene.settles((s) => expect(column(s, 'fire')).toBe('waning'));
    scene.perform((g) => {
      g.state.phase = 'clean-up';
      return undefined;
    });
    scene.goOn((s) => s.phase === 'choosing');
    scene.settles((s) => expect(column(s, 'fire')).toBe('inert'));
  },
);

const flameStrike = {
  map: ['s.g', ' ...'],
  cast: { s: { class: 'spellweaver' }, g: { monster: 'bandit-guard', hp: 9 } },
  elements: { fire: 'waning', light: 'strong' },
} as const;

rule(
  'gh/elements.5, gh/elements.6, gh/elements.8, gh/elements.8a: consuming Waning Fire makes it Inert and wounds the target',
  flameStrike,
  (scene) => {
    scene.plays('s', 'flame-strike', 'top');
    const asked = scene.asks('ana', 'augments', 'augment:0');
    const from = { card: 'flame-strike', half: 'top', ability: 'attack' };
    expect(asked.question.about).toEqual({ ...from, figure: 'spellweaver', augments: [['fire']] });
    asked.answer('augment:0');
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.settles((s) => {
      expect([column(s, 'fire'), column(s, 'light')]).toEqual(['inert', 'strong']);
      expect([scene.the('g').hp, scene.has('g', 'wound')]).toEqual([6, true]);
    });
  },
);

rule('gh/elements.8a, gh/elements.7: without consuming Fire it is a plain attack', flameStrike, (scene) => {
  scene.plays('s', 'flame-strike', 'top');
  scene.asks('ana', 'augments', 'augment:0').answer();
  scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
  scene.settles((s) => {
    expect(column(s, 'fire')).toBe('waning');
    expect([scene.the('g').hp, scene.has('g', 'wound')]).toEqual([6, false]);
  });
});

rule(
  'gh/elements.6: consuming a Strong element makes it Inert too',
  { ...flameStrike, elements: { fire: 'strong' } },
  (scene) => {
    scene.plays('s', 'flame-strike', 'top');
    scene.asksAbout('ana', 'augments').answer('augment:0');
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.settles((s) => expect(column(s, 'fire')).toBe('inert'));
  },
);

rule(
  'gh/elements.7: what is consumed for one ability improves that ability alone',
  { ...flameStrike, cast: { ...flameStrike.cast, g: { monster: 'bandit-guard', hp: 9 } } },
  (scene) => {
    const stronger = consume('fire', { add: { attack: 2 } });
    scene.does('s', attack(1, { range: 3, adjust: [stronger] }), attack(1, { range: 3, adjust: [stronger] }));
    scene.asks('ana', 'augments', 'augment:0').answer('augment:0');
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    expect(scene.the('g').hp).toBe(6);
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.settles(() => expect(scene.the('g').hp).toBe(5));
  },
);

rule('gh/elements.8: one infusion pays for one of two icons', flameStrike, (scene) => {
  const adjust = [consume('fire', { add: { attack: 1 } }), consume('fire', { conditions: ['muddle'] })];
  scene.does('s', attack(1, { range: 3, adjust }));
  const asked = scene.asks('ana', 'augments', 'augment:0', 'augment:1');
  asked.refuses('invalid-selection', 'augment:0', 'augment:1');
  asked.answer('augment:1');
  scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
  scene.settles(() => expect([scene.the('g').hp, scene.has('g', 'muddle')]).toEqual([8, true]));
});
