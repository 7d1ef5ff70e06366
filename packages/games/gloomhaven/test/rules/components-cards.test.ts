import { seat } from '@tavolo/kernel';
import { expect } from 'vitest';
import { content } from '../../content/content.ts';
import { reckon } from '../../rules/scenario/ending.ts';
import type { ModifierId } from '../../vocabulary/ids.ts';
import { rule } from '../scene/index.ts';
import { setUp } from '../scene/table.ts';

const map = ['sssss', ' ...'] as const;

setUp(
  'gh/components.10: perks, items, scenario effects and curses alter a deck',
  {
    ...{ map, options: { characterLevel: 2 } },
    wishes: { 'perk brute': ['perk:0'], 'perk scoundrel': ['perk:0'], 'items-to-buy brute': ['hide-armor'] },
    rules: [{ on: { is: 'setup' }, do: [{ is: 'shuffle-in', modifier: 'curse' as ModifierId, count: 1 }] }],
  },
  (table) => {
    table.toTheFirstRound();
    const of = (id: string): number =>
      table.deckOf('brute').draw.filter((it) => (it as string) === id).length;
    // Two -1 less by the perk, two star -1 more by the armour, one curse by the scenario.
    expect([of('-1'), of('minus-one'), of('curse'), table.deckOf('brute').draw.length]).toEqual([
      3, 2, 1, 21,
    ]);
  },
);

setUp('gh/components.18: a pool holds cards of the own class only', { map }, (table) => {
  table.upTo('hand');
  for (const hero of table.state.heroes)
    for (const card of hero.pool) expect(content.cards.get(card)?.class).toBe(hero.class);
});

setUp('gh/components.19: at level 1 the pool is the level 1 cards and three of level X', { map }, (table) => {
  table.upTo('hand');
  for (const { pool, class: named } of table.state.heroes) {
    const levels = pool.map((card) => content.cards.get(card)?.level);
    expect(levels.filter((it) => it === 'X').length).toBe(3);
    expect(levels.filter((it) => it === 1).length).toBe(content.classes.get(named)?.handLimit);
    expect(levels.length).toBe((content.classes.get(named)?.handLimit ?? 0) + 3);
  }
});

setUp(
  'gh/components.19: on levelling up one card of the new level or lower joins the pool',
  { map, options: { characterLevel: 3 } },
  (table) => {
    table.upTo('level-card');
    const ofLevel = (most: number): readonly string[] =>
      [...content.cards.values()]
        .filter((it) => it.class === table.hero('brute').class && typeof it.level === 'number')
        .filter(({ level }) => Number(level) > 1 && Number(level) <= most)
        .map(({ id }) => id);
    table.asks('ana', 'level-card', ...ofLevel(2)).answer(ofLevel(2)[0] ?? '');
    table.asks('ana', 'level-card', ...ofLevel(3).filter((id) => id !== ofLevel(2)[0]));
  },
);

setUp('gh/components.20: any character may use any item', { map, options: { characters: 4 } }, (table) => {
  table.upTo('items-to-buy');
  const offers: string[] = [];
  for (const name of ['ana', 'bea', 'ana', 'bea']) {
    const asked = table.asksAbout(name, 'items-to-buy');
    offers.push(asked.question.options.join(' '));
    asked.answer();
  }
  expect(new Set(offers).size).toBe(1);
});

const shielded = {
  map: ['.bg.'],
  cast: { b: { class: 'brute' }, g: { monster: 'bandit-guard', rank: 'elite', hp: 10 } },
  level: 3,
  phase: 'clean-up',
  goal: [{ is: 'reveal', room: 9 }],
} as const;

rule('gh/components.23: a Shield 2 of the stat card is still there in the next round', shielded, (scene) => {
  scene.goOn((s) => s.phase === 'choosing');
  scene.settles();
  scene.does('b', { do: 'attack', value: 5 });
  scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
  scene.settles(() => expect(scene.the('g').hp).toBe(7));
});

const guards = {
  map: ['gc##b'],
  cast: {
    g: { monster: 'bandit-guard', conditions: ['stun'] },
    c: { monster: 'city-guard', conditions: ['stun'] },
    b: {
      class: 'brute',
      hand: ['trample', 'shield-bash', 'spare-dagger', 'grab-and-go'],
      conditions: ['stun'],
    },
  },
  phase: 'choosing',
  goal: [{ is: 'reveal', room: 9 }],
} as const;

rule('gh/components.25a: a single Guard card is drawn for Bandit Guards and City Guards', guards, (scene) => {
  scene.goOn((s) => s.phase === 'acting');
  scene.asksAbout('ana', 'leading-card').answer('trample');
  scene.asksAbout('ana', 'second-card').answer('shield-bash');
  scene.asks('ana', 'tie-order', 'bandit-guard', 'city-guard').answer('city-guard');
  scene.settles((s) => {
    expect(scene.told.filter(({ is }) => is === 'monster-card').length).toBe(1);
    expect(s.monsterDecks.map(({ id }) => id)).toEqual(['guard']);
  });
});

rule('gh/components.25: the players choose the order of such types once and keep it', guards, (scene) => {
  const turns = (): readonly string[] =>
    scene.told.flatMap((it) => (it.is === 'turn-begins' && it.figure !== 'brute' ? [it.figure] : []));
  scene.goOn((s) => s.round === 2 && s.phase === 'clean-up');
  scene.asksAbout('ana', 'leading-card').answer('trample');
  scene.asksAbout('ana', 'second-card').answer('shield-bash');
  scene.asksAbout('ana', 'tie-order').answer('city-guard');
  scene.asksAbout('ana', 'short-rest').answer('no');
  scene.asksAbout('ana', 'leading-card').answer('grab-and-go');
  scene.asksAbout('ana', 'second-card').answer('spare-dagger');
  expect(turns().slice(0, 4)).toEqual(['city-guard-1', 'bandit-guard-1', 'city-guard-1', 'bandit-guard-1']);
});

setUp(
  'gh/components.33: star cards leave the deck at the end of the scenario, cards from perks stay',
  {
    ...{ map, options: { characterLevel: 2 } },
    wishes: { 'perk brute': ['perk:3'], 'items-to-buy brute': ['hide-armor'] },
    rules: [
      { on: { is: 'setup' }, do: [{ is: 'shuffle-in', modifier: 'minus-one' as ModifierId, count: 3 }] },
    ],
  },
  (table) => {
    const of = (id: string): number =>
      table.deckOf('brute').draw.filter((it) => (it as string) === id).length;
    table.toTheFirstRound();
    expect([of('minus-one'), of('+3')]).toEqual([5, 1]);
    table.perform((g) => {
      reckon(g);
      return undefined;
    });
    expect([of('minus-one'), of('+3'), table.deckOf('brute').draw.length]).toEqual([0, 1, 21]);
  },
);

setUp(
  'gh/components.34: hands, goals and the order of decks are hidden, all else is the same for all',
  { map },
  (table) => {
    table.toTheFirstRound();
    const [ana, bea] = [table.seenBy('ana'), table.seenBy('bea')];
    expect(bea.heroes[0]).toMatchObject({
      hand: [],
      handSize: 10,
      pool: 'hidden',
      goal: 'hidden',
      goalsDealt: [],
    });
    expect(ana.heroes[0]?.hand.length).toBe(10);
    expect({ ...ana, heroes: [] }).toEqual({ ...bea, heroes: [] });
    const { draw } = ana.decks[0] ?? { draw: [] };
    expect(draw).toEqual([...draw].sort());
    expect(
      table.match
        .toldTo(seat('bea'))
        .map(({ fact }) => JSON.stringify(fact))
        .join(),
    ).not.toContain('"hand":');
  },
);
