import { killAll, scenario } from '../words/scenarios.ts';

/** Its rooms are drawn while it is played. [gh/variants.12] */
export const randomDungeon = scenario('random-dungeon', 0, { drawn: true, map: [], goal: [killAll] });
