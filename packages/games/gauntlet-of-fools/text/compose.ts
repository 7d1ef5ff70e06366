import type { Effect } from '../cards.ts';
import { type Mood, type Phrase, type Scene, type Syntax, said, type UseWords } from './vocabulary.ts';

/** The effects that name what is fought; a second one in a clause says `it`. */
const namesTarget = (effect: Effect): boolean =>
  effect.is === 'kill' || effect.is === 'dodge' || effect.is === 'swap';

/** Effects as one clause: what is alike is joined, and what is bad stands behind a `but`. */
export function clause<Noun>(
  syntax: Syntax<Noun>,
  effects: readonly Effect[],
  { target, mood }: { readonly target: Noun; readonly mood: Mood },
): string {
  const inner = (within: readonly Effect[]): string => clause(syntax, within, { target, mood });
  const phrases = effects.map((effect, place) => {
    const known = effects.slice(0, place).some(namesTarget);
    const scene: Scene<Noun> = { target, known, mood, clause: inner };
    return said<Effect, [scene: Scene<Noun>], Phrase>(syntax.effects, effect, scene);
  });
  return phrased(syntax, phrases);
}

/** What the log adds when an ability is used: what no fact of its own will tell; nothing when facts tell it all. */
export function useClause<Noun>(syntax: Syntax<Noun>, words: UseWords, effects: readonly Effect[]): string {
  const phrases = effects.flatMap((effect): readonly Phrase[] => {
    const word = words[effect.is] as ((effect: Effect) => Phrase) | null; // found by the effect's own tag
    return word === null ? [] : [word(effect)];
  });
  return phrased(syntax, phrases);
}

function phrased<Noun>(syntax: Syntax<Noun>, phrases: readonly Phrase[]): string {
  const sides = runsOf(phrases, ({ drawback }) => drawback).map((side) => sideOf(syntax, side));
  return sides.reduce((before, side) => (before === '' ? side : syntax.but(before, side)), '');
}

/** Phrases that are all good or all bad. */
function sideOf<Noun>({ and, thisTurn }: Syntax<Noun>, phrases: readonly Phrase[]): string {
  const runs = runsOf(phrases, ({ lasting }) => lasting);
  return and(
    runs.map((run) => {
      const text = and(run.map((phrase) => phrase.text));
      return run[0]?.lasting === true ? thisTurn(text) : text;
    }),
  );
}

/** Neighbours that are alike, together. */
function runsOf<Item>(items: readonly Item[], by: (item: Item) => boolean): readonly (readonly Item[])[] {
  const runs: Item[][] = [];
  for (const item of items) {
    const run = runs.at(-1);
    if (run?.[0] !== undefined && by(run[0]) === by(item)) run.push(item);
    else runs.push([item]);
  }
  return runs;
}
