import { afflict, attack, become, damage, heal, loot, move, relative, shield } from '../words/abilities.ts';
import { consume, consumeThen } from '../words/adjustments.ts';
import { aroundSelf } from '../words/areas.ts';
import { card, monsterDeck, shuffling } from '../words/monster-cards.ts';
import { summonMonster } from '../words/monsters.ts';
import { adjacentEnemies, self } from '../words/targets.ts';

export const deepTerror = monsterDeck('deep-terror', [
  card(65, [attack(relative(0), { range: 3, count: 3, conditions: ['curse'] })]),
  shuffling(60, [
    attack(relative(0), { pierce: 3, area: aroundSelf([1, -1], [2, -2], [3, -3], [4, -4], [5, -5]) }),
  ]),
  shuffling(60, [
    attack(relative(0), { pierce: 3, area: aroundSelf([1, -1], [2, -2], [3, -3], [4, -4], [5, -5]) }),
  ]),
  card(84, [
    attack(relative(-1), { targets: adjacentEnemies }),
    attack(relative(0), { range: 4, conditions: ['wound'] }),
  ]),
  card(75, [
    attack(relative(0), { conditions: ['poison'] }),
    attack(relative(-1), { range: 5, conditions: ['immobilize'] }),
  ]),
  card(75, [
    attack(relative(-2), { targets: adjacentEnemies, conditions: ['disarm'] }),
    attack(relative(0), { range: 3, count: 2 }),
  ]),
  card(96, [
    attack(relative(-2), { range: 6 }),
    summonMonster('deep-terror', ['normal'], { at: 'adjacent-to-target' }),
  ]),
  card(54, [afflict(['wound', 'poison'], adjacentEnemies), attack(relative(0), { range: 4 })]),
]);

export const lurker = monsterDeck('lurker', [
  shuffling(11, [
    shield(1, { adjust: [consume('ice', { add: { shield: 1 } })] }),
    afflict(['wound'], adjacentEnemies),
  ]),
  card(28, [move(relative(+1)), attack(relative(-1))]),
  card(38, [move(relative(0)), attack(relative(0))]),
  card(38, [move(relative(0)), attack(relative(0), { allOnFocus: true })]),
  card(61, [move(relative(-1)), attack(relative(+1))]),
  card(64, [attack(relative(+1), { targets: adjacentEnemies })]),
  card(41, [
    consumeThen('ice', become('strengthen')),
    move(relative(0)),
    attack(relative(-1), { conditions: ['wound'] }),
  ]),
  shuffling(23, [shield(1), move(relative(0)), attack(relative(-1))], { infuse: ['ice'] }),
]);

export const ooze = monsterDeck('ooze', [
  card(36, [move(relative(+1)), attack(relative(-1))]),
  card(57, [move(relative(0)), attack(relative(0))]),
  card(59, [attack(relative(0), { count: 2, conditions: ['poison'] })]),
  card(66, [move(relative(-1)), attack(relative(+1), { range: relative(+1) })]),
  shuffling(94, [damage(2, self), summonMonster('ooze', ['normal'], { hpOfSummoner: true })]),
  shuffling(94, [damage(2, self), summonMonster('ooze', ['normal'], { hpOfSummoner: true })]),
  card(66, [move(relative(-1)), loot(1), heal(2)]),
  card(85, [
    afflict(['poison'], adjacentEnemies, { push: 1 }),
    attack(relative(+1), { range: relative(-1) }),
  ]),
]);
