import { Match, seat } from '@tavolo/kernel';
import { expect, test } from 'vitest';
import { gauntletOfFools } from '../../game.ts';
import type { GauntletKinds } from '../../kinds.ts';
import type { Options } from '../../state.ts';
import { rule } from '../table.ts';

const trio = ['ana', 'bruno', 'cleo'];
const seeds = Array.from({ length: 60 }, (_, index) => `table ${index}`);

const started = (
  seed: string,
  options: Partial<Options> = {},
  names: readonly string[] = trio,
): Match<GauntletKinds> =>
  Match.start({
    game: gauntletOfFools,
    seats: names.map(seat),
    options: { ...gauntletOfFools.defaults, ...options },
    sheet: gauntletOfFools.chronicle.blank,
    seed,
  });

/** A game after one that these have won. */
const startedAfter = (seed: string, ...winners: readonly string[]): Match<GauntletKinds> =>
  Match.start({ ...started(seed).beginning, sheet: { lastWinners: winners.map(seat) } });

const firstOf = (match: Match<GauntletKinds>): string | undefined => match.state.seats[match.state.first];
const sorted = (ids: Iterable<string>): readonly string[] => [...new Set(ids)].sort();

test('gof/setup.1: the deck is the 50 Encounters of the box, one copy of each, and no promo', () => {
  const { deck } = started('table').state;
  expect(deck).toHaveLength(50);
  expect(new Set(deck).size).toBe(50);
  expect(deck).not.toContain('gladiator');
});

test('gof/setup.1: promos are off by default, and dealt where they are on', () => {
  const dealt = (options: Partial<Options>) =>
    seeds
      .flatMap((seed) => started(seed, options, [...trio, 'dora', 'emil', 'fede']).state.heroes)
      .flatMap(({ class: card, weapons }) => [card, ...weapons.map((weapon) => weapon.card)]);
  expect(sorted(dealt({}))).toHaveLength(40);
  expect(dealt({})).not.toContain('armsmaster');
  expect(dealt({})).not.toContain('cleaver');
  expect(dealt({ promos: true })).toContain('armsmaster');
  expect(dealt({ promos: true })).toContain('cleaver');
  expect(started('table', { promos: true }).state.deck).toContain('gladiator');
});

rule(
  'gof/setup.2: everybody takes a token from a Magic Pool, though more are out than the box holds',
  { ana: { classTokens: 41 }, bruno: { classTokens: 41 }, cleo: { classTokens: 41 } },
  (scene) => {
    scene.turns();
    for (const name of trio) scene.asks(name, 'choice', 'weapon-token', 'class-token').answer('class-token');
    scene.settles(() => expect(trio.map((name) => scene.the(name).classTokens)).toEqual([42, 42, 42]));
  },
  { deck: ['magic-pool'] },
);

test('gof/setup.3: each of the three decks comes in another order at another table', () => {
  const orders = (read: (match: Match<GauntletKinds>) => readonly string[]) =>
    sorted(seeds.map((seed) => read(started(seed)).join())).length;
  expect(orders(({ state }) => state.deck)).toBe(60);
  expect(orders(({ state }) => state.heroes.map((hero) => hero.class))).toBeGreaterThan(50);
  expect(orders(({ state }) => state.heroes.map(({ weapons }) => weapons[0]?.card ?? ''))).toBeGreaterThan(
    50,
  );
});

test('gof/setup.3: no deck follows from another: a class meets many weapons', () => {
  const heroes = seeds.flatMap((seed) => started(seed).state.heroes);
  const ofMonks = heroes.filter((hero) => hero.class === 'monk').map(({ weapons }) => weapons[0]?.card ?? '');
  expect(sorted(ofMonks).length).toBeGreaterThan(2);
});

for (const count of [3, 4, 5, 6])
  test(`gof/setup.4: ${count} players see ${count} classes in the middle, each with a weapon of its own`, () => {
    const names = [...trio, 'dora', 'emil', 'fede'].slice(0, count);
    const { heroes } = started('table', {}, names).view('spectator');
    expect(heroes.map((hero) => hero.seat)).toEqual(names.map(() => null));
    expect(new Set(heroes.map((hero) => hero.class)).size).toBe(count);
    expect(heroes.map(({ weapons }) => weapons.length)).toEqual(names.map(() => 1));
    expect(new Set(heroes.map(({ weapons }) => weapons[0]?.card)).size).toBe(count);
  });

test('gof/setup.4: an Armsmaster is dealt two weapons, and everybody else one', () => {
  const heroes = seeds.flatMap((seed) => started(seed, { promos: true }).state.heroes);
  const armsmasters = heroes.filter((hero) => hero.class === 'armsmaster');
  expect(armsmasters.length).toBeGreaterThan(0);
  for (const hero of heroes) expect(hero.weapons).toHaveLength(hero.class === 'armsmaster' ? 2 : 1);
});

test('gof/setup.5: a rematch keeps the options of its table and remembers who has won', () => {
  const options = { ...gauntletOfFools.defaults, promos: true };
  const ended = { seats: trio.map(seat), options, sheet: { lastWinners: [seat('ana')] } };
  const result = { winners: [seat('bruno')], scores: { bruno: 7 }, outcome: null };
  const rematch = gauntletOfFools.chronicle.next({ ...ended, result });
  expect(rematch).toEqual({ options, sheet: { lastWinners: ['bruno'] } });
});

test('gof/setup.5: in a first game any player may be the first', () => {
  expect(sorted(seeds.map((seed) => firstOf(started(seed)) ?? ''))).toEqual(trio);
});

for (const [winner, first] of [
  ['ana', 'bruno'],
  ['bruno', 'cleo'],
  ['cleo', 'ana'],
] as const)
  test(`gof/setup.5: after a win of ${winner}, ${first} on the left is first and ${winner} last`, () => {
    for (const seed of seeds) {
      const match = startedAfter(seed, winner);
      expect(firstOf(match)).toBe(first);
      expect(match.openTo(seat(first))?.name).toBe('hero');
    }
  });

test('gof/A-27: after a shared win, one or the other of the winners goes last', () => {
  expect(sorted(seeds.map((seed) => firstOf(startedAfter(seed, 'ana', 'bruno')) ?? ''))).toEqual([
    'bruno',
    'cleo',
  ]);
});

rule(
  'gof/setup.6: every decision in order runs clockwise from the first player, turn after turn',
  { ana: {}, bruno: {}, cleo: {} },
  (scene) => {
    scene.turns(2);
    for (const card of ['cache', 'gold-vein']) {
      for (const name of ['bruno', 'cleo', 'ana']) {
        expect(scene.match.open).toHaveLength(1);
        scene.asks(name, 'side', card, 'spear-trap').answer('spear-trap');
      }
    }
    scene.settles((s) => expect(s.first).toBe(1));
  },
  {
    first: 'bruno',
    deck: ['side-passage', 'cache', 'spear-trap', 'side-passage', 'gold-vein', 'spear-trap'],
  },
);

test('gof/setup.7: everybody sees the same table, and nobody the order of the deck', () => {
  const match = started('table');
  const shuffled = gauntletOfFools.form.clone(match.state);
  shuffled.deck.reverse();
  for (const onlooker of [...trio.map(seat), 'spectator' as const]) {
    expect(match.view(onlooker)).toEqual(match.view('spectator'));
    expect(gauntletOfFools.view(shuffled, onlooker)).toEqual(match.view(onlooker));
  }
});

rule(
  "gof/setup.7: gold, Wounds and tokens of every hero are in everybody's view",
  { ana: { class: 'monk', weapon: 'staff', gold: 3, wounds: 2, penalty: { poison: 1 }, bonus: { dice: 1 } } },
  (scene) => {
    scene.turns();
    for (const onlooker of [seat('xavi'), 'spectator' as const])
      expect(scene.match.view(onlooker).heroes[0]).toMatchObject({
        class: 'monk',
        weapons: [{ card: 'staff', tokens: 4 }],
        classTokens: 4,
        gold: 5,
        wounds: 3,
        penalty: { poison: 1 },
        bonus: { dice: 1 },
      });
  },
  { deck: ['cache'] },
);
