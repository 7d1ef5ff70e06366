import { capital } from '@tavolo/language';
import { count } from '@tavolo/language/en';
import { resources } from '../../vocabulary/terms.ts';
import type { DiscardWords, Prompt, Prompts } from '../speech.ts';
import { itemWords } from './item-words.ts';
import type { Speaker } from './speaker.ts';
import { whereWords } from './where-words.ts';

const prompt = (asks: string, consider: string): Prompt => ({ asks, consider });

const discards: DiscardWords = {
  'hand-limit': 'You can hold at most ten cards.',
  effect: 'You choose what goes to your discard pile.',
  cost: 'This is the price, and it must be paid in full.',
  shield: 'Each card that you discard prevents 1 damage.',
  quest: 'You discard them all at once, to pay for the quest.',
};

const setUp = {
  character: () =>
    prompt('Choose your character.', 'Each has its own ability cards and a two-sided character card.'),
  'quests-to-keep': () =>
    prompt('Keep two of these quests.', 'Quests that lie near each other save you a lot of walking.'),
  'hero-to-mark': ({ seat, about: { card, owner } }, { name, whose }) =>
    prompt(
      `Choose who gets the token for ${name(card)}.`,
      seat === owner
        ? 'Choose somebody you can catch.'
        : `${whose(owner)} hero will be after whoever you choose.`,
    ),
} satisfies Partial<Prompts<Speaker>>;

const turn = {
  'movement-roll': ({ about: { movement, energy } }) =>
    prompt(
      `You rolled ${count(movement, 'step')} and ${energy} energy: keep it?`,
      'A new roll replaces both numbers, for better or for worse.',
    ),
  movement: ({ about: { steps, energy } }) =>
    prompt(
      `Move: ${count(steps, 'step')} and ${energy} energy left.`,
      'Energy pays for cards and powers until your turn ends; steps are for this phase only.',
    ),
  resource: ({ about: { space } }, { within }) =>
    prompt(`Use a resource ${within(space)}.`, 'You must use exactly one, even if it does nothing for you.'),
  token: ({ about: { left } }) =>
    prompt(
      `Choose the next token (${left} to go).`,
      'Green ones are kept for later; red ones take effect at once, one after the other.',
    ),
  challenge: ({ about: { space } }, { within }) =>
    prompt(
      `Choose your challenge ${within(space)}.`,
      'One fight each turn. A beaten encounter becomes an item; a defeat sends you to a city.',
    ),
  'event-offer': ({ about: { card } }, { name }) =>
    prompt(`Pay the price of ${name(card)}?`, 'It is paid in full before anything happens.'),
  'lair-offer': ({ about: { space } }, { the }) =>
    prompt(`Pay the price of ${the(space)}?`, 'The items go back to their decks.'),
  upkeep: () =>
    prompt(
      'Upkeep: what do you do?',
      'You can equip items and pay for quests here, in any order, before your turn ends.',
    ),
} satisfies Partial<Prompts<Speaker>>;

/** In a combat: against whom. */
const against = (opponent: string | null, { who }: Speaker): string =>
  opponent === null ? '' : ` against ${who(opponent)}`;

/** Whoever has nothing to play is asked too, for others must not learn that there is nothing. */
const playing = (asks: string, consider: string, { length }: readonly string[]): Prompt =>
  prompt(
    asks,
    length > 1
      ? consider
      : 'You have nothing to play now. You are asked all the same, so that nobody can tell what you hold.',
  );

const windows = {
  'encounter-met': ({ about }, { the }) =>
    prompt(
      `You meet ${the(about.foe)}: fight?`,
      'What you play now comes before the combat and may spare you the fight.',
    ),
  'before-roll': ({ seat, options }, speak) =>
    playing(
      `Before the roll${against(speak.table.opponentOf(seat), speak)}: play something?`,
      'Cards that replace your weapon or change your numbers before the roll are played now.',
      options,
    ),
  'just-rolled': ({ about: { face } }) =>
    prompt(
      `Your die shows ${face === 6 ? 'a sword' : face}: keep it?`,
      'A new face replaces the old one and sets off its own powers.',
    ),
  'after-roll': ({ seat, options }, speak) =>
    playing(
      `After the roll${against(speak.table.opponentOf(seat), speak)}: play something?`,
      'An attack hits if the die and the attack together reach the defense.',
      options,
    ),
  'after-miss': () => prompt('You missed: play a card?', 'It is your last chance in this attack.'),
  'after-attack': ({ seat, options }, speak) =>
    playing(
      `After the attacks${against(speak.table.opponentOf(seat), speak)}: play something?`,
      'The combat ends after this.',
      options,
    ),
  damage: ({ about: { n, source } }, { who }) =>
    prompt(
      `${capital(who(source))} deals you ${n} damage: prevent it?`,
      'What you do not prevent counts against your health until you heal.',
    ),
  'last-breath': () =>
    prompt('You would be defeated: stay on your feet?', 'Otherwise you wake up in the nearest city.'),
  reaction: ({ about: { by, card } }, { player, name }) =>
    prompt(
      `${player(by)} plays ${name(card)}: react?`,
      'You are asked whenever you might be able to react, so that nobody can tell what you hold.',
    ),
  'power-order': () =>
    prompt('Several powers are triggered: which comes first?', 'The others follow, if they still can.'),
} satisfies Partial<Prompts<Speaker>>;

/** Whether a card or a power asks, which is worth naming: a resource says by itself what it is about. */
const isOwn = (source: string | null): source is string =>
  source !== null && !resources.some((resource) => resource === source);

const choices = {
  where: ({ about: { why, source } }, { the, token }) => {
    const { asks, consider } = whereWords[why];
    const does = why === 'hide-token' ? token(source ?? '') : '';
    return prompt(isOwn(source) ? `${asks} (${the(source)}).` : `${asks}.`, `${does}${consider}`);
  },
  push: ({ seat, about: { hero, left } }, { player }) =>
    prompt(
      `${seat === hero ? 'Move' : `Move ${player(hero)}`}: ${count(left, 'space')} left.`,
      'One space at a time, and you may stop at any point.',
    ),
  rival: ({ about: { source } }, { the }) =>
    prompt(
      source === null ? 'Choose a rival.' : `Choose a rival for ${the(source)}.`,
      'It affects only that hero.',
    ),
  target: ({ about: { card } }, { name }) =>
    prompt(`Choose the target of ${name(card)}.`, 'Everybody sees your choice before they can react.'),
  item: ({ about: { why, of } }, { player }) => {
    const { asks, consider } = itemWords[why];
    return prompt(asks(player(of)), consider);
  },
  'items-to-pay': ({ about: { quest, n } }, { name }) =>
    prompt(
      `Pay up to ${count(n, 'item')} for ${name(quest)}.`,
      'You can pay in parts; what is paid stays paid.',
    ),
  'mana-potions': ({ about: { card, cost, energy } }, { the }) =>
    prompt(
      `Use items as mana potions to pay for ${the(card)}.`,
      `It costs ${cost} energy, and you have ${energy}. Each potion pays 1, and its item is discarded.`,
    ),
  'cards-to-discard': ({ min, max, about: { why } }) =>
    prompt(
      min === max ? `Discard ${count(min, 'card')}.` : `Discard up to ${count(max, 'card')}.`,
      discards[why],
    ),
  'attached-to-shed': () => prompt('Choose the card to get rid of.', "It goes to its owner's discard pile."),
  choice: ({ about: { source } }, { name }) =>
    prompt(`${name(source)}: choose one.`, 'Only what can be done is shown.'),
  'item-level': () =>
    prompt(
      'Choose the colour of the item.',
      "You can't use an item above your level until you reach that level.",
    ),
  'quest-to-drop': ({ about: { drawn } }, { name }) =>
    prompt(
      `You drew ${name(drawn)}: give up one quest.`,
      'You can have only two. Progress on the one you give up is lost.',
    ),
  'marker-to-clear': () =>
    prompt(
      'The track is full: remove an encounter.',
      'Its card goes on top of its deck and is the last to be drawn again.',
    ),
  'foe-to-beat': () => prompt('Choose the encounter you beat.', 'Its item is yours.'),
  'foe-to-mark': ({ about: { card } }, { name }) =>
    prompt(`Choose the encounter for ${name(card)}.`, 'If you beat it yourself, you turn the card over.'),
  'token-to-see': () => prompt('Choose a face-down token.', 'Only you learn what it is.'),
  'token-seen': ({ about: { kind } }, { name }) =>
    prompt(`It is ${name(kind)}: leave it there?`, 'If you discard it, everybody sees it.'),
  'token-to-cancel': () => prompt('Choose the token to discard.', 'It will have no effect on you.'),
  'deck-to-scout': () => prompt('Choose the deck to look at.', 'Nobody else sees the cards.'),
  'card-on-top': ({ about: { left } }) =>
    prompt('Choose the card that comes next.', `${count(left, 'card')} to put back.`),
  flip: ({ about: { power } }, { the }) => prompt(`Use ${the(power)}?`, "You won't get this chance again."),
} satisfies Partial<Prompts<Speaker>>;

export const prompts: Prompts<Speaker> = { ...setUp, ...turn, ...windows, ...choices };
