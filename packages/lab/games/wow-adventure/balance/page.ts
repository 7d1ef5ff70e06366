import { content, wowAdventure } from '@tavolo/wow-adventure';
import { texts } from '@tavolo/wow-adventure/text/en';
import { type SimulationSummary, seenIn, summaryOf, type ThingSummary } from '../../../simulate/summary.ts';
import type { Tally } from '../../../simulate/tally.ts';
import { abilityRows, itemRows, questRows } from './card-rows.ts';
import { decimal, percent, rowsOf, spreadText, winsOf } from './cells.ts';
import { deadBelow, dominantBy, leastGames } from './verdicts.ts';

/** The page of balance: who wins, how games go, and which cards are worth it. */
export function balancePage(seed: string, tally: Tally, confirmed: Tally): string {
  const [summary, ofGreedy] = [
    summaryOf(allOf('habit', tally), tally),
    summaryOf(allOf('greedy', confirmed), confirmed),
  ];
  const [abilities, items, quests] = [abilityRows(summary), itemRows(summary), questRows(summary)];
  return `${[
    '# Balance of World of Warcraft: The Adventure Game',
    intro(tally.games, confirmed.games, seed),
    ...games(summary),
    '## Characters and places',
    ...standings(summary),
    `### The same of ${confirmed.games} games of four greedy bots`,
    ...standings(ofGreedy),
    `Rounds, median (10 % to 90 %): ${spreadText(seenIn(ofGreedy.groups.rounds))}.`,
    '## What stands out',
    criteria,
    standingOut('Dead', [...abilities.dead, ...items.dead, ...quests.dead]),
    standingOut('Dominant', [...abilities.dominant, ...items.dominant, ...quests.dominant]),
    '## Abilities',
    'Of the games in which its hero drew it: in how many it was played, and how often a game. Wins: of the games in which it was played.',
    abilities.table,
    '## Items',
    'Of the games in which a hero had it: in how many it was put on or used, and in how many drunk up. *By itself*: it works in the backpack without being asked for. Wins: of all heroes that had it.',
    items.table,
    '## Quests',
    'Of those received: how many were completed, and the own turns that took (median, 10 % to 90 %). Wins: of all heroes that received it.',
    quests.table,
  ].join('\n\n')}\n`;
}

const allOf = (bot: string, { entrants }: Tally) => ({ bots: entrants.map(() => bot) });

const intro = (games: number, confirmed: number, seed: string): string =>
  `Written by \`npm run balance -- --games ${games} --confirm ${confirmed} --seed ${seed}\`, with version ${wowAdventure.version} of the rules. Four seats play by
habit, the same way each; the characters go round, so that each stands in each place of the order of turns as often
(exactly so after every 24 games). Bots that play by habit are no people: the page tells what the numbers on the
cards do to a plain player. Intervals are Wilson's, at 95 %; a shared victory counts for each winner.`;

function games({ groups, games, decisions }: SimulationSummary<string>): readonly string[] {
  const rounds = seenIn(groups.rounds);
  const sum = (place: number): number => total(groups.character, place) / games;
  const points = (groups.valor ?? []).reduce((all, { count }) => all + count, 0);
  const share = (place: number): string => percent(total(groups.valor, place) / Math.max(1, points));
  return [
    '## Games',
    rowsOf(
      ['in a game', ''],
      [
        ['rounds, that is turns of each player: median (10 % to 90 %)', spreadText(rounds)],
        ['decisions', decimal(decisions.mean, 0)],
        ['fights, duels apart', decimal(sum(2))],
        ['encounters beaten', decimal(sum(3))],
        // Both heroes of a duel have it on their account.
        ['duels', decimal(sum(4) / 2)],
        ['defeats', decimal(sum(5))],
        ['quests completed', decimal(sum(1))],
        ['valor from quests', share(0)],
        ['valor from trophies', share(1)],
        ['valor from events', share(2)],
      ],
    ),
    '### Valor by round',
    rowsOf(
      ['round', 'games', 'valor of a hero', 'most valor', 'the winner has it alone'],
      (groups.round ?? [])
        .toSorted((one, other) => Number(one.id) - Number(other.id))
        .filter(({ count }) => count >= leastGames)
        .map((thing) => [
          thing.id,
          String(thing.count),
          decimal((thing.values[0]?.mean ?? 0) / content.characters.size),
          decimal(thing.values[1]?.mean ?? 0),
          winsOf(thing),
        ]),
    ),
  ];
}

/** What a value of all things of a group adds up to. */
const total = (things: readonly ThingSummary[] = [], place: number): number =>
  things.reduce((sum, { count, values }) => sum + count * (values[place]?.mean ?? 0), 0);

function standings({ groups }: SimulationSummary<string>): readonly string[] {
  const headings = ['wins', 'valor', 'quests', 'fights', 'beaten', 'duels', 'defeats'];
  const row = (name: string, thing: ThingSummary): readonly string[] => [
    name,
    winsOf(thing),
    ...thing.values.slice(0, -1).map(({ mean }) => decimal(mean)),
  ];
  return [
    rowsOf(
      ['character', ...headings],
      (groups.character ?? []).map((thing) => row(texts.name(thing.id), thing)),
    ),
    rowsOf(
      ['place in the order of turns', ...headings],
      (groups.place ?? []).map((thing) => row(thing.id, thing)),
    ),
  ];
}

const criteria = `A card is **dead** if, had in at least ${leastGames} games of a hero, it was worth it in fewer than ${percent(deadBelow)} of them: an
ability never played, an item neither put on nor used nor drunk up, a quest not completed. Where that is 0 %, look first whether the
habit has an opinion of the card at all. A card is **dominant** if the whole interval of its wins lies more than
${percent(dominantBy)} above the usual share: for abilities, that of all games of its character; for items, of all heroes with an item of
its level; for quests, of all heroes with a quest of its deck. Whoever wins has drawn and earned more than others, so
a dominant card may be a sign of winning and not its cause.`;

const standingOut = (title: string, names: readonly string[]): string =>
  `- ${title}: ${names.length === 0 ? 'none' : names.join(', ')}.`;
