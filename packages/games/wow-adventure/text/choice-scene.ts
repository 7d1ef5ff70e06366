import { lineText } from '@tavolo/language';
import type { Choice, Effect } from '../vocabulary/effects.ts';
import { choiceLine, effectLine } from './composing/effects.ts';
import { foeScene, heroScene } from './composing/scenes.ts';
import type { CardPhrases } from './phrases/phrases.ts';
import type { Scene } from './phrases/scene.ts';

/** An encounter's effects, told to the hero that it fights. */
const facedScene: Scene = { ...foeScene, who: { ...foeScene.who, opponent: 'you' } };

/** A hero's effects, told to everybody. */
const watchedScene: Scene = {
  ...heroScene(),
  who: { ...heroScene().who, self: 'hero', opponent: 'other', bearer: 'hero' },
};

/** Who is told what effects do: a hero of its own or of those of an encounter, or everybody of a hero's or an encounter's. */
export type Told = 'own' | 'faced' | 'watched' | 'foe';

const scenes: { readonly [T in Told]: Scene } = {
  own: heroScene(),
  faced: facedScene,
  watched: watchedScene,
  foe: foeScene,
};

/** What one of several things costs and does, as a button names it. */
export const chosenAs = (phrases: CardPhrases, choice: Choice, told: Told): string =>
  lineText(choiceLine(phrases, choice, scenes[told]));

/** What effects do, as a button or the log names them behind a colon; what a roll brings needs no second one. */
export const doneBy = (phrases: CardPhrases, effects: readonly Effect[], told: Told): string =>
  lineText(
    effectLine(phrases, effects, scenes[told]).map((part) =>
      part.kind === 'moment' && part.joint === ':' ? { ...part, joint: ';' } : part,
    ),
  );
