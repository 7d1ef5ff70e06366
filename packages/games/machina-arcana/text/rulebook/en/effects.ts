import type { effects as chapter } from '../../../rulebook/effects.ts';

/** What abilities are made of, in English. */
export const effects: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/effects.1':
    'An ability says what it costs, how often it may be used, on what condition, what it is aimed at and what it does. An active ability is played by paying its cost. A passive one holds while its card is in force. A triggered one happens when its trigger occurs, and may be declined only if the card says “may”. An enters-play ability happens once when the card arrives, a “when dies” ability once when the unit is destroyed, never when it is banished. The rule of a chapter holds while the chapter is current.',
  'ma/effects.2':
    'A cost can be stamina; essence, with which supporters may help; health, in place of which essence may be lost; a marker put on the card, or one taken off it; unequipping the item; or destroying the card. A limit by the turn is for that unit. A limit by the round is for that unit too, but on a card that all share it is for the group [ma/actions.6.2]. A limit by the chapter is for each explorer while the chapter is current.',
  'ma/effects.3':
    'Melee, ranged and arc aim target [ma/map.9]; area and line aim do not [ma/map.24], so they reach ethereal units. Other abilities are aimed at their own unit or at nothing. A card says whether a unit, an explorer, a monster or a kind of space is aimed at. You may choose yourself only if it says so.',
  'ma/effects.4':
    '“You” is the unit whose card it is; for an item or an explorer event it is the owner. “Each explorer” means those living on the map, by seat; “each monster” means all in play, by the queue; “each unit” means the explorers and then the monsters. If several explorers fit a description such as “the explorer with the most health”, the players choose; of several monsters the first in the queue is taken.',
  'ma/effects.5':
    'An effect lasts for the roll, until the end of the turn, until the unit’s next turn is over, until the next explorer phase [ma/markers.1] or the next horror phase [ma/markers.2], while its item is equipped, while its event is related to its unit or is the current one, while its chapter is current, or for good. Keywords last in the same way: a unit that sees ethereal units may target them, an invulnerable unit cannot lose health, an unseen explorer makes no spawn check, and a monster that returns is back at the end of the next monster phase after it was destroyed.',
  'ma/effects.6':
    'A condition is checked when it matters and looks at what is in force then. A unit is not counted among its own neighbours. A boss has no level and fits no condition about levels. A unit was hurt if it had lost health before the attack under way. A swap is worse for its target if it would leave the target on a trap or next to more monsters.',
  'ma/effects.7':
    'A trigger names a moment. What is set off by an attack roll comes before the roll is compared; what is set off when a unit would lose health or essence, would die or would fall into a pit comes before that happens and can change it; what is set off by an event that is drawn comes before it takes effect. All other triggers come after what they name, unless the card says before. When a trigger says that a monster has left play, it means destroyed, banished or gone with its tile.',
  'ma/effects.8':
    'An ability is resolved in this order: pay the cost; choose targets; carry out its effects from top to bottom; then what they have set off [ma/round.8]; then units destroyed and deaths; then victory, then defeat.',
  'ma/effects.9':
    'An option of a choice that cannot be carried out in full cannot be chosen; if that goes for all of them, nothing happens. “If able” means as much as possible.',
};
