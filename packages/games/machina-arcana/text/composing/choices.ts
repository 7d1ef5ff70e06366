import { sentenceLine } from '@tavolo/language';
import type { Ability } from '../../vocabulary/abilities.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { Line } from '../card-parts.ts';
import type { CardPhrases } from '../phrases/phrases.ts';
import type { Scene } from '../phrases/scene.ts';
import { effectLine } from './effects.ts';
import { type Speaker, sceneOf } from './scenes.ts';

/** Something that may be chosen: what its button says, and what it does, as whoever chooses is told. */
export type Option = {
  readonly id: string;
  readonly label: string;
  /** Empty: nothing happens. */
  readonly line: Line;
};

/** Everything that a card leaves to somebody's choice. */
export const optionsOn = (
  phrases: CardPhrases,
  { abilities }: { readonly abilities: readonly Ability[] },
  speaker: Speaker,
): readonly Option[] =>
  abilities.flatMap((ability) =>
    choicesIn(ability.do).flatMap((choice) => {
      const scene = chosenBy(choice, sceneOf(speaker, ability));
      return choice.of.map(({ id, do: does }) => ({
        id,
        label: phrases.names.option(id),
        line: sentenceLine(effectLine(phrases, does, scene)),
      }));
    }),
  );

type Choice = Extract<Effect, { readonly is: 'choose' }>;

/** Whoever is asked is spoken to; what was aimed at has been named before. */
function chosenBy({ chooser }: Choice, scene: Scene): Scene {
  const target = scene.target === 'target' || chooser !== 'target' ? 'target' : 'you';
  if (chooser === 'target') return { ...scene, target, onHit: true };
  if (chooser === 'group') return scene;
  return { ...scene, target, who: { ...scene.who, it: 'you', 'active-explorer': 'you' } };
}

/** The choices in some effects, however deep. */
const choicesIn = (effects: readonly Effect[]): readonly Choice[] =>
  effects.flatMap((effect) => [
    ...(effect.is === 'choose' ? [effect, ...choicesIn(effect.of.flatMap((option) => option.do))] : []),
    ...choicesIn('do' in effect ? effect.do : []),
    ...choicesIn('else' in effect ? (effect.else ?? []) : []),
    ...choicesIn(effect.is === 'attack' ? [...(effect.onHit ?? []), ...(effect.onMiss ?? [])] : []),
  ]);
