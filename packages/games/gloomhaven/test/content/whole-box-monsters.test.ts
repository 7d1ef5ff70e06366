import { describe, expect, test } from 'vitest';
import { box } from '../../content/box.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import type { MonsterId } from '../../vocabulary/ids.ts';
import type { Monster, MonsterCard } from '../../vocabulary/monsters.ts';
import type { Cast, OtherLead } from '../scene/cast.ts';
import { allIsWell, playOut } from './at-random.ts';
import { hero, lively } from './lively.ts';

const seeds = ['one', 'two'];

/** What bosses do whose scenarios are not in the box yet. [gh/bosses.3] */
const unknown: readonly string[] = [
  ...['drive-away', 'draw-near', 'mind-control', 'teleport-to-next-hex', 'call-zephyrs'],
  ...['fly-to-next-perch', 'hatch-eggs', 'lay-eggs', 'move-altar', 'call-demon-of-altar'],
];
const isKnown = (ability: Ability): boolean => ability.do !== 'special' || !unknown.includes(ability.name);

/** A boss whose special action cannot be performed yet. */
const isForLater = ({ specials = [[], []] }: Monster): boolean => !specials.flat().every(isKnown);

const cardsOf = ({ deck }: Monster): readonly MonsterCard[] =>
  [...box.monsterCards.values()].filter((card) => card.deck === deck);

const ranksOf = ({ stats }: Monster) =>
  'boss' in stats ? (['boss'] as const) : (['normal', 'elite'] as const);

/** The monster's own kind, its minions and two heroes keep it company. */
function company({ id, minion, standees }: Monster): Cast {
  const like: OtherLead = { monster: id, rank: 'normal', hp: 2 };
  return {
    m: hero('mindthief', '', { hp: 4 }),
    ...(standees > 1 ? { o: like } : {}),
    ...(minion === undefined ? {} : { n: { monster: minion } }),
  };
}

function actsIn(monster: Monster, card: MonsterCard, rank: OtherLead['rank'] & string, seed: string): void {
  const told = `${monster.id} ${rank} ${card.id} ${seed}`;
  const minions = box.monsters.get(monster.minion ?? monster.id)?.deck ?? monster.deck;
  const [minionCard = card.id] = box.monsterDecks.get(minions) ?? [];
  const scene = lively({ monster: monster.id, rank, hp: 6 }, told, {
    with: company(monster),
    setting: { cards: { [minions]: minionCard, [monster.deck]: card.id }, level: told.length % 8 },
  });
  try {
    scene.acts('b');
    playOut(scene.match, told);
    scene.settles(() => allIsWell(scene.match));
  } catch (cause) {
    throw new Error(told, { cause });
  }
}

const monsters = [...box.monsters.values()];

describe('every monster can act on every card of its deck', () => {
  const ready = monsters.filter((monster) => !isForLater(monster));
  test.each(ready.map((monster) => [monster.id, monster] as const))('%s', (_, monster) => {
    expect(cardsOf(monster).length).toBeGreaterThan(0);
    for (const seed of seeds)
      for (const rank of ranksOf(monster))
        for (const card of cardsOf(monster)) actsIn(monster, card, rank, seed);
  });
});

test('the bosses that cannot act yet are in no scenario', () => {
  const later = monsters.filter(isForLater).map(({ id }) => id);
  const scenarios = [...box.scenarios.values()].flatMap(({ map }) =>
    map.monsters.map(({ monster }) => monster),
  );
  const dungeons = [...box.dungeonCards.values()].flatMap(({ spots }) =>
    spots.flatMap((spot): readonly MonsterId[] => (spot.is === 'monster' ? [spot.monster] : [])),
  );
  expect(later).toHaveLength(5);
  expect(later.filter((id) => [...scenarios, ...dungeons].includes(id))).toEqual([]);
});
