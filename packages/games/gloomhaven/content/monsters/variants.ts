import type { Equation } from '../../vocabulary/amounts.ts';
import type { Stats } from '../../vocabulary/monsters.ts';
import { named, variant } from '../words/monsters.ts';
import { caveBear } from './beasts.ts';
import { ancientArtillery, stoneGolem } from './constructs.ts';
import { lurker, ooze } from './deep-dwellers.ts';
import { harrowerInfester } from './harrowers.ts';
import { cityGuard, cultist } from './humans.ts';
import { savvasLavaflow } from './savvas.ts';
import { livingBones, livingCorpse } from './undead.ts';

const numberOf = (value: Stats['hp'] | Stats['attack']): number => {
  if (typeof value !== 'number') throw new Error('Not a plain number');
  return value;
};
const forEachCharacter = ({ hp }: Stats): { hp: Equation } => ({ hp: { c: numberOf(hp) } });
const forEveryTwo = ({ hp }: Stats): { hp: Equation } => ({ hp: { c: numberOf(hp), over: 2 } });

/** Monsters that one scenario alone knows: named ones, and kinds that it changes. */
export const variants = [
  variant('cave-bear-scenario-54', caveBear, {
    change: ({ conditions = [] }) => ({ conditions: ['poison', ...conditions] }),
  }),
  variant('cultist-scenario-78', cultist, {}),
  variant('cultist-scenario-89', cultist, { deck: 'cultist-scenario-89' }),
  named('arcane-golem', stoneGolem, forEachCharacter),
  named('bloated-regent', livingCorpse, forEveryTwo),
  named('giant-ooze', ooze, forEachCharacter),
  named('hungry-soul', livingBones, (elite) => ({
    ...forEveryTwo(elite),
    attack: numberOf(elite.attack) + 2,
    shield: 5,
  })),
  named('infiltrator', harrowerInfester),
  named('lurker-king', lurker),
  named('prime-lieutenant', savvasLavaflow),
  named('siege-cannon', ancientArtillery, ({ hp }) => ({ hp: 2 * numberOf(hp) })),
  named('the-harvester', cityGuard),
];
