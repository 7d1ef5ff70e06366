import type { heal as chapter } from '../../../rulebook/heal.ts';

/** Heal, in English. */
export const heal: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/heal.1': 'Heal X restores X hit points to the healing figure or one ally.',
  'gh/heal.2':
    '"Heal X, Range Y" may affect any ally within Y hexes in line of sight, or the healer itself; "Heal X, Self" only the healer.',
  'gh/heal.2a': 'With Heal 3 Range 2 and no ally in range, the healer may choose itself.',
  'gh/heal.3': 'Hit points never exceed the maximum of the figure.',
  'gh/heal.3a': 'A character at 9 of 10 hit points that receives Heal 4 is at 10.',
  'gh/heal.4':
    'POISON and WOUND change the result of a heal [gh/conditions.9], [gh/conditions.11], [gh/conditions.12].',
  'gh/heal.5': 'A figure at full hit points may be chosen, for instance to remove WOUND.',
  'gh/heal.6': 'Enemies can never be affected by a heal.',
  'gh/heal.7':
    'Everything worded as a heal counts as one: long rest, potions, and heal effects on modifier cards, which heal the figure that drew the card.',
  'gh/heal.7a':
    'A character with WOUND draws a rolling "Heal 2, Self": when the attack resolves it loses WOUND and is healed by 2.',
  'gh/heal.8': 'Summons and allied figures can be healed up to their printed hit points.',
  'gh/heal.9': 'A heal affecting several figures is applied to each separately.',
};
