/**
 * Machina Arcana in three performances, each a match that is played touch by touch. `alone`: Emma, on a phone in Italian
 * and with a bot for company, goes through the first three chapters. `together`: four people in two browsers, two at a
 * desk in English and two at a phone in Portuguese, come to the endgame; barrels set each other off, somebody falls into a
 * pit, essence passes from one screen to the other, a tile scrolls off with a monster on it, and an explorer dies; a page is
 * reloaded in mid-attack and a walk taken back. `campaign`: a scenario is won, and what was kept goes on to the second;
 * Bruno plays it by keys alone, in Portuguese, and what a screen reader says is kept beside the pictures.
 * Pictures are in `artefacts/machina-arcana-…/`.
 *
 * The script looks for seeds, and for ways to play, with which all that happens; then it touches what a person would. It
 * takes many minutes, so it is no test. Without a name it gives all three.
 * `node --import tsx packages/web/test/browser/machina-arcana-whole.ts [alone] [together] [campaign]`
 */
import type { BotName } from '@tavolo/bots';
import { type Seat, seat } from '@tavolo/kernel';
import { machinaArcana as game } from '@tavolo/machina-arcana';
import type { Page } from 'playwright-core';
import type { Messages } from '../../text/messages.ts';
import { AtHalls } from './at-halls.ts';
import { AtHallsByKeys } from './halls-by-keys.ts';
import { hallsPlot } from './halls-story.ts';
import { setHalls, setHallsAlone } from './halls-table.ts';
import { type Place, perform } from './performance.ts';
import { storyWith } from './whole-story.ts';

const [first, second, third, fourth] = [seat('seat-1'), seat('seat-2'), seat('seat-3'), seat('seat-4')];

/** What all three have in common. */
const staging = {
  sit: (page: Page, text: Messages, place: Place) =>
    new (place === byKeys ? AtHallsByKeys : AtHalls)(page, text),
  takesBack: ({ picked }: { readonly picked: readonly string[] }) =>
    picked.some((option) => option.startsWith('move:')),
  reloadsAt: 'raise',
};

/** Somebody with a keyboard and a screen reader. */
const byKeys: Place = { size: 'desk', speaks: 'pt', people: new Map([[second, 'Bruno']]) };

/** Two before each of two screens. */
const twoAndTwo: readonly Place[] = [
  {
    size: 'desk',
    speaks: 'en',
    people: new Map([
      [first, 'Anna'],
      [second, 'Carla'],
    ]),
  },
  {
    size: 'phone',
    speaks: 'pt',
    people: new Map([
      [third, 'Bruno'],
      [fourth, 'Dario'],
    ]),
  },
];

const nobody: ReadonlyMap<Seat, BotName> = new Map();

const performances = {
  alone: () => {
    const options = { difficulty: 'easy' } as const;
    const places: readonly Place[] = [{ size: 'phone', speaks: 'it', people: new Map([[first, 'Emma']]) }];
    return perform({
      ...staging,
      name: 'machina-arcana-alone',
      ...storyWith(hallsPlot(['attack', 'fourth-chapter'], [[first], [second]]), {
        seats: [first, second],
        options: { ...game.defaults, ...options },
        bots: new Map([[second, 'greedy']]),
      }),
      places,
      set: (host) => setHallsAlone(host, options, 'it'),
    });
  },
  together: () => {
    const options = { difficulty: 'easy', duration: 'extra-quick', firstItem: true } as const;
    const screens = twoAndTwo.map(({ people }) => [...people.keys()]);
    return perform({
      ...staging,
      name: 'machina-arcana-together',
      ...storyWith(
        hallsPlot(
          ['keg', 'beside', 'chain', 'pit', 'support', 'scroll', 'exit', 'endgame', 'death', 'end'],
          screens,
        ),
        {
          seats: [first, second, third, fourth],
          options: { ...game.defaults, ...options },
          bots: nobody,
        },
      ),
      places: twoAndTwo,
      set: (host, name) => setHalls(host, name, { seats: 4, options, here: new Map([[2, 'Carla']]) }),
    });
  },
  campaign: () => {
    const options = { difficulty: 'easy', duration: 'extra-quick', campaign: true } as const;
    return perform({
      ...staging,
      name: 'machina-arcana-campaign',
      ...storyWith(hallsPlot(['handed-on'], [[first], [second]], 40), {
        seats: [first, second],
        options: { ...game.defaults, ...options },
        bots: nobody,
      }),
      places: [{ size: 'phone', speaks: 'it', people: new Map([[first, 'Anna']]) }, byKeys],
      set: (host, name) => setHalls(host, name, { seats: 2, options }),
      after: async (screens, picture) => {
        for (const { table } of screens) {
          const over = table.page.url();
          await table.rematch.click();
          await table.page.waitForURL((url) => url.href !== over);
          await table.page.locator('.ma-board').waitFor();
        }
        for (const screen of screens) await picture(screen, 'second-scenario');
      },
    });
  },
};

const named = Object.entries(performances).filter(([name]) => process.argv.includes(name));
for (const [, give] of named.length === 0 ? Object.entries(performances) : named) await give();
