import { capital } from '@tavolo/language';
import { count } from '@tavolo/language/en';
import type { MomentWords, Prompt, Prompts, ThreatWords } from '../speech.ts';
import { abilityLabel } from './ability-labels.ts';
import type { Speaker } from './speaker.ts';

const prompt = (asks: string, consider: string): Prompt => ({ asks, consider });

/** Behind a sentence about one of several: how many more there are. */
const more = (left: number | null, one: string, several = `${one}s`): string =>
  left === null || left <= 1 ? '' : ` (${count(left, one, several)} left)`;

const threats: ThreatWords = {
  attack: 'an attack',
  retaliate: 'Retaliate',
  trap: 'a trap',
  hazard: 'hazardous terrain',
  wound: 'WOUND',
  ability: 'an ability',
  rest: 'the short rest',
  fall: 'a fall',
  scenario: "the scenario's rules",
};

const moments: MomentWords = {
  attack: 'You attack',
  'attack-ability': 'You attack',
  attacked: 'You are attacked',
  'attack-damage': 'You are about to suffer damage from an attack',
  move: 'You move',
};

export const prompts: Prompts<Speaker> = {
  class: () => prompt('Choose your class.', 'Each class has its own cards, hit points and way of fighting.'),
  'character-level': () =>
    prompt("Choose your character's level.", "The characters' levels determine the scenario level."),
  perk: ({ about: { left } }) =>
    prompt(
      `Choose a perk${more(left, 'perk')}.`,
      'Perks change your attack modifier deck for the whole scenario.',
    ),
  'level-card': () =>
    prompt('Choose a card for your new level.', 'It is added to the cards you can build your hand from.'),
  'battle-goal': () =>
    prompt(
      'Keep one battle goal.',
      'Only you can see it. Achieve it and win the scenario to earn checkmarks.',
    ),
  'items-to-buy': ({ about: { gold } }) =>
    prompt(
      `Choose your items: you have ${gold} gold.`,
      'You can use one item each for head, body and legs, two hands, and small items up to half your level.',
    ),
  hand: ({ max }) =>
    prompt(
      `Choose the ${count(max, 'card')} of your hand.`,
      'A mix of low and high initiatives keeps your options open.',
    ),
  'starting-hex': ({ about: { figure } }, { figure: named }) =>
    prompt(`Choose where ${named(figure)} starts.`, 'Whoever stands near the door meets the monsters first.'),
  'leading-card': ({ options }) =>
    prompt(
      options.includes('long-rest') ? 'Choose the leading card, or a long rest.' : 'Choose the leading card.',
      'Its initiative decides when you act: the lowest number goes first. You choose a second card next.',
    ),
  'second-card': ({ about: { card } }, { card: named }) => {
    if (card === 'long-rest')
      return prompt(
        'Take a long rest this round?',
        'You act last. You can change your mind until everyone has chosen.',
      );
    return prompt(
      `Choose the second card: ${named(card)} leads.`,
      'You will use the top of one and the bottom of the other. The others see them once everyone has chosen.',
    );
  },
  'initiative-change': ({ about: { item } }, { item: named }) =>
    prompt(`Change your initiative with ${named(item)}.`, 'The lowest number acts first.'),
  'tie-order': ({ about: { how } }) =>
    prompt(
      'Initiative is tied. Who goes first?',
      how === 'vote' ? 'If the tied players disagree, chance decides.' : 'The others follow.',
    ),
  next: ({ about: { figure } }, { figure: named }) =>
    prompt(
      `What does ${named(figure)} do next?`,
      'One card gives its top action, the other its bottom action; any half can be a basic Attack 2 or Move 2.',
    ),
  augments: () =>
    prompt(
      'Consume elements to make this ability stronger?',
      'A consumed element becomes Inert, for everybody.',
    ),
  'attack-items': ({ about: { target } }, { figure: named }) =>
    prompt(
      target === null ? 'Use items for this attack?' : `Use items for the attack on ${named(target)}?`,
      'Spent items come back with a long rest; consumed ones do not.',
    ),
  'move-to': ({ about: { points, movement } }) => {
    const asks = { walk: 'Choose where to move', jump: 'Choose where to jump', fly: 'Choose where to fly' }[
      movement
    ];
    const rules = {
      walk: 'You pass allies but not enemies or obstacles; difficult terrain costs 2.',
      jump: 'A jump passes over figures, traps and obstacles; it must end on a free hex.',
      fly: 'Flying passes over everything; it must end on a hex without figures.',
    };
    return prompt(`${asks}: ${count(points, 'movement point')} left.`, rules[movement]);
  },
  'attack-target': ({ about: { figure, value, range, left, area } }, { figure: named }) =>
    prompt(
      area
        ? "Choose where to place the attack's area."
        : `Choose whom ${named(figure)} attacks${value === null ? '' : `: Attack ${value}`}${more(left, 'target')}.`,
      range !== null && range > 1
        ? `Range ${range}; a ranged attack on an adjacent enemy has Disadvantage.`
        : 'Shield reduces the damage; adjacent enemies may retaliate.',
    ),
  'ability-target': ({ about: { ability, value, left } }) =>
    prompt(
      `Choose a target (${abilityLabel(ability, value)})${more(left, 'target')}.`,
      "You don't have to use every part of an action.",
    ),
  'ability-hex': ({ about: { ability } }) =>
    prompt(`Choose a hex: ${abilityLabel(ability, null)}.`, 'These are all the hexes that the rules allow.'),
  'ability-use': ({ about: { ability, value } }) =>
    prompt(
      `Perform this ability: ${abilityLabel(ability, value)}?`,
      "You don't have to use every part of an action.",
    ),
  reaction: ({ about: { moment, damage, by, attack } }, { subject }) => {
    if (moment === 'ally-attacked')
      return prompt(
        'An ally next to you is attacked: you take the blow instead.',
        'If you end the bonus first, the attack stays on your ally.',
      );
    const what =
      by === null || attack === null ? moments[moment] : `${subject(by)} attacks you with Attack ${attack}`;
    return prompt(
      `${what}: use something now?`,
      damage === null ? "What you don't use stays available." : `You are about to suffer ${damage} damage.`,
    );
  },
  'push-to': ({ about: { figure, left } }, { figure: named }) =>
    prompt(
      `Push ${named(figure)}${more(left, 'hex', 'hexes')}: choose the next hex.`,
      'Each step leads away from you; traps and hazardous terrain take effect.',
    ),
  'pull-to': ({ about: { figure, left } }, { figure: named }) =>
    prompt(
      `Pull ${named(figure)}${more(left, 'hex', 'hexes')}: choose the next hex.`,
      'Each step leads toward you; traps and hazardous terrain take effect.',
    ),
  'hex-nearby': ({ about: { figure } }, { subject }) =>
    prompt(
      `${subject(figure)} cannot stay here: choose a hex nearby.`,
      'The nearest free hexes are allowed.',
    ),
  'negate-damage': ({ about: { figure, damage, cause, ...health } }, { subject }) =>
    prompt(
      `${subject(figure)} is about to suffer ${damage} damage from ${threats[cause]}.`,
      consequence(damage, health),
    ),
  'card-to-lose': () => prompt('Choose a card to lose.', 'A lost card does not come back with a rest.'),
  'cards-to-discard': () => prompt('Choose what to discard.', 'A rest brings discarded cards back.'),
  'card-to-play': ({ about: { half } }) =>
    prompt(
      half === 'both'
        ? 'Choose a card from your hand to play now.'
        : `Choose a card from your hand to play its ${half} action now.`,
      'You play it in addition to your two cards for the round.',
    ),
  'discards-to-lose': ({ min }) =>
    prompt(
      `Choose ${count(Math.max(1, min), 'discarded card')} to lose.`,
      'A lost card does not come back with a rest.',
    ),
  'cards-to-recover': ({ max }) =>
    prompt(`Choose up to ${count(max, 'card')} to recover.`, 'They return to your hand.'),
  'items-to-refresh': ({ max }) =>
    prompt(`Choose up to ${count(max, 'item')} to refresh.`, 'A refreshed item can be used again.'),
  element: ({ about: { how } }) =>
    how === 'consume'
      ? prompt('Choose an element to consume.', 'It becomes Inert.')
      : prompt('Choose an element to infuse.', 'It becomes Strong at the end of the turn.'),
  'change-order': () =>
    prompt(
      'Choose the order in which bonuses apply.',
      'Adding before multiplying makes the attack stronger.',
    ),
  'short-rest': () =>
    prompt(
      'Take a short rest?',
      'Your discarded cards return to your hand, but one of them, at random, is lost.',
    ),
  'give-up': ({ about: { how } }) =>
    how === 'propose'
      ? prompt('Give up the scenario?', 'It fails at once if all other players agree.')
      : prompt(
          'Your companions want to give up the scenario. Do you agree?',
          'It fails at once if all agree.',
        ),
  'redraw-rest-card': ({ about: { card } }, { card: named }) =>
    prompt(
      `${capital(named(card))} would be lost: suffer 1 damage to lose another card?`,
      'The second card is also drawn at random, and is final.',
    ),
  'rest-card': () =>
    prompt(
      'Choose a discarded card to lose for the long rest.',
      'The other discarded cards return to your hand.',
    ),
  'augment-to-discard': () => prompt('Choose an augment to discard.', 'Only one augment can stay active.'),
  'monster-focus': ({ about: { figure } }, { figure: named }) =>
    prompt(
      `Whom does ${named(figure)} focus on?`,
      'All of these are equally close; the rules leave it to you.',
    ),
  'monster-way': ({ about: { figure } }, { figure: named }) =>
    prompt(
      `How does ${named(figure)} act?`,
      'All of these are equally good for it; the rules leave it to you.',
    ),
  'monster-target': ({ about: { figure } }, { figure: named }) =>
    prompt(
      `Whom does ${named(figure)} target?`,
      'All of these are equally good for it; the rules leave it to you.',
    ),
  'monster-hex': ({ about: { figure, monster } }, { someone }) => {
    const whom = figure ?? monster;
    return prompt(
      whom === null ? 'Choose a hex for the monster.' : `Choose a hex for ${someone(whom)}.`,
      'All of these are equally good for it; the rules leave it to you.',
    );
  },
  'dungeon-gate': () => prompt('Choose the entrance.', 'You start within two hexes of it.'),
  'penalty-target': () => prompt('Who takes the penalty of this room?', 'Somebody has to.'),
};

function consequence(damage: number, { hp, maxHp }: { readonly hp: number; readonly maxHp: number }): string {
  return damage >= hp
    ? `With ${hp} HP, suffering it means exhaustion; losing cards negates all of it.`
    : `Suffering it leaves ${hp - damage} of ${maxHp} HP; losing cards negates all of it.`;
}
