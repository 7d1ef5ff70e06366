/**
 * Scenario 1 from set-up to victory, with four characters in two browsers: Anna at a desk in English, Bruno on a phone
 * in Italian. On the way a page is reloaded, an answer taken back, a summon called, a door opened in mid-move, a hit
 * negated, and an elite archer steps away from its focus. Pictures are in `artefacts/gloomhaven/`.
 *
 * The script looks for a seed, and for a way to play, with which all that happens; then it touches what a person
 * would. It takes ten minutes, so it is no test.
 * `node --import tsx packages/web/test/browser/gloomhaven-whole.ts`
 */
import { gloomhaven as game } from '@tavolo/gloomhaven';
import { seat } from '@tavolo/kernel';
import { AtDungeon } from './at-dungeon.ts';
import { dungeonPlot } from './dungeon-story.ts';
import { setDungeon } from './dungeon-table.ts';
import { deskAndPhone, perform } from './performance.ts';
import { storyWith } from './whole-story.ts';

const seats = [seat('seat-1'), seat('seat-2')];
const options = { ...game.defaults, characters: 4 };

await perform({
  name: 'gloomhaven',
  ...storyWith(dungeonPlot, { seats, options, bots: new Map() }),
  set: setDungeon,
  sit: (page, text) => new AtDungeon(page, text),
  places: deskAndPhone('it'),
  takesBack: ({ question }) => question === 'move-to',
  reloadsAt: 'negate-damage',
});
