import type { abilities as chapter } from '../../../rulebook/abilities.ts';

/** Ability cards, in English. */
export const abilities: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/abilities.1': 'An ability card costs as much energy as it shows energy icons; without any it costs 0.',
  'wow/abilities.2':
    'An icon says when the card is played: movement, combat or special. The text may narrow the moment.',
  'wow/abilities.3':
    "Movement and combat cards are played only by the active hero or by a hero in the combat: movement cards in one's own movement phase, combat cards in a combat one is part of. Special cards are played when their text says so, by onlookers too.",
  'wow/abilities.4': 'In combat, at the same moment, the defender plays everything first, then the attacker.',
  'wow/abilities.5':
    'Outside combat, the active hero decides the order of what is played at the same moment.',
  'wow/abilities.6':
    "A hero plays at most one copy of the same ability card in a turn, whoever's turn it is; a cancelled copy counts [wow/A-55].",
  'wow/abilities.7':
    'Cancel: a cancelled ability card is discarded without effect. A combat can be cancelled too.',
  'wow/abilities.8':
    'Attach: the card lies by its target and works until the card is discarded, or the target is discarded or defeated.',
  'wow/abilities.9':
    'A card on an item stays there when the item is equipped, unequipped, stolen or swapped, and works, as it says, for whoever uses the item. A card on an encounter goes with it to the track and comes off when the encounter is beaten or discarded [wow/A-49].',
  'wow/abilities.10':
    "An improved text may be used, on top of the base text, from the level of its colour up; for an attached card, what counts is its owner's present level [wow/A-49].",
  'wow/abilities.11':
    "A weapon replacement is played before the roll: its attack type and value replace those of the character card and of the weapon. The weapon's text is ignored, unless it is about ability cards; powers of the character card, the armor and backpack items still work.",
  'wow/abilities.12': 'Each side may play at most one weapon replacement per combat [wow/A-43].',
  'wow/abilities.13': 'The energy spent on a cancelled card stays spent [wow/A-55].',
  'wow/abilities.14':
    'A card or power may be played only if its conditions hold and its whole cost can be paid; it may be played even if it will change nothing [wow/A-55].',
};
