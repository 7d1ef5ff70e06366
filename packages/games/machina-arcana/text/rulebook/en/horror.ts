import type { horror as chapter } from '../../../rulebook/horror.ts';

/** The horror phase and events, in English. */
export const horror: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/horror.1': 'At the start of the horror phase the horror markers go back beside the horror event deck.',
  'ma/horror.2': 'The game die is rolled once for the whole group.',
  'ma/horror.3': 'If the roll is at least the horror rating, there is no event, and the rating rises by one.',
  'ma/horror.4': 'If the roll is below the horror rating, a horror event is drawn, and threat rises by 1.',
  'ma/horror.5':
    'The order is: the event enters play, the rating returns to its starting value [ma/Q2], threat rises.',
  'ma/horror.6':
    'A related horror event is placed with the monster that it names and gives it abilities while that monster lives. It is destroyed with the monster, also when the monster is banished.',
  'ma/horror.7':
    'Any other horror event lies face up on the pile. The top one is the current horror event, and every monster may use its active abilities.',
  'ma/horror.8':
    'When the horror event deck is empty, its pile is shuffled to be the deck, except for the current event. It is the same with explorer events and with the item decks.',
  'ma/horror.9':
    'Whatever is set off by the start of the horror phase comes after the markers have gone back and before the roll, that of the chapter first.',
  'ma/horror.10': 'Before the first event there is no current event. A related event never becomes current.',
  'ma/horror.11':
    'A related horror event that finds no monster does what it says for that case and is destroyed. A monster may have several events.',
  'ma/horror.12':
    'An attack made by an event has no attacker: nothing that speaks of the attacker works against it. A single roll counts for all whom it names.',
  'ma/horror.13':
    'The enters-play ability of a new event is resolved before the card is laid on the current one; a passive ability of the covered event ends only then.',
  'ma/horror.14':
    'A related explorer event stays with its explorer until it is destroyed or the explorer dies. The current explorer event serves every explorer.',
};
