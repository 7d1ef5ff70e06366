/**
 * A game to eight valor, with two people and two bots: Anna at a desk in English, Bruno on a phone in Portuguese. On the
 * way there are a duel, a flight, an overlord, a stop by aggro, a quest completed in somebody else's turn and a
 * Counterspell; a page is reloaded in mid-combat and a walk taken back. Pictures are in `artefacts/wow-adventure/`.
 *
 * The script looks for a seed, and for a way to play, with which all that happens; then it touches what a person
 * would. It takes many minutes, so it is no test.
 * `node --import tsx packages/web/test/browser/wow-adventure-whole.ts`
 */
import { seat } from '@tavolo/kernel';
import { wowAdventure as game } from '@tavolo/wow-adventure';
import { AtKingdoms } from './at-kingdoms.ts';
import { kingdomsPlot } from './kingdoms-story.ts';
import { setKingdoms } from './kingdoms-table.ts';
import { deskAndPhone, perform } from './performance.ts';
import { storyWith } from './whole-story.ts';

const people = [seat('seat-1'), seat('seat-2')];
/** Bots that think would make the search for such a game take longer than the game. */
const strength = 'random';
const bots = [seat('seat-3'), seat('seat-4')];

await perform({
  name: 'wow-adventure',
  ...storyWith(kingdomsPlot(people), {
    seats: [...people, ...bots],
    options: game.defaults,
    bots: new Map(bots.map((bot) => [bot, strength])),
  }),
  set: (host, name) => setKingdoms(host, name, strength),
  sit: (page, text) => new AtKingdoms(page, text),
  places: deskAndPhone('pt'),
  takesBack: ({ picked }) => picked.some((option) => option.startsWith('walk:')),
  reloadsAt: 'after-roll',
});
