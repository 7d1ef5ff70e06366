import type { ethereal as chapter } from '../../../rulebook/ethereal.ts';

/** Ethereal units, in English. */
export const ethereal: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/ethereal.1': 'Ethereal units cannot be targeted by others, unless an effect says that they can.',
  'ma/ethereal.2':
    'Traps, barrels and effects that do not target, such as one on every adjacent unit, do reach them.',
  'ma/ethereal.3':
    'Other units may pass through an ethereal unit, and an ethereal unit through others; it is still an obstacle. Nobody may end on an occupied space.',
  'ma/ethereal.4': 'Monsters do not follow ethereal explorers and do not count steps to them.',
  'ma/ethereal.5':
    'Ethereal units do not pass walls, closed doors, rubble or action spaces. Friends cannot target them either, so nobody else can heal one; trading and supporting are not targeting.',
};
