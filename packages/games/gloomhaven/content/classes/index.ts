import type { ClassCard, ClassMat } from '../../vocabulary/class-cards.ts';
import type { SummonCard } from '../../vocabulary/monsters.ts';
import { deck } from '../words/cards.ts';
import { level1 as brute1 } from './brute/level-1.ts';
import { levels4To6 as brute4To6 } from './brute/level-4-to-6.ts';
import { levels7To9 as brute7To9 } from './brute/level-7-to-9.ts';
import { levelsXTo3 as bruteXTo3 } from './brute/level-x-to-3.ts';
import { brute } from './brute/mat.ts';
import { level1 as cragheart1 } from './cragheart/level-1.ts';
import { levels4To6 as cragheart4To6 } from './cragheart/level-4-to-6.ts';
import { levels7To9 as cragheart7To9 } from './cragheart/level-7-to-9.ts';
import { levelsXTo3 as cragheartXTo3 } from './cragheart/level-x-to-3.ts';
import { cragheart } from './cragheart/mat.ts';
import { level1 as mindthief1 } from './mindthief/level-1.ts';
import { levels4To6 as mindthief4To6 } from './mindthief/level-4-to-6.ts';
import { levels7To9 as mindthief7To9 } from './mindthief/level-7-to-9.ts';
import { levelsXTo3 as mindthiefXTo3 } from './mindthief/level-x-to-3.ts';
import { mindthief, rats } from './mindthief/mat.ts';
import { level1 as scoundrel1 } from './scoundrel/level-1.ts';
import { levels4To6 as scoundrel4To6 } from './scoundrel/level-4-to-6.ts';
import { levels7To9 as scoundrel7To9 } from './scoundrel/level-7-to-9.ts';
import { levelsXTo3 as scoundrelXTo3 } from './scoundrel/level-x-to-3.ts';
import { scoundrel } from './scoundrel/mat.ts';
import { level1 as spellweaver1 } from './spellweaver/level-1.ts';
import { levels4To6 as spellweaver4To6 } from './spellweaver/level-4-to-6.ts';
import { levels7To9 as spellweaver7To9 } from './spellweaver/level-7-to-9.ts';
import { levelsXTo3 as spellweaverXTo3 } from './spellweaver/level-x-to-3.ts';
import { conjurations, spellweaver } from './spellweaver/mat.ts';
import { level1 as tinkerer1 } from './tinkerer/level-1.ts';
import { levels4To6 as tinkerer4To6 } from './tinkerer/level-4-to-6.ts';
import { levels7To9 as tinkerer7To9 } from './tinkerer/level-7-to-9.ts';
import { levelsXTo3 as tinkererXTo3 } from './tinkerer/level-x-to-3.ts';
import { contraptions, tinkerer } from './tinkerer/mat.ts';

/** The six classes that the game starts with, in the order of the box. */
export const classMats: readonly ClassMat[] = [brute, tinkerer, spellweaver, scoundrel, cragheart, mindthief];

/** All their cards, by printed number. */
export const classCards: readonly ClassCard[] = [
  ...deck('brute', 1, [...brute1, ...bruteXTo3, ...brute4To6, ...brute7To9]),
  ...deck('tinkerer', 30, [...tinkerer1, ...tinkererXTo3, ...tinkerer4To6, ...tinkerer7To9]),
  ...deck('spellweaver', 61, [...spellweaver1, ...spellweaverXTo3, ...spellweaver4To6, ...spellweaver7To9]),
  ...deck('scoundrel', 88, [...scoundrel1, ...scoundrelXTo3, ...scoundrel4To6, ...scoundrel7To9]),
  ...deck('cragheart', 116, [...cragheart1, ...cragheartXTo3, ...cragheart4To6, ...cragheart7To9]),
  ...deck('mindthief', 146, [...mindthief1, ...mindthiefXTo3, ...mindthief4To6, ...mindthief7To9]),
];

export const summonCards: readonly SummonCard[] = [...contraptions, ...conjurations, ...rats];
