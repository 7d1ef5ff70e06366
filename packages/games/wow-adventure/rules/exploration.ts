/** The exploration phase: tokens, or one resource. [wow/exploration] */
import type { Rule } from '@tavolo/kernel';
import { choose } from '../ask.ts';
import { type ActOption, readOption, type TokenOption } from '../options.ts';
import type { Hero } from '../state.ts';
import { type Discovery, type Resource, resources } from '../vocabulary/terms.ts';
import type { Wow } from '../wow.ts';
import { type At, act, actOptions } from './acts.ts';
import { kindIn, revealTokens, takeRevealed } from './discoveries.ts';
import { perform } from './effects/effects.ts';
import { isImmuneToDisease } from './healing.ts';
import { useOptions } from './powers.ts';
import { useResource } from './resources.ts';
import { activeHero, isCity, spaceOf } from './table.ts';

const ownTurn: At = { window: 'own-turn', moment: 'own-turn' };
const exploring: At = { window: 'own-turn', moment: 'exploration' };

/** Turns over the tokens of the space, or uses one of its resources. */
export function* explore(g: Wow): Rule {
  const hero = activeHero(g.state);
  if (!g.state.foundTokens && g.state.tokens.some(({ space }) => space === hero.space)) {
    yield* revealTokens(g, hero);
    return yield* cancelSome(g, hero);
  }
  if (g.state.foundTokens) return leaveExploration(g);
  yield* pickResource(g, hero);
}

/**
 * Exactly one resource, also one that will do nothing. With one at most there is nothing to choose but a power to use in
 * its place: whatever else could be done now could be done a moment ago, before the movement ended.
 * [wow/exploration.5, wow/exploration.6]
 */
function* pickResource(g: Wow, hero: Hero): Rule {
  const offered = spaceOf(g.content, hero.space).resources;
  const acts = () => [...actOptions(g, hero, ownTurn), ...useOptions(g, hero, 'exploration')];
  const [only] = offered;
  if (only === undefined) return leaveExploration(g);
  if (offered.length === 1 && useOptions(g, hero, 'exploration').length === 0) {
    yield* useResource(g, hero, only);
    return leaveExploration(g);
  }
  const option = yield* choose('resource', {
    seat: hero.seat,
    rule: 'wow/exploration.5',
    evenIfForced: true,
    from: () => [...offered, ...acts()],
    about: () => ({ space: hero.space }),
  });
  if (isResource(option)) {
    yield* useResource(g, hero, option);
    return leaveExploration(g);
  }
  yield* actInstead(g, hero, option);
}

const isResource = (option: string): option is Resource => resources.some((resource) => resource === option);

/** A power that is used in place of a resource ends the phase; anything else leaves it where it is. */
function* actInstead(g: Wow, hero: Hero, option: ActOption): Rule {
  const before = useOptions(g, hero, 'exploration').some(
    (one) => readOption(one).of === readOption(option).of,
  );
  yield* act(g, hero, option, [exploring, ownTurn]);
  if (before) leaveExploration(g);
}

/** In a city there is no challenge. [wow/challenge.1] */
function leaveExploration({ state, content }: Wow): void {
  if (state.phase !== 'exploration') return;
  state.phase = isCity(content, activeHero(state).space) ? 'upkeep' : 'challenge';
}

/** Powers that answer what was turned over, before any of it takes effect; then the first token. [wow/exploration.2] */
function* cancelSome(g: Wow, hero: Hero): Rule {
  while (g.state.revealed.length > 0) {
    const uses = useOptions(g, hero, 'reveal');
    if (uses.length === 0) return;
    const option = yield* tokenChosen(g, hero, uses);
    if (readOption(option).is === 'token') return yield* takeEffect(g, hero, kindIn(option));
    yield* act(g, hero, option as ActOption, [{ window: 'own-turn', moment: 'reveal' }]); // a use
  }
}

/** One of the revealed tokens, in the hero's order. [wow/exploration.2] */
export function* resolveToken(g: Wow): Rule {
  const hero = activeHero(g.state);
  yield* takeEffect(g, hero, kindIn(yield* tokenChosen(g, hero, [])));
}

function* tokenChosen(g: Wow, hero: Hero, uses: readonly ActOption[]): Rule<TokenOption | ActOption> {
  const kinds = [...new Set(g.state.revealed)];
  return yield* choose('token', {
    seat: hero.seat,
    rule: 'wow/exploration.2',
    from: [...kinds.map((kind) => `token:${kind}` as const), ...uses],
    about: () => ({ left: g.state.revealed.length }),
  });
}

/** A green token is kept, a red one works at once. [wow/exploration.3] */
function* takeEffect(g: Wow, hero: Hero, kind: Discovery): Rule {
  takeRevealed(g, kind);
  const token = g.content.discoveries.get(kind);
  if (token?.kept === true) {
    hero.tokens.push(kind);
    g.tell({ is: 'kept-token', hero: hero.seat, kind }, 'wow/exploration.3');
    return;
  }
  if (kind !== 'disease' || isImmuneToDisease(g, hero)) g.state.aside.push(kind);
  g.tell({ is: 'met-token', hero: hero.seat, kind }, 'wow/exploration.3');
  const deed = { hero, side: null, source: kind, means: 'token', perform } as const;
  for (const power of token?.powers ?? []) yield* perform(g, deed, power.do);
}
