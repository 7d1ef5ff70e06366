import { forKind } from '@tavolo/kernel';
import { behind, signedPlainly } from '@tavolo/language';
import type { Condition } from '../../vocabulary/conditions.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import { type CardIcon, effectIcons, faceIcon } from '../card-icons.ts';
import type { Line, Part } from '../card-parts.ts';
import type { Bonus, CardPhrases, Deed, Holder } from '../phrases/phrases.ts';
import type { Clause, Distinction, Scene } from '../phrases/scene.ts';
import { conditionParts } from './conditions.ts';
import { sceneOf, sceneOfEach } from './scenes.ts';

/** A clause that may still be joined to its neighbours. */
type LooseClause = Clause & { readonly icons: readonly CardIcon[]; readonly value: string | null };
/** What the effects of a list become, in their order. */
type Piece = LooseClause | { readonly line: Line };

const isLine = (piece: Piece): piece is { readonly line: Line } => 'line' in piece;

/** What several effects do: what one side does is joined, and a semicolon stands before another side. */
export function effectLine(phrases: CardPhrases, effects: readonly Effect[], scene: Scene): Line {
  const lines = runsOf(piecesOf(phrases, effects, scene)).map((run) =>
    isLine(run) ? run.line : [joinedPart(phrases, run.clauses)],
  );
  return lines.flatMap((line, place) => (place === 0 ? line : behind(';', line)));
}

/** The moments and the price of something, and what it does. */
export function prefixed(before: Line, body: Line): Line {
  if (before.length === 0) return body;
  return [...before, ...behind(body.some(({ joint }) => joint === ':') ? ',' : ':', body)];
}

function piecesOf(phrases: CardPhrases, effects: readonly Effect[], scene: Scene): readonly Piece[] {
  const pieces: Piece[] = [];
  for (let place = 0; place < effects.length; place++) {
    const effect = effects[place];
    if (effect === undefined) continue;
    if (effect.is === 'bonus') {
      const bonuses = bonusesFrom(effects, place);
      pieces.push(bonusClause(phrases, bonuses, scene));
      place += bonuses.length - 1;
    } else if (isHolder(effect)) pieces.push(...heldPieces(phrases, effect, scene));
    else pieces.push(deedClause(phrases, effect, scene));
  }
  return pieces;
}

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
  value: valueOf(deed),
});

/** The number of an effect whose words say little more. */
function valueOf(deed: Deed): string | null {
  switch (deed.is) {
    case 'gain-energy':
    case 'draw':
    case 'damage':
    case 'prevent':
      return String(deed.n);
    case 'heal':
      return typeof deed.n === 'number' ? String(deed.n) : null;
    default:
      return null;
  }
}

function heldPieces(phrases: CardPhrases, holder: Holder, scene: Scene): readonly Piece[] {
  const { effects } = phrases;
  const inner = (within: readonly Effect[], as: Scene = scene): Line => effectLine(phrases, within, as);
  switch (holder.is) {
    case 'each':
      return eachPieces(phrases, holder, scene);
    case 'when':
      return [{ line: [...conditionParts(phrases, holder.if, scene), ...behind(',', inner(holder.do))] }];
    case 'roll': {
      const rows = holder.rows.map(
        ({ faces, do: does }): Line => [
          { kind: 'moment', words: effects.onFaces(faces), icons: faces.map(faceIcon) },
          ...behind(',', inner(does)),
        ],
      );
      return [{ line: [deed(effects.roll, 'die'), ...listed(rows)] }];
    }
    case 'contest': {
      const ends = [
        inner(holder.highest, sceneOf(scene, 'highest')),
        inner(holder.lowest, sceneOf(scene, 'lowest')),
      ];
      return [{ line: [deed(effects.contest, 'die'), ...listed(ends)] }];
    }
    case 'choose': {
      const by = scene.who[holder.by === 'self' ? 'self' : 'opponent'];
      const [first = [], ...others] = holder.of.map((choice) => inner(choice.do));
      const or: Part = { kind: 'note', words: effects.or, joint: ';' };
      return [
        {
          line: [
            { kind: 'deed', words: effects.choose(by) },
            ...behind(':', first),
            ...others.flatMap((other) => [or, ...behind(' ', other)]),
          ],
        },
      ];
    }
  }
}

const deed = (words: string, icon: CardIcon): Part => ({ kind: 'deed', words, icons: [icon] });

/** Lines behind a colon, parted by semicolons. */
const listed = (lines: readonly Line[]): Line =>
  lines.flatMap((line, place) => behind(place === 0 ? ':' : ';', line));

/** Of each of a group; where only some of them are concerned, those alone are named. */
function eachPieces(
  phrases: CardPhrases,
  { of, do: does }: Extract<Holder, { readonly is: 'each' }>,
  scene: Scene,
): readonly Piece[] {
  const [only, ...others] = does;
  const distinction = only?.is === 'when' && others.length === 0 ? distinctionOf(only.if) : null;
  return only?.is === 'when' && distinction !== null
    ? piecesOf(phrases, only.do, sceneOfEach(scene, { each: of, if: distinction }))
    : piecesOf(phrases, does, sceneOfEach(scene, { each: of, if: null }));
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
    if (isLine(piece)) runs.push(piece);
    else if (run !== undefined && 'clauses' in run && run.clauses[0]?.subject === piece.subject)
      run.clauses.push(piece);
    else runs.push({ clauses: [piece] });
  }
  return runs;
}

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
