import { type ForKinds, forKind } from '@tavolo/kernel';
import { behind, signedPlainly } from '@tavolo/language';
import type { Condition } from '../../vocabulary/conditions.ts';
import type { Choice, Effect, Group } from '../../vocabulary/effects.ts';
import { type CardIcon, effectIcons, faceIcon } from '../card-icons.ts';
import type { Line, Part } from '../card-parts.ts';
import type { Bonus, CardPhrases, Deed, Holder } from '../phrases/phrases.ts';
import type { Clause, Distinction, Scene } from '../phrases/scene.ts';
import { addsTo } from './additions.ts';
import { conditionParts } from './conditions.ts';
import { alsoLine, pricesLine } from './prices.ts';
import { sceneOf, sceneOfEach } from './scenes.ts';

/** A clause that may still be joined to its neighbours. */
type LooseClause = Clause & { readonly icons: readonly CardIcon[]; readonly value: string | null };
/** What the effects of a list become, in their order. */
type Piece = LooseClause | { readonly line: Line };

/** What several effects do: what one side does is joined, and a semicolon stands before another side. */
export function effectLine(phrases: CardPhrases, effects: readonly Effect[], scene: Scene): Line {
  const lines = runsOf(piecesOf(phrases, effects, scene)).map((run) =>
    'line' in run ? run.line : [joinedPart(phrases, run.clauses)],
  );
  return lines.flatMap((line, place) => (place === 0 ? line : behind(';', line)));
}

/** What adds to a number that was told before says so. */
export const withMore = ({ effects }: CardPhrases, line: Line, adds: boolean): Line =>
  adds ? [...line, { kind: 'note', words: effects.more, joint: ' ' }] : line;

/** The moments and the price of something, and what it does. */
export function prefixed(before: Line, body: Line): Line {
  if (before.length === 0) return body;
  return [...before, ...behind(isListed(body) ? ',' : ':', body)];
}

/** The same behind a price, to which a list of what may happen is joined: `take 1 damage and choose one`. */
export const bought = (phrases: CardPhrases, before: Line, body: Line): Line =>
  isListed(body) ? [...before, ...alsoLine(phrases, body)] : prefixed(before, body);

/** Something that lists what may happen. */
export const isListed = (line: Line): boolean => line.some(({ joint }) => joint === ':');

const piecesOf = (phrases: CardPhrases, effects: readonly Effect[], scene: Scene): readonly Piece[] =>
  effects.flatMap((effect, place): readonly Piece[] => {
    const before = effects.slice(0, place);
    if (effect.is === 'bonus')
      return isAlike(effect, before.at(-1)) ? [] : [bonusClause(phrases, bonusesFrom(effects, place), scene)];
    if (isHolder(effect))
      return forKind<Holder, HeldIn, readonly Piece[]>(held, effect, phrases, scene, before);
    return [deedClause(phrases, effect, scene)];
  });

/** A bonus of the same side as the one before it, which tells them both. */
const isAlike = (bonus: Bonus, other: Effect | undefined): boolean =>
  other?.is === 'bonus' && other.who === bonus.who;

/** The bonuses that follow each other from a place on and belong to the same side. */
function bonusesFrom(effects: readonly Effect[], from: number): readonly Bonus[] {
  const bonuses: Bonus[] = [];
  for (const effect of effects.slice(from)) {
    if (effect.is !== 'bonus' || (bonuses[0] ?? effect).who !== effect.who) break;
    bonuses.push(effect);
  }
  return bonuses;
}

const isHolder = (effect: Exclude<Effect, Bonus>): effect is Holder =>
  effect.is === 'roll' ||
  effect.is === 'contest' ||
  effect.is === 'choose' ||
  effect.is === 'when' ||
  effect.is === 'each';

function bonusClause({ effects }: CardPhrases, bonuses: readonly Bonus[], scene: Scene): LooseClause {
  const [first, ...others] = bonuses;
  const alone = first !== undefined && others.length === 0;
  return {
    ...effects.bonuses(bonuses, scene),
    icons: bonuses.flatMap(effectIcons),
    value: alone ? signedPlainly(first.n) : null,
  };
}

const deedClause = ({ effects }: CardPhrases, deed: Deed, scene: Scene): LooseClause => ({
  ...forKind<Deed, [scene: Scene], Clause>(effects.deeds, deed, scene),
  icons: effectIcons(deed),
  value: numberOf(deed),
});

/** The number of an effect whose words say little more. */
function numberOf(deed: Deed): string | null {
  const isCounted =
    deed.is === 'gain-energy' || deed.is === 'draw' || deed.is === 'damage' || deed.is === 'prevent';
  if (isCounted) return String(deed.n);
  return deed.is === 'heal' && typeof deed.n === 'number' ? String(deed.n) : null;
}

/** Where something that holds others is told, and what stands before it. */
type HeldIn = [phrases: CardPhrases, scene: Scene, before: readonly Effect[]];

/** What holds other effects, told with what it holds. */
const held: ForKinds<Holder, HeldIn, readonly Piece[]> = {
  each: ({ of, do: does }, phrases, scene) => eachPieces(phrases, of, does, scene),
  when: ({ if: conditions, do: does }, phrases, scene, before) => {
    const line = withMore(phrases, effectLine(phrases, does, scene), addsTo(does, before));
    return [{ line: [...conditionParts(phrases, conditions, scene), ...behind(',', line)] }];
  },
  roll: ({ rows }, phrases, scene) => {
    const lines = rows.map(
      ({ faces, do: does }): Line => [
        { kind: 'moment', words: phrases.effects.onFaces(faces), icons: faces.map(faceIcon) },
        ...behind(',', effectLine(phrases, does, scene)),
      ],
    );
    return [{ line: [deed(phrases.effects.roll(scene.who.self), ['die']), ...listed(lines)] }];
  },
  contest: ({ highest, lowest }, phrases, scene) => {
    const ends = [
      effectLine(phrases, highest, sceneOf(scene, 'highest')),
      effectLine(phrases, lowest, sceneOf(scene, 'lowest')),
    ];
    return [{ line: [deed(phrases.effects.contest, ['die']), ...listed(ends)] }];
  },
  choose: ({ by, of }, phrases, scene) => {
    const [first = [], ...others] = of.map((choice) => choiceLine(phrases, choice, scene));
    const or: Part = { kind: 'note', words: phrases.effects.or, joint: ';' };
    const chooses = deed(phrases.effects.choose(scene.who[by]), []);
    const options = others.flatMap((other) => [or, ...behind(' ', other)]);
    return [{ line: [chooses, ...behind(':', first), ...options] }];
  },
};

/** What one of several things costs, and what it does. */
export function choiceLine(phrases: CardPhrases, { cost = [], do: does }: Choice, scene: Scene): Line {
  const prices = pricesLine(phrases, cost, scene);
  const body = effectLine(phrases, does, scene);
  if (prices.length === 0) return body;
  return [...prices, ...(does.length === 1 ? alsoLine(phrases, body) : behind(',', body))];
}

const deed = (words: string, icons: readonly CardIcon[]): Part => ({ kind: 'deed', words, icons });

/** Lines behind a colon, parted by semicolons. */
const listed = (lines: readonly Line[]): Line =>
  lines.flatMap((line, place) => behind(place === 0 ? ':' : ';', line));

/** Of each of a group; where only some of them are concerned, those alone are named. */
function eachPieces(
  phrases: CardPhrases,
  of: Group,
  does: readonly Effect[],
  scene: Scene,
): readonly Piece[] {
  const [only, ...others] = does;
  const distinction = only?.is === 'when' && others.length === 0 ? distinctionOf(only.if) : null;
  return only?.is === 'when' && distinction !== null
    ? piecesOf(phrases, only.do, sceneOfEach(scene, of, distinction))
    : piecesOf(phrases, does, sceneOfEach(scene, of, null));
}

function distinctionOf([only, ...others]: readonly Condition[]): Distinction | null {
  if (only === undefined || others.length > 0) return null;
  return only.is === 'backpack' || only.is === 'space-level' ? only : null;
}

type Run = { readonly clauses: readonly LooseClause[] } | { readonly line: Line };

/** Neighbours with the same subject, together. */
function runsOf(pieces: readonly Piece[]): readonly Run[] {
  const runs: ({ clauses: LooseClause[] } | { readonly line: Line })[] = [];
  for (const piece of pieces) {
    const run = runs.at(-1);
    if ('line' in piece) runs.push(piece);
    else if (run !== undefined && 'clauses' in run && goTogether(run.clauses, piece)) run.clauses.push(piece);
    else runs.push({ clauses: [piece] });
  }
  return runs;
}

const goTogether = ([first]: readonly LooseClause[], next: LooseClause): boolean =>
  first !== undefined && first.subject === next.subject && !first.apart && !next.apart;

/** What one side does, as a part. */
function joinedPart({ effects }: CardPhrases, clauses: readonly LooseClause[]): Part {
  const [first, ...others] = clauses;
  const words = effects.joined(
    first?.subject ?? '',
    clauses.map(({ says }) => says),
  );
  const icons = [...new Set(clauses.flatMap((clause) => clause.icons))];
  const value = others.length === 0 ? (first?.value ?? null) : null;
  return value === null ? { kind: 'words', words, icons } : { kind: 'gain', words, icons, value };
}
