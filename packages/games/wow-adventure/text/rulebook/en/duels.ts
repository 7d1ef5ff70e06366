import type { duels as chapter } from '../../../rulebook/duels.ts';

/** Combat between heroes, in English. */
export const duels: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/duels.1':
    'A hero may attack a rival only in the same space, outside cities, and in their own challenge phase.',
  'wow/duels.2': 'A duel is a single exchange, with the same steps as any combat.',
  'wow/duels.3': 'The attacker rolls the red die, the defender the black one.',
  'wow/duels.4':
    'The defender has exactly 1 energy to spend in that combat; if it is not spent, it is lost when the combat ends.',
  'wow/duels.5': 'Heroes have health: a hit adds damage tokens instead of beating them outright.',
  'wow/duels.6':
    "If one hero is defeated, the other may at once take one item of their choice from the loser's backpack; then the loser resolves the defeat.",
  'wow/duels.7': 'If both are defeated, no item changes hands, and the defender resolves defeat first.',
  'wow/duels.8': 'If neither is defeated, nothing is taken.',
  'wow/duels.9': 'Equipped weapons and armor can never be stolen.',
  'wow/duels.10':
    'Heroes of the same faction may attack each other; faction matters only to cards that name the Horde or the Alliance.',
  'wow/duels.11':
    'Attacker and defender alike may defeat, steal and complete quests; they differ only in the order of play and in energy.',
};
