import type { Match, Seat } from '@tavolo/kernel';
import { content, type Fact, type Hero, type WowKinds } from '@tavolo/wow-adventure';

/** Where valor comes from. */
export const sources = ['quests', 'trophies', 'events'] as const;
type Source = (typeof sources)[number];

/** A quest that a hero received, and how many of its own turns it had begun until it was completed. */
type QuestTaken = { readonly quest: string; readonly since: number; turns: number | null };

/** What befell a hero in a match, as the log tells it. */
export type Fortune = {
  readonly hero: Hero;
  readonly won: boolean;
  turns: number;
  readonly valor: { [From in Source]: number };
  /** Ability cards that came into the hand, and how often each was played. */
  readonly drawn: Set<string>;
  readonly played: Map<string, number>;
  /** Items by their names: had, put on, used by a power, and drunk up. */
  readonly items: { readonly [How in ItemUse]: Set<string> };
  readonly quests: QuestTaken[];
};

type ItemUse = 'owned' | 'equipped' | 'used' | 'drunk';

/** The fortunes of all heroes, in the order of turns. */
export function fortunesIn(match: Match<WowKinds>): readonly Fortune[] {
  const { winners } = match.result;
  const fortunes = match.state.heroes.map((hero): Fortune => fresh(hero, winners.includes(hero.seat)));
  const bySeat = new Map<Seat, Fortune>(fortunes.map((fortune) => [fortune.hero.seat, fortune]));
  for (const { fact } of match.log) {
    const fortune = 'hero' in fact ? bySeat.get(fact.hero) : undefined;
    if (fortune !== undefined) follow(fortune, fact);
  }
  return fortunes;
}

const fresh = (hero: Hero, won: boolean): Fortune => ({
  hero,
  won,
  turns: 0,
  valor: { quests: 0, trophies: 0, events: 0 },
  drawn: new Set(),
  played: new Map(),
  items: { owned: new Set(), equipped: new Set(), used: new Set(), drunk: new Set() },
  quests: [],
});

function follow(fortune: Fortune, fact: Fact): void {
  followCards(fortune, fact);
  followQuests(fortune, fact);
  if (fact.is === 'turn-began') fortune.turns++;
  else if (fact.is === 'took-trophy') fortune.valor.trophies += fact.valor;
  else if (fact.is === 'logged-event') fortune.valor.events += fact.valor;
}

function followCards({ drawn, played, items }: Fortune, fact: Fact): void {
  if (fact.is === 'drew-cards') for (const card of fact.cards) drawn.add(card);
  else if (fact.is === 'played') played.set(fact.card, (played.get(fact.card) ?? 0) + 1);
  else if (fact.is === 'gained-item' || fact.is === 'stole-item') items.owned.add(itemOn(fact.card));
  else if (fact.is === 'equipped') items.equipped.add(itemOn(fact.card));
  else if (fact.is === 'used-power') items.used.add(itemOn(fact.source));
  else if (fact.is === 'drank') items.drunk.add(itemOn(fact.card));
}

function followQuests({ quests, valor, turns }: Fortune, fact: Fact): void {
  if (fact.is === 'was-dealt-quests') {
    for (const quest of fact.quests) quests.push({ quest, since: turns, turns: null });
  } else if (fact.is === 'drew-quest') {
    quests.push({ quest: fact.quest, since: turns, turns: null });
  } else if (fact.is === 'completed-quest') {
    valor.quests += fact.valor;
    const taken = quests.findLast(({ quest }) => quest === fact.quest);
    if (taken !== undefined) taken.turns = turns - taken.since;
  }
}

/** What names the item of a card; powers are told by the card or by the item itself. */
export const itemOn = (card: string): string => itemNames.get(card) ?? card;

const itemNames: ReadonlyMap<string, string> = new Map(
  [...content.challenge.values()].flatMap(({ id, item, event }) => {
    const found = item ?? (event?.back.is === 'item' ? event.back.item : null);
    return found === null ? [] : [[id, found.id] as const];
  }),
);
