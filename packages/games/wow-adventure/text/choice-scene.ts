import { lineText } from '@tavolo/language';
import type { Effect } from '../vocabulary/effects.ts';
import { effectLine } from './composing/effects.ts';
import { foeScene, heroScene } from './composing/scenes.ts';
import type { CardPhrases } from './phrases/phrases.ts';
import type { Scene } from './phrases/scene.ts';

/** An encounter's effects, told to the hero that it fights. */
const facedScene: Scene = { ...foeScene, who: { ...foeScene.who, opponent: 'you' } };

/** Effects as a button names them. */
export const doneBy = (phrases: CardPhrases, effects: readonly Effect[], byFoe: boolean): string =>
  lineText(effectLine(phrases, effects, byFoe ? facedScene : heroScene()));
