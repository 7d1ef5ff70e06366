import { expect, test } from 'vitest';
import { gloomhaven } from '../../game.ts';
import { bonusXp, goldPerCoin, monsterLevel, scenarioLevel, trapDamage } from '../../rules/scenario/level.ts';
import { cleanUp } from '../../rules/turns/clean-up.ts';
import { type HexScene, rule } from '../scene/index.ts';
import { setUp } from '../scene/table.ts';

const solo = { ...gloomhaven.defaults, openInformation: true };
const levels = [0, 1, 2, 3, 4, 5, 6];

test('gh/variants.1: monster level and trap damage are one step higher, gold and bonus experience those of L', () => {
  expect(levels.map((level) => monsterLevel(level, solo))).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(levels.map((level) => goldPerCoin({ level }))).toEqual([2, 2, 3, 3, 4, 4, 5]);
  expect(levels.map((level) => trapDamage(level, solo))).toEqual([3, 4, 5, 6, 7, 8, 9]);
  expect(levels.map((level) => bonusXp({ level }))).toEqual([4, 6, 8, 10, 12, 14, 16]);
});

setUp(
  'gh/variants.1a: alone at L = 3 traps deal 6, monsters are level 4, tokens are worth 3 and the bonus is 10',
  { seats: ['ana'], options: { level: 3 } },
  (table) => {
    table.toTheFirstRound();
    const { level, monsterLevel: monsters, trapDamage: traps } = table.state;
    expect([level, monsters, traps]).toEqual([3, 4, 6]);
    expect([goldPerCoin(table.state), bonusXp(table.state)]).toEqual([3, 10]);
  },
);

setUp(
  'gh/variants.1: two who each know one hand play without that adjustment',
  { seats: ['ana', 'bea'], options: { level: 3 } },
  (table) => {
    table.toTheFirstRound();
    expect([table.state.monsterLevel, table.state.trapDamage]).toEqual([3, 5]);
  },
);

setUp('gh/variants.2: alone L is at most 6', { seats: ['ana'], options: { level: 7 } }, (table) => {
  table.toTheFirstRound();
  expect([table.state.level, table.state.monsterLevel]).toEqual([6, 7]);
});

test('gh/variants.2: in this mode L is at most 6', () => {
  expect(scenarioLevel({ ...solo, level: 7 }, [9, 9])).toBe(6);
  expect(scenarioLevel({ ...gloomhaven.defaults, level: 7 }, [9, 9])).toBe(7);
  expect(scenarioLevel({ ...solo, difficulty: 'very-hard' }, [9, 9])).toBe(6);
});

rule(
  'gh/variants.3, gh/variants.3a: alone at L = 2, where traps deal 5, a hazardous hex deals 2',
  { map: ['bH'], cast: { b: { class: 'brute', hp: 10 } }, level: 2, options: { openInformation: true } },
  (scene) => {
    expect(scene.state.trapDamage).toBe(5);
    scene.does('b', { do: 'move', value: 1 });
    scene.asksAbout('ana', 'move-to').answer(scene.at('H'));
    scene.settles(() => expect(scene.the('b').hp).toBe(8));
  },
);

const hands = {
  map: ['bc'],
  cast: {
    b: { class: 'brute', hand: ['trample', 'sweeping-blow'] },
    c: { class: 'cragheart', hand: ['avalanche'] },
  },
} as const;

rule(
  'gh/variants.4: with open information everybody sees all hands, under the same adjustment',
  { ...hands, options: { openInformation: true } },
  (scene) => {
    expect(scene.seenBy('bea').heroes[0]?.hand).toEqual(['trample', 'sweeping-blow']);
    expect(scene.state.trapDamage).toBe(4);
  },
);

rule('gh/variants.4: without it nobody sees what another holds', hands, (scene) => {
  expect(scene.seenBy('bea').heroes[0]?.hand).toEqual([]);
  expect(scene.seenBy('bea').heroes[1]?.hand).toEqual(['avalanche']);
});

setUp(
  'gh/variants.5: each character of a solo player has its own battle goal, gold and items',
  {
    seats: ['ana'],
    options: { openInformation: true },
    wishes: { 'items-to-buy brute': ['boots-of-striding'], 'items-to-buy scoundrel': ['leather-armor'] },
  },
  (table) => {
    table.toTheFirstRound();
    const [brute, scoundrel] = table.state.heroes;
    expect([brute?.seat, scoundrel?.seat]).toEqual(['ana', 'ana']);
    expect(brute?.goal).not.toBe(scoundrel?.goal);
    expect(brute?.items.map(({ item }) => item)).toEqual(['boots-of-striding']);
    expect(scoundrel?.items.map(({ item }) => item)).toEqual(['leather-armor']);
  },
);

const duel = (draw: string) =>
  ({
    map: ['bg'],
    cast: { b: { class: 'brute', draws: [draw] }, g: { monster: 'bandit-guard', hp: 20 } },
    options: { reducedRandomness: true },
  }) as const;

const strikesFor = (damage: number) => (scene: HexScene) => {
  scene.does('b', { do: 'attack', value: 5 });
  scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
  scene.settles(() => expect(scene.the('g').hp).toBe(20 - damage));
};

rule('gh/variants.6: a blessing counts as +2', duel('bless'), strikesFor(7));
rule('gh/variants.6: a curse counts as -2', duel('curse'), strikesFor(3));
rule('gh/variants.6a: with Attack 5 and a drawn 2x the value is 7', duel('x2'), strikesFor(7));
rule('gh/variants.6a: with Attack 5 and a drawn null the value is 3', duel('null'), strikesFor(3));

rule('gh/variants.7: a deck is still reshuffled after a standard 2x', duel('x2'), (scene) => {
  scene.does('b', { do: 'attack', value: 5 });
  scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
  scene.settles((s) => expect(s.decks[0]?.discards).toEqual(['x2']));
  scene.perform(cleanUp);
  scene.settles((s) => expect(s.decks[0]?.discards).toEqual([]));
});

rule('gh/variants.7: and a drawn blessing is still removed', duel('bless'), (scene) => {
  scene.does('b', { do: 'attack', value: 5 });
  scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
  scene.settles((s) =>
    expect([...(s.decks[0]?.draw ?? []), ...(s.decks[0]?.discards ?? [])]).not.toContain('bless'),
  );
});
