/** Discovery tokens: placed, seen, revealed, resolved. [wow/exploration, wow/resources.4] */
import type { Rule } from '@tavolo/kernel';
import { choose } from '../ask.ts';
import { readOption, spotOptions } from '../options.ts';
import type { Hero, Token } from '../state.ts';
import type { SpaceId } from '../vocabulary/ids.ts';
import type { Discovery } from '../vocabulary/terms.ts';
import type { Table, Wow } from '../wow.ts';
import { happen } from './happenings.ts';

/** The spaces a token can be hidden in: any but the own one and cities. [wow/resources.4, wow/exploration.11] */
const hidingPlaces = ({ content }: Pick<Table, 'content'>, hero: Hero): readonly SpaceId[] =>
  [...content.board.spaces.values()]
    .filter(({ id, kind }) => kind !== 'city' && id !== hero.space)
    .map(({ id }) => id);

/** Takes a token at random, looks at it, and puts it face down somewhere. [wow/resources.4] */
export function* placeDiscovery(g: Wow, hero: Hero): Rule {
  const kind = drawToken(g);
  if (kind === null) return;
  g.state.drawnToken = { by: hero.seat, kind };
  g.tellOnly(hero.seat, { is: 'saw-token', hero: hero.seat, kind, space: hero.space }, 'wow/resources.4');
  const space = yield* choose('where', {
    seat: hero.seat,
    rule: 'wow/resources.4',
    from: () => hidingPlaces(g, hero),
    about: () => ({
      source: g.state.drawnToken?.kind ?? null,
      why: 'hide-token' as const,
      hero: hero.seat,
    }),
  });
  putDown(g, hero, space as SpaceId); // staying is not offered
  yield* happen(g, [{ is: 'placed', by: hero.seat }]);
}

/** The token that was drawn lies face down, known to the hero that put it there. */
function putDown(g: Wow, hero: Hero, space: SpaceId): void {
  const kind = g.state.drawnToken?.kind;
  if (kind === undefined) throw new Error('no token was drawn');
  g.state.drawnToken = null;
  g.state.placed++;
  g.state.tokens.push({
    kind,
    space,
    by: hero.seat,
    seenBy: [hero.seat],
    nth: g.state.placed,
  });
  if (g.state.pool.length === 0) refill(g);
  g.tell({ is: 'placed-token', hero: hero.seat, space }, 'wow/resources.4');
}

/** With the last token of the pool gone, those set aside become a new one. [wow/exploration.9, wow/exploration.10] */
function drawToken(g: Wow): Discovery | null {
  if (g.state.pool.length === 0) refill(g);
  const { pool } = g.state;
  if (pool.length === 0) return null;
  const [kind] = pool.splice(g.chance.stream('discoveries').below(pool.length), 1);
  return kind ?? null;
}

function refill({ state }: Wow): void {
  state.pool = state.aside;
  state.aside = [];
}

/** The face-down tokens within some spaces of a hero. */
export const tokensWithin = (
  { state, content }: Table,
  hero: Hero,
  spaces: number | 'map',
): readonly Token[] =>
  state.tokens.filter(({ space }) => spaces === 'map' || content.board.distance(hero.space, space) <= spaces);

type Peeking = { readonly within: number | 'map'; readonly mayDiscard: boolean };

/** Looks at a token; it stays where it is, or is discarded where the card says so. [wow/A-17] */
export function* peek(g: Wow, hero: Hero, { within, mayDiscard }: Peeking): Rule {
  const near = tokensWithin(g, hero, within);
  if (near.length === 0) return;
  const options = spotOptions(near);
  const picked = yield* choose('token-to-see', { seat: hero.seat, rule: 'wow/A-17', from: options });
  const token = near[options.indexOf(picked)];
  if (token === undefined) throw new Error(`there is no token ${picked}`);
  if (!token.seenBy.includes(hero.seat)) token.seenBy.push(hero.seat);
  g.reveal();
  g.tell({ is: 'looked-at-token', hero: hero.seat, space: token.space }, 'wow/A-17');
  g.tellOnly(
    hero.seat,
    { is: 'saw-token', hero: hero.seat, kind: token.kind, space: token.space },
    'wow/A-17',
  );
  if (mayDiscard) yield* leaveOrDiscard(g, hero, token);
}

function* leaveOrDiscard(g: Wow, hero: Hero, token: Token): Rule {
  const choice = yield* choose('token-seen', {
    seat: hero.seat,
    rule: 'wow/A-17',
    from: ['leave', 'discard'],
    about: () => ({ kind: token.kind }),
  });
  if (choice === 'leave') return;
  g.state.tokens.splice(g.state.tokens.indexOf(token), 1);
  g.state.aside.push(token.kind);
  g.tell({ is: 'cleared-token', hero: hero.seat, space: token.space, kind: token.kind }, 'wow/exploration.8');
}

/** Everything face down in the hero's space is turned over together. [wow/exploration.1] */
export function* revealTokens(g: Wow, hero: Hero): Rule {
  const here = g.state.tokens.filter(({ space }) => space === hero.space);
  g.state.tokens = g.state.tokens.filter(({ space }) => space !== hero.space);
  g.state.revealed = here.map(({ kind }) => kind);
  g.state.foundTokens = true;
  g.reveal();
  g.tell(
    { is: 'revealed-tokens', hero: hero.seat, kinds: g.state.revealed.slice(), space: hero.space },
    'wow/exploration.1',
  );
  yield* happen(g, [{ is: 'revealed', by: hero.seat, tokens: here.map(({ by, nth }) => ({ by, nth })) }]);
}

/** Takes one of the revealed tokens off the table. */
export function takeRevealed({ state }: Pick<Wow, 'state'>, kind: Discovery): void {
  state.revealed.splice(state.revealed.indexOf(kind), 1);
}

/** The kind of token that an option stands for. */
export const kindIn = (option: string): Discovery => readOption(option).of as Discovery; // made from a kind
