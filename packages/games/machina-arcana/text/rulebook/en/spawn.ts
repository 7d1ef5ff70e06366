import type { spawn as chapter } from '../../../rulebook/spawn.ts';

/** The spawn phase, in English. */
export const spawn: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/spawn.1':
    'A check is made for each explorer, in the order the players like, otherwise by seat. There is none for explorers who exited in this round or who are off the map.',
  'ma/spawn.2':
    'If all spawn spaces on the explorer’s tile are destroyed, there is no roll, nothing appears and the rating does not change [ma/Q1].',
  'ma/spawn.3': 'Otherwise the game die is rolled.',
  'ma/spawn.4':
    'If the roll is at least the spawn rating, nothing appears, and the rating rises by one, so that the next check is riskier.',
  'ma/spawn.5': 'If the roll is below the spawn rating, a monster is spawned for that explorer.',
  'ma/spawn.6': 'After a spawn the rating returns to its starting value [ma/Q2].',
  'ma/spawn.7':
    'The ratings run from 1 to 10 and never leave that track; at normal difficulty, with two explorers, they begin at 2.',
  'ma/spawn.8':
    'To spawn a monster, draw its card. If the deck is empty, the destroyed pile is shuffled to be the deck; if that is empty too, threat rises by 1 and nothing else happens.',
  'ma/spawn.9': 'The card goes to the end of the queue with health tokens equal to its health.',
  'ma/spawn.10':
    'The figure goes onto the spawn space nearest to the explorer, counted in steps over all tiles; if that space is occupied, onto the free space nearest to it. Destroyed spawn spaces do not count; of the free spaces, traps count and pits do not. If several are equally near, the players choose.',
  'ma/spawn.11': 'Then the enters-play ability of the monster is resolved.',
  'ma/spawn.12':
    'A monster spawned by a card comes in the same way for the explorer that the card names, without a check and without moving the rating.',
  'ma/spawn.13':
    'For “a monster of level n” take the first such card from the top of the deck, or else of the destroyed pile; if there is none, spawn as usual. A monster that comes where another stands or stood takes that space, or the free space nearest to it.',
  'ma/spawn.14': 'A monster spawned in this phase acts in the monster phase of the same round.',
};
