import { describe, expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import type { Monster, MonsterCard } from '../../vocabulary/monsters.ts';
import type { Cast, OtherLead } from '../scene/cast.ts';
import { allIsWell, playOut } from './at-random.ts';
import { hero, lively } from './lively.ts';

const seeds = ['one', 'two'];

const cardsOf = ({ deck }: Monster): readonly MonsterCard[] =>
  [...content.monsterCards.values()].filter((card) => card.deck === deck);

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
  const minions = content.monsters.get(monster.minion ?? monster.id)?.deck ?? monster.deck;
  const [minionCard = card.id] = content.monsterDecks.get(minions) ?? [];
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

const monsters = [...content.monsters.values()];

describe('every monster can act on every card of its deck', () => {
  test.each(monsters.map((monster) => [monster.id, monster] as const))('%s', (_, monster) => {
    expect(cardsOf(monster).length).toBeGreaterThan(0);
    for (const seed of seeds)
      for (const rank of ranksOf(monster))
        for (const card of cardsOf(monster)) actsIn(monster, card, rank, seed);
  });
});
