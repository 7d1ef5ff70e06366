import { type Chance, firstOf, type Rule, type Seat, together } from '../../index.ts';
import { asking, place } from './acts.ts';
import { type Act, type BenchPlay, choose, type Row } from './bench.ts';

/** What a made-up rule does; `at` names its place in the tree, so that nothing is done in two places. */
type Deed =
  | { readonly is: 'ask'; readonly at: string; readonly seat: Seat; readonly isSecret: boolean }
  | { readonly is: 'draw' | 'show' | 'tell'; readonly at: string }
  /** The first of these seats that does not leave it to the others decides. */
  | { readonly is: 'first-of'; readonly at: string; readonly seats: readonly Seat[] }
  | { readonly is: 'in-turn'; readonly deeds: readonly Deed[] }
  | { readonly is: 'at-once'; readonly parts: readonly { readonly seat: Seat; readonly deed: Deed }[] };

/** Steps made up by chance: they ask, draw, show and tell, in turn and at once, three levels deep. */
export function randomRows(seats: readonly Seat[], chance: Chance): readonly Row[] {
  return [...Array(2 + chance.below(3)).keys()].map((row): Row => {
    const groups = chance.below(2) === 0 ? [seats] : groupsOf(seats, chance);
    return groups.map((group, index) => actOf(randomDeed(group, `${row}.${index}`, 3, chance)));
  });
}

const actOf =
  (deed: Deed): Act =>
  (g) =>
    carriedOut(g, deed);

function randomDeed(seats: readonly Seat[], at: string, depth: number, chance: Chance): Deed {
  const kinds = [
    'ask',
    'ask',
    'first-of',
    'draw',
    'show',
    'tell',
    ...(depth > 0 ? ['in-turn', 'in-turn', 'at-once'] : []),
  ];
  switch (chance.pick(kinds)) {
    case 'in-turn':
      return {
        is: 'in-turn',
        deeds: [1, 2, 3].map((nth) => randomDeed(seats, `${at}.${nth}`, depth - 1, chance)),
      };
    case 'at-once':
      return {
        is: 'at-once',
        parts: groupsOf(seats, chance).map((group, nth) => partOf(group, `${at}.${nth}`, depth, chance)),
      };
    case 'first-of':
      return { is: 'first-of', at, seats };
    case 'draw':
      return { is: 'draw', at };
    case 'show':
      return { is: 'show', at };
    case 'tell':
      return { is: 'tell', at };
    default:
      return { is: 'ask', at, seat: chance.pick(seats), isSecret: chance.below(3) === 0 };
  }
}

function partOf(group: readonly Seat[], at: string, depth: number, chance: Chance) {
  return { seat: chance.pick(group), deed: randomDeed(group, at, depth - 1, chance) };
}

/** The seats in one, two or three groups: those of one group are never asked beside each other. */
function groupsOf(seats: readonly Seat[], chance: Chance): readonly (readonly Seat[])[] {
  const groups = new Map<number, Seat[]>();
  for (const seat of seats) {
    const number = chance.below(3);
    groups.set(number, [...(groups.get(number) ?? []), seat]);
  }
  return [...groups.values()];
}

function* carriedOut(g: BenchPlay, deed: Deed): Rule {
  switch (deed.is) {
    case 'ask':
      return yield* asked(g, deed);
    case 'first-of':
      return yield* decided(g, deed);
    case 'draw':
      return place(g, deed.at, String(g.chance.stream(deed.at).below(6)));
    case 'show':
      return g.reveal();
    case 'tell':
      return g.tell({ is: 'noted', what: deed.at }, 'bench/tell.1');
    case 'in-turn':
      for (const each of deed.deeds) yield* carriedOut(g, each);
      return;
    case 'at-once':
      yield* together(deed.parts.map(({ seat, deed: own }) => ({ seat, rule: carriedOut(g, own) })));
  }
}

function* asked(g: BenchPlay, { at, seat, isSecret }: Deed & { is: 'ask' }): Rule {
  const secret = isSecret ? ({ secret: true } as const) : {};
  place(g, at, yield* choose(`ask-${at}`, { ...asking(seat), ...secret, from: ['a', 'b', 'c'] }));
}

function* decided(g: BenchPlay, { at, seats }: Deed & { is: 'first-of' }): Rule {
  place(g, at, `${yield* firstOf(seats.map((seat) => ({ seat, rule: decides(seat, at) })))}`);
}

/** A seat decides for all, or leaves it to the others. */
function* decides(seat: Seat, at: string): Rule<string | null> {
  const picked = yield* choose(`decide-${at}`, { ...asking(seat), from: ['a', 'b', 'c'] });
  return picked === 'c' ? null : `${seat} ${picked}`;
}
