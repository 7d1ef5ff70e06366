import { content, rankOf } from '@tavolo/wow-adventure';
import { texts } from '@tavolo/wow-adventure/text/en';
import { type SimulationSummary, seenIn, type ThingSummary } from '../../../simulate/summary.ts';
import { itemOn } from '../fortunes.ts';
import { turnsGroup } from './cards.ts';
import { decimal, percent, rowsOf, spreadText, winsOf } from './cells.ts';
import { type Verdict, verdictOn, worksByItself } from './verdicts.ts';

/** A table of cards, and those of them that stand out. */
type CardTable = {
  readonly table: string;
  readonly dead: readonly string[];
  readonly dominant: readonly string[];
};

type Row = { readonly name: string; readonly cells: readonly string[]; readonly verdict: Verdict };

function tableOf(headings: readonly string[], rows: readonly Row[]): CardTable {
  const called = (verdict: Verdict) => rows.filter((row) => row.verdict === verdict).map(({ name }) => name);
  const cells = rows.map((row) => [
    row.name,
    ...row.cells,
    row.verdict === 'fair' ? '' : `**${row.verdict}**`,
  ]);
  return { table: rowsOf([...headings, ''], cells), dead: called('dead'), dominant: called('dominant') };
}

/** The things of a group by id. */
const byId = (things: readonly ThingSummary[] = []): ReadonlyMap<string, ThingSummary> =>
  new Map(things.map((thing) => [thing.id, thing]));

const meanAt = (thing: ThingSummary | undefined, place: number): number => thing?.values[place]?.mean ?? 0;

/** By character, those that are played most often first. */
export function abilityRows({ groups }: SimulationSummary<string>): CardTable {
  const [drawn, played, characters] = [groups.ability, groups['ability-played'], groups.character].map(byId);
  const rows = [...content.abilities.values()]
    .map((ability) => ({ ability, had: drawn?.get(ability.id) }))
    .toSorted(
      (one, other) =>
        one.ability.of.localeCompare(other.ability.of) || meanAt(other.had, 1) - meanAt(one.had, 1),
    )
    .map(({ ability: { id, of }, had }): Row => {
      const wins = played?.get(id);
      const games = had?.count ?? 0;
      const usual = characters?.get(of)?.values.at(-1)?.mean ?? 0;
      return {
        name: texts.name(id),
        cells: [
          texts.name(of),
          String(games),
          percent(meanAt(had, 1)),
          decimal(meanAt(had, 0)),
          winsOf(wins),
        ],
        verdict: verdictOn({ games, worth: meanAt(had, 1), wins, usual }),
      };
    });
  return tableOf(['ability', 'of', 'drawn', 'played', 'a game', 'wins'], rows);
}

/** The share of wins of all that had one of these cards. */
function usualOf(cards: readonly { readonly had: ThingSummary | undefined }[]): number {
  const games = cards.reduce((sum, { had }) => sum + (had?.count ?? 0), 0);
  const wins = cards.reduce((sum, { had }) => sum + (had?.count ?? 0) * (had?.values.at(-1)?.mean ?? 0), 0);
  return wins / Math.max(1, games);
}

/** By level, those that are worn or used most often first. */
export function itemRows({ groups }: SimulationSummary<string>): CardTable {
  const owned = byId(groups.item);
  const items = [...content.challenge.values()]
    .map(({ id, level }) => ({ item: itemOn(id), card: id, level, had: owned.get(itemOn(id)) }))
    .filter(({ item, card }) => item !== card || owned.has(item))
    .toSorted(
      (one, other) => rankOf(one.level) - rankOf(other.level) || meanAt(other.had, 0) - meanAt(one.had, 0),
    );
  const rows = items.map(({ item, level, had }): Row => {
    const games = had?.count ?? 0;
    const isPassive = worksByItself.has(item);
    const worth = isPassive ? 1 : meanAt(had, 2);
    const usual = usualOf(items.filter((other) => other.level === level));
    const use = isPassive ? 'by itself' : percent(meanAt(had, 0));
    return {
      name: texts.name(item),
      cells: [texts.name(level), String(games), use, percent(meanAt(had, 1)), winsOf(had)],
      verdict: verdictOn({ games, worth, wins: had, usual }),
    };
  });
  return tableOf(['item', 'level', 'had', 'put on or used', 'drunk up', 'wins'], rows);
}

/** Starting quests, then elite ones; those that are completed most often first. */
export function questRows({ groups }: SimulationSummary<string>): CardTable {
  const received = byId(groups.quest);
  const quests = [...content.quests.values()]
    .map(({ id, deck, valor }) => ({ id, deck, valor, had: received.get(id) }))
    .toSorted(
      (one, other) => other.deck.localeCompare(one.deck) || meanAt(other.had, 0) - meanAt(one.had, 0),
    );
  const rows = quests.map(({ id, deck, valor, had }): Row => {
    const games = had?.count ?? 0;
    const worth = meanAt(had, 0);
    const usual = usualOf(quests.filter((other) => other.deck === deck));
    const turns = spreadText(seenIn(groups[turnsGroup(id)]));
    return {
      name: texts.name(id),
      cells: [deck, String(valor), String(games), percent(worth), turns, winsOf(had)],
      verdict: verdictOn({ games, worth, wins: had, usual }),
    };
  });
  return tableOf(['quest', 'deck', 'valor', 'received', 'completed', 'turns', 'wins'], rows);
}
