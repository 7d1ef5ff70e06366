import { capital } from '@tavolo/language';
import { and } from '@tavolo/language/en';
import type { Prompt, Prompts } from '../speech.ts';
import { momentWords } from './moment-words.ts';
import type { Speaker } from './speaker.ts';
import { whereWords } from './where-words.ts';

const prompt = (asks: string, consider: string): Prompt => ({ asks, consider });

const course = {
  explorer: ({ rule }) =>
    rule === 'ma/chapters.9'
      ? prompt(
          'Choose the explorer who counts.',
          'What the new chapter says about the explorer who turned it applies to them.',
        )
      : prompt(
          'Choose your explorer.',
          'Each has a class, abilities and weaknesses, and can have only one player.',
        ),
  act: ({ about: { explorer, stamina, begun } }, { who }) =>
    begun
      ? prompt(
          `${who(explorer)}: what do you do? (${stamina} stamina left)`,
          'Actions can be mixed and repeated. Stamina that is left when you end the turn is lost.',
        )
      : prompt(
          `${who(explorer)}: begin your turn? (${stamina} stamina)`,
          'Your first action begins it. Explorers take their turns in any order, one after the other.',
        ),
  'spawn-next': () =>
    prompt(
      'Choose whose spawn check comes next.',
      'Each check that passes raises the rating and makes the next one riskier.',
    ),
} satisfies Partial<Prompts<Speaker>>;

const losses = {
  'essence-for-health': ({ about: { explorer, n } }, { who }) =>
    prompt(
      `${who(explorer)} loses ${n} health: how much of it do you pay with essence?`,
      'Each essence saves 1 health. Health is harder to get back.',
    ),
  raise: ({ about: { explorer, total } }, { who }) =>
    prompt(
      `${who(explorer)}: the roll is ${total}. Raise it?`,
      'Each essence adds 1, once, before the roll is compared. The roll hits if it reaches the defence.',
    ),
  support: ({ about: { explorer, supporter, left } }, { who }) =>
    supporter === explorer
      ? prompt(
          `${who(explorer)}: ${left} essence to pay. How much do you pay yourself?`,
          'Companions next to you may pay the rest.',
        )
      : prompt(
          `${who(supporter)}: pay for ${who(explorer)}? (${left} essence to pay)`,
          'You may pay any part, or nothing.',
        ),
  'dice-to-reroll': () =>
    prompt('Choose the dice to roll again.', 'A new face replaces the old one, for better or for worse.'),
  use: ({ about: { moment, unit } }, { who }) =>
    momentWords[moment](unit === null ? null : capital(who(unit))),
} satisfies Partial<Prompts<Speaker>>;

const choices = {
  target: ({ about: { card, ability: id, again } }, { ability }) =>
    prompt(
      again ? `${ability(card, id)}: choose the next target.` : `${ability(card, id)}: choose the target.`,
      again ? 'It may be the same one again.' : 'Only what is in range and in sight is shown.',
    ),
  choice: ({ about: { card } }, { name }) =>
    prompt(`${name(card)}: choose one.`, 'Only what can be done in full is shown.'),
  where: ({ about: { why, unit, card } }, { who, source }) => {
    const { asks, consider } = whereWords[why];
    const of = card ?? unit;
    const about = of === null ? '' : ` (${card === null ? who(of) : source(card)})`;
    return prompt(`${asks}${about}.`, consider);
  },
  door: ({ about: { card } }, { name }) =>
    prompt(
      `${name(card)}: choose the door to open or close.`,
      'A closed door stops sight and steps; monsters spend stamina to break it.',
    ),
  tie: ({ rule, about: { monster, card } }, { who, name }) => {
    if (rule === 'ma/ending.6')
      return prompt(
        'Choose the companion to join.',
        'You come in by the arrow exit of the tile where they stand.',
      );
    if (monster !== null)
      return prompt(
        `${capital(who(monster))}: choose who it goes for.`,
        'They are equally near and have the same health left.',
      );
    return prompt(
      card === null ? 'Choose one of them.' : `${name(card)}: choose one of them.`,
      'Nothing else tells them apart.',
    );
  },
  'how-far': ({ about: { card, ability: id, unit } }, { ability, who }) =>
    prompt(
      `${ability(card, id)}: how far does ${who(unit)} go?`,
      'A pit destroys whatever is pushed into it.',
    ),
  'monster-act': ({ about: { monster, stamina } }, { who }) =>
    prompt(
      `You control ${who(monster)}: what does it do? (${stamina} stamina left)`,
      'It may walk into a pit, and it may attack other monsters.',
    ),
  consent: ({ about: { explorer, card } }, { who, name }) =>
    prompt(
      card === null ? `${who(explorer)}: agree?` : `${who(explorer)}: agree to ${name(card)}?`,
      'Nothing happens to you against your will here.',
    ),
} satisfies Partial<Prompts<Speaker>>;

const items = {
  deck: ({ about: { left } }) =>
    prompt(
      `Choose the deck to draw from (${left} to draw).`,
      'You see each card before you choose the next deck.',
    ),
  'item-to-keep': () => prompt('Choose the item to keep.', 'You can still hand it to somebody next to you.'),
  'items-to-keep': ({ about: { explorer, n } }, { who }) =>
    prompt(
      `${who(explorer)}: choose ${n} items to keep for the next scenario.`,
      'Everything else stays behind and goes back into the decks.',
    ),
  'item-goes-to': ({ about: { item } }, { name }) =>
    prompt(`Who gets ${name(item)}?`, 'It goes into the bag of whoever gets it.'),
  'item-fate': ({ about: { item } }, { name }) =>
    prompt(
      `What do you do with ${name(item)}?`,
      'What goes back on top of its deck is the next card to be drawn from it.',
    ),
  'item-next-back': ({ about: { left } }) =>
    prompt(`Choose the item that goes back next (${left} left).`, 'The last one lies on top of the deck.'),
  exchange: () =>
    prompt(
      'Exchange drawn items for your own?',
      'Choose as many of your own items as drawn ones. What you give takes the place of what you take.',
    ),
  arrangement: ({ about: { explorer } }, { who }) =>
    prompt(
      `${who(explorer)}: choose what to equip, and where.`,
      'Weapons for two hands, one piece of apparel and one artifact. Everything else goes into the bag.',
    ),
  'trade-with': ({ about: { explorer } }, { who }) =>
    prompt(`${who(explorer)}: choose who to trade with.`, 'It doesn’t matter where they are.'),
  'trade-items': ({ about: { with: other } }, { who }) =>
    prompt(
      `Choose what changes hands with ${who(other)}.`,
      'Any number of items, either way. The other player must agree.',
    ),
  'trade-consent': ({ about: { explorer, with: other, gives, takes } }, { who, name }) => {
    const given = gives.length === 0 ? '' : ` gives you ${and(gives.map(name))}`;
    const taken = takes.length === 0 ? '' : ` takes ${and(takes.map(name))}`;
    return prompt(
      `${who(other)}: ${who(explorer)}${given}${given === '' || taken === '' ? '' : ' and'}${taken}. Agree?`,
      'The items arrive unequipped. You pay no stamina.',
    );
  },
  'equip-now': ({ about: { item } }, { name }) =>
    prompt(`Equip ${name(item)} now?`, 'Later you would have to use the inventory.'),
  'item-to-lose': ({ about: { why } }) => {
    const asks = {
      bag: 'The bag is full: choose the item to part with.',
      unequip: 'Choose the item to unequip.',
      destroy: 'Choose the item to destroy.',
    };
    const consider = {
      bag: 'Six cards fit into a bag, consumables included.',
      unequip: 'A main item takes everything fitted to it along.',
      destroy: 'It may come back when its deck has run out.',
    };
    return prompt(asks[why], consider[why]);
  },
} satisfies Partial<Prompts<Speaker>>;

const events = {
  'event-place': ({ about: { event } }, { name }) =>
    prompt(`Where does ${name(event)} go?`, 'Everybody has seen it.'),
  'event-on-top': ({ about: { left } }) =>
    prompt('Choose what stays on top.', `The others go to the bottom (there are ${left} in all).`),
} satisfies Partial<Prompts<Speaker>>;

/** What every question asks, in English. */
export const prompts: Prompts<Speaker> = { ...course, ...losses, ...choices, ...items, ...events };
