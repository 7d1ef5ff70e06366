import { readOption } from '@tavolo/machina-arcana';
import { Icon } from '../../../parts/icon.tsx';
import type { Lit } from '../lit.ts';
import { type Scene, useScene } from '../scene.ts';
import { Pips } from './pips.tsx';

/** What can be done with a card now: its abilities, dropping it, picking it up. */
const withCards: readonly string[] = ['use', 'drop', 'pick', 'give', 'take'];

/** The answers that lie on a card. */
export const answersOn = ({ lit }: Pick<Scene, 'lit'>, card: string): readonly Lit[] =>
  [...lit.values()].filter(({ option }) => {
    const { is, of } = readOption(option);
    return option === card || (withCards.includes(is) && of === card);
  });

/** A button for each of them, with its price. */
export function CardAnswers({ card }: { readonly card: string }) {
  const scene = useScene();
  const answers = answersOn(scene, card);
  if (answers.length === 0) return null;
  return (
    <span className="ma-answers">
      {answers.map((lit) => (
        <Answer key={lit.option} lit={lit} />
      ))}
    </span>
  );
}

function Answer({ lit: { option, label, isPicked, pick, number } }: { readonly lit: Lit }) {
  const { prices, texts } = useScene();
  const { is, of, more } = readOption(option);
  const price = prices.get(option);
  return (
    <button
      type="button"
      className="ma-answer"
      data-is={is}
      data-option={option}
      aria-label={label}
      aria-pressed={isPicked ?? undefined}
      aria-keyshortcuts={number === null ? undefined : String(number)}
      title={label}
      onClick={pick}
    >
      {is === 'use' ? null : <Icon name={`ma/${is === 'drop' ? 'bag' : 'hand'}`} />}
      <span>{is === 'use' ? texts.ability(of, more) : label}</span>
      {price === undefined ? null : <Pips {...price} />}
    </button>
  );
}
