import type { trophies as chapter } from '../../../rulebook/trophies.ts';

/** Trophies, in Brazilian Portuguese. */
export const trophies: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/trophies.1': 'Um herói que cumpre a condição de um troféu põe esse troféu em seu registro de missões.',
  'wow/trophies.2': 'Quando as cópias de um troféu acabam, aquele encontro não dá mais recompensa.',
  'wow/trophies.3': 'Alguns troféus só podem ser pegos uma vez por cada herói, como eles mesmos dizem.',
};
