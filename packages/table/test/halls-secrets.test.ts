import { usualPicksOf } from '@tavolo/bots';
import { type Chance, Match, type Onlooker, thinkingChance } from '@tavolo/kernel';
import { content, type MachinaKinds, machinaArcana } from '@tavolo/machina-arcana';
import { describe, expect, test } from 'vitest';
import { asked, gathered, House, one, questionTo, three, two } from './house.ts';
import { answerTo, type Visitor } from './visitor.ts';

type State = MachinaKinds['State'];

const seats = [one, two, three];
const onlookers: readonly Onlooker[] = [...seats, 'spectator'];

/** So much of a match is listened to, if it does not end before. */
const answers = 300;

const options = { ...machinaArcana.defaults, difficulty: 'easy' } as const;

const beginningWith = (seed: string) => ({
  game: machinaArcana,
  seats,
  options,
  sheet: machinaArcana.chronicle.blank,
  seed,
});

/** Some act as is usual, some as it comes: decks are looked into, shuffled and turned over, and halls explored. */
function picks(match: Match<MachinaKinds>, seat: (typeof seats)[number], chance: Chance): readonly string[] {
  const question = match.openTo(seat);
  if (question === null) throw new Error(`${seat} is not asked`);
  return chance.below(5) === 0 && question.max === 1
    ? [chance.pick(question.options)]
    : usualPicksOf(match, seat);
}

/** Everything whose place in a deck or in the stack of tiles can be secret. */
const secrets = [
  ...content.items.keys(),
  ...content.events.keys(),
  ...content.monsters.keys(),
  ...content.faces.keys(),
];

const secretsIn = (text: string): readonly string[] => secrets.filter((id) => text.includes(`"${id}"`));

const eyesOf = ({ place }: Visitor): readonly Onlooker[] =>
  place.seats.length === 0 ? ['spectator'] : place.seats;

/** What an onlooker may know of the table as it is, and of what was told since a line of the log, in so many words. */
function knownTo(match: Match<MachinaKinds>, onlooker: Onlooker, since: number): string {
  const question = onlooker === 'spectator' ? null : match.openTo(onlooker);
  return JSON.stringify([match.view(onlooker), match.toldTo(onlooker).slice(since), question]);
}

describe.each(['halls 1', 'halls 2'])('at a table of Machina Arcana (%s) nobody hears', (seed) => {
  const playing = listenTo(seed);

  test('of a card or a tile that nobody has seen, in any byte that is sent', async () => {
    const { leaks, given, named } = await playing;
    expect(given).toBeGreaterThan(150);
    expect(leaks).toEqual([]);
    // There was something to keep: of these, nobody knew in the beginning.
    expect(named.size).toBeGreaterThan(20);
  });

  test('in which order decks and tiles lie', async () => {
    const { betrayals, compared } = await playing;
    expect(betrayals).toEqual([]);
    expect(compared).toBeGreaterThan(50);
  });

  test('a decision of another seat', async () => {
    const { overheard } = await playing;
    expect(overheard).toEqual([]);
  });
});

/** Plays at a table of three, with one who looks on and one who was invited, and compares all that is sent with the truth. */
async function listenTo(seed: string) {
  const house = new House();
  const { all, comes, ana } = await gathered(house, { game: machinaArcana.id, options });
  house.seeds.push(seed);
  await ana.wishes({ is: 'start' });
  const visitors = [...all, await comes('watcher', 'watch'), await comes('dora')];
  const match = Match.start(beginningWith(seed));
  const chance = thinkingChance(seed);
  const [leaks, overheard, betrayals]: [string[], string[], string[]] = [[], [], []];
  const named = new Set<string>();
  let compared = 0;
  while (match.answered < answers && !match.isOver) {
    const told = match.log.length;
    const since = new Map(visitors.map((visitor) => [visitor, visitor.heard.length]));
    const before = new Map(onlookers.map((onlooker) => [onlooker, knownTo(match, onlooker, told)]));
    const who = asked(all);
    const question = questionTo(who);
    const picked = picks(match, question.seat, chance);
    await who.wishes(answerTo(question, picked));
    match.play(question.seat, picked);
    for (const visitor of visitors) {
      const words = visitor.heard.slice(since.get(visitor));
      const known = eyesOf(visitor).map((eyes) => `${before.get(eyes)}${knownTo(match, eyes, told)}`);
      const names = secretsIn(words.join('\n'));
      for (const name of names) named.add(name);
      const unknown = names.filter((id) => !known.join().includes(`"${id}"`));
      leaks.push(...unknown.map((secret) => `${visitor.name} hears of ${secret}`));
      overheard.push(...foreignIn(visitor, words));
    }
    const seen = match.snapshot.answered === match.answered ? seenOfTwins(match.snapshot.state) : null;
    if (seen === null) continue;
    compared += 1;
    if (seen.asItIs !== seen.turnedOver) betrayals.push(`after ${match.answered} answers`);
  }
  return { given: match.answered, leaks, overheard, betrayals, compared, named };
}

/** What others decide. */
function foreignIn(visitor: Visitor, words: readonly string[]): readonly string[] {
  const own = eyesOf(visitor);
  return seats
    .filter((seat) => !own.includes(seat) && words.join('\n').includes(`"${seat}/`))
    .map((seat) => `${visitor.name} hears what is for ${seat}`);
}

/** What all see of a table, and would see if what nobody knows lay the other way round; `null`: something was turned over. */
function seenOfTwins(state: State): { readonly asItIs: string; readonly turnedOver: string } | null {
  const [asItIs, turnedOver] = [structuredClone(state), withOtherOrders(state)].map((one) =>
    Match.from(beginningWith('twins'), one),
  );
  if (asItIs === undefined || turnedOver === undefined) return null;
  const isUntouched = [asItIs, turnedOver].every((one) => sizesIn(one.state) === sizesIn(state));
  return isUntouched ? { asItIs: seenOf(asItIs), turnedOver: seenOf(turnedOver) } : null;
}

const seenOf = (match: Match<MachinaKinds>): string =>
  JSON.stringify([onlookers.map((onlooker) => knownTo(match, onlooker, 0)), match.open]);

const sizesIn = ({ stack, monsterDeck, items, explorerEvents, horrorEvents }: State): string =>
  [stack, monsterDeck, ...[...Object.values(items), explorerEvents, horrorEvents].map(({ deck }) => deck)]
    .map(({ length }) => length)
    .join();

/** The same table, but whatever lies in an order that nobody knows lies in another. */
function withOtherOrders(state: State): State {
  const other = structuredClone(state);
  const { stack, knownTiles, knownLastTiles, monsterDeck, items } = other;
  other.stack = turned(stack, knownLastTiles, knownTiles);
  other.monsterDeck = turned(monsterDeck, 0, 0);
  for (const one of Object.values(items)) one.deck = turned(one.deck, 0, one.knownTop);
  for (const one of [other.explorerEvents, other.horrorEvents])
    one.deck = turned(one.deck, one.knownBottom, one.knownTop);
  return other;
}

/** The other way round, but for what everybody has seen at the bottom and at the top. */
const turned = <T>(cards: readonly T[], bottom: number, top: number): T[] => [
  ...cards.slice(0, bottom),
  ...cards.slice(bottom, cards.length - top).reverse(),
  ...cards.slice(cards.length - top),
];
