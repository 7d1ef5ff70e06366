import type { powers as chapter } from '../../../rulebook/powers.ts';

/** Powers, in English. */
export const powers: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/powers.1':
    'A power works all the time, may be used at a stated moment, or is triggered by the result of a combat die.',
  'wow/powers.2': 'A power triggered by a die must be carried out when its result appears.',
  'wow/powers.3': 'Each power triggered by a die works once per combat.',
  'wow/powers.4': 'The sword face is a 6 unless a text says otherwise.',
  'wow/powers.5': 'When both sides of a combat act at the same moment, the defender goes first.',
  'wow/powers.6': 'In a fight with an encounter, the hero is the attacker and the encounter the defender.',
  'wow/powers.7': 'In a duel, the active hero is the attacker.',
  'wow/powers.8':
    'A bonus gained in a combat lasts until that combat ends, even if the die that gave it is rolled again.',
  'wow/powers.9':
    "Whenever a die shows a new face, by a reroll or otherwise, the powers that name this face and have not yet worked in this combat are triggered, the defender's first [wow/A-34].",
  'wow/powers.10': 'A power triggered by a die watches the die of its own side unless it names the other.',
  'wow/powers.11':
    "If several powers of one side are triggered together, that side's player orders them; those of an encounter follow the order on its card [wow/A-34].",
  'wow/powers.12':
    'Defense, damage, movement and costs never fall below 0, and health never below 1. An attack value may be negative [wow/A-50].',
};
