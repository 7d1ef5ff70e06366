import type { SummonMonster } from '../../vocabulary/abilities.ts';
import { attack, damage, heal, move, relative } from '../words/abilities.ts';
import { aroundSelf } from '../words/areas.ts';
import { card, monsterDeck, shuffling } from '../words/monster-cards.ts';
import { summonMonster } from '../words/monsters.ts';
import { self } from '../words/targets.ts';

const allAround = aroundSelf([1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]);
const lastBreath = { on: 'own-death', do: [attack(relative(+2), { area: allAround })] } as const;

const callers = (called: SummonMonster) => [
  card(10, [move(relative(-1)), attack(relative(-1))], { lasting: [lastBreath] }),
  card(10, [move(relative(-1)), attack(relative(-1))], { lasting: [lastBreath] }),
  card(27, [move(relative(0)), attack(relative(0))]),
  card(27, [move(relative(0)), attack(relative(0))]),
  card(39, [move(relative(-1)), attack(relative(0)), heal(1)]),
  shuffling(63, [called, damage(2, self)]),
  shuffling(63, [called, damage(2, self)]),
  card(31, [move(relative(-1)), heal(3, { range: 3 })]),
];

export const cultist = monsterDeck('cultist', callers(summonMonster('living-bones', ['normal'])));
/** In scenario 89 they call vipers. */
export const cultistScenario89 = monsterDeck(
  'cultist-scenario-89',
  callers(summonMonster('giant-viper', ['elite'])),
);
