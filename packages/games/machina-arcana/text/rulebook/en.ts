import { actions } from './en/actions.ts';
import { attacks } from './en/attacks.ts';
import { story } from './en/chapters.ts';
import { destroying } from './en/destroying.ts';
import { dice } from './en/dice.ts';
import { effects } from './en/effects.ts';
import { ending } from './en/ending.ts';
import { essence } from './en/essence.ts';
import { ethereal } from './en/ethereal.ts';
import { horror } from './en/horror.ts';
import { inventory } from './en/inventory.ts';
import { map } from './en/map.ts';
import { markers } from './en/markers.ts';
import { monsters } from './en/monsters.ts';
import { preface } from './en/preface.ts';
import { pushing } from './en/pushing.ts';
import { reading } from './en/reading.ts';
import { round } from './en/round.ts';
import { rulings } from './en/rulings.ts';
import { setup } from './en/setup.ts';
import { spawn } from './en/spawn.ts';
import { states } from './en/states.ts';
import { swapping } from './en/swapping.ts';
import { teleporting } from './en/teleporting.ts';
import { threat } from './en/threat.ts';
import { titles } from './en/titles.ts';
import { words } from './en/words.ts';

/** The rulebook in English, as far as it is written. */
export const en = {
  preface,
  titles,
  rules: {
    ...words,
    ...reading,
    ...dice,
    ...setup,
    ...round,
    ...markers,
    ...actions,
    ...story,
    ...spawn,
    ...horror,
    ...threat,
    ...map,
    ...attacks,
    ...essence,
    ...monsters,
    ...destroying,
    ...pushing,
    ...ethereal,
    ...teleporting,
    ...swapping,
    ...states,
    ...inventory,
    ...ending,
    ...effects,
    ...rulings,
  },
};
