import { pluralIn } from '@tavolo/language';
import { blurb } from '../blurb.ts';
import type { Words } from './words.ts';

const many = pluralIn('en');
const pearls = (count: number): string => many(count, { one: '1 pearl', other: `${count} pearls` });

export const en: Words = {
  title: blurb.words.en.title,
  cards: {
    'small-pearl': { name: 'Small pearl', text: 'Worth 1.' },
    'large-pearl': { name: 'Large pearl', text: 'Worth 2.' },
    'black-pearl': { name: 'Black pearl', text: 'Worth 3.' },
    shark: { name: 'Shark', text: 'Takes everything you hold and ends your turn.' },
  },
  fields: {
    goal: 'Pearls to win',
    divers: 'Divers',
    seat: 'Player',
    pearls: 'Pearls',
    'is-diving': 'Diving',
    held: 'In hand',
    'deck-size': 'Cards in the deck',
    discard: 'Discards',
    winner: 'Winner',
  },
  log: {
    'turned-over': ({ by, card }, { player, card: name }) => `${player(by)} turns over: ${name(card)}.`,
    'met-a-shark': ({ by, lost }, { player }) =>
      `A shark! ${player(by)} loses ${lost === 0 ? 'nothing' : pearls(lost)}.`,
    surfaced: ({ by, pearls: brought }, { player }) => `${player(by)} surfaces with ${pearls(brought)}.`,
    shuffled: () => 'The discarded cards become the deck.',
    won: ({ by, pearls: total }, { player }) => `${player(by)} wins with ${pearls(total)}.`,
  },
  asked: {
    'dive-or-surface': {
      prompt: ({ held }) => `You hold ${pearls(held)}. Dive on, or surface?`,
      options: { dive: 'Dive on', surface: 'Surface with the catch' },
    },
  },
  options: {
    goal: {
      title: 'Pearls to win',
      value: (goal) => ({ label: goal, says: `The first diver with ${goal} pearls at home wins.` }),
    },
  },
  rulebook: {
    preface: {
      title: 'Pearl Divers: the rules by number',
      note: ['Each rule has a number, which code and tests cite.'],
      origins: { designer: 'the designer' },
    },
    titles: { turn: 'A turn', end: 'The end' },
    rules: {
      'pd/turn.1':
        'On your turn, turn over the top card of the deck. If the deck is empty, shuffle the discarded cards first.',
      'pd/turn.2':
        'After each pearl, choose: dive on and turn over another card, or surface and bring home what you hold.',
      'pd/turn.3': 'A shark takes everything you hold and ends your turn.',
      'pd/end.1': 'The first diver to bring home as many pearls as the table has agreed on wins at once.',
    },
  },
};
