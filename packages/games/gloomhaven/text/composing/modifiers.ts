import { capitalLine, sentence, signedPlainly } from '@tavolo/language';
import type { Copies, Modifier, ModifierEffect, Perk } from '../../vocabulary/class-cards.ts';
import type { ModifierId } from '../../vocabulary/ids.ts';
import type { IconWord, Line, Part } from '../parts.ts';
import type { Phrases } from '../phrases/phrases.ts';
import { said } from '../phrases/saying.ts';
import { detail, mark } from './parts.ts';

/** A modifier card: `short` for a card's face, `line` for all it says. */
export type ModifierText = { readonly short: string; readonly line: Line };

const effectsOf = ({ modifiers }: Phrases, { effects = [] }: Modifier): readonly string[] =>
  effects.map((effect) => said(modifiers.effects, effect));

const shownValue = (values: { readonly x2: string; readonly null: string }, { value }: Modifier): string =>
  typeof value === 'number' ? signedPlainly(value) : values[value];

/** Number and effects, as short as on the card's face; a rolling +0 shows its effects alone. */
function label(phrases: Phrases, modifier: Modifier): string {
  const effects = effectsOf(phrases, modifier);
  const silent = modifier.value === 0 && modifier.rolling === true && effects.length > 0;
  return [...(silent ? [] : [shownValue(phrases.modifiers.values, modifier)]), ...effects].join(' ');
}

export function modifierText(phrases: Phrases, modifier: Modifier): ModifierText {
  const { modifiers: says } = phrases;
  const { effects = [], rolling, shuffle, leaves } = modifier;
  const value: Part =
    leaves === undefined
      ? { kind: 'figure', words: shownValue(says.spokenValues, modifier) }
      : { kind: 'figure', words: says.leaves[leaves], icons: [leaves] };
  return {
    line: capitalLine([
      value,
      ...effects.map((effect) => detail(said(says.effects, effect), effectIcon(effect))),
      ...(rolling ? [mark(says.rolling, 'rolling')] : []),
      ...(shuffle ? [mark(says.shuffle, 'shuffle')] : []),
    ]),
    short: label(phrases, modifier),
  };
}

function effectIcon(effect: ModifierEffect): IconWord {
  switch (effect.is) {
    case 'condition':
      return effect.condition;
    case 'infuse':
      return effect.element;
    case 'push':
    case 'pull':
    case 'pierce':
      return effect.is;
    case 'heal-self':
      return 'heal';
    case 'shield-self':
      return 'shield';
    case 'add-target':
      return 'target';
    case 'refresh-item':
      return 'refresh';
  }
}

/** A line of a perk list, once; how often it can be taken is told by its boxes. */
export function perkLine(phrases: Phrases, perk: Perk, modifiers: ReadonlyMap<ModifierId, Modifier>): string {
  const { perks: words, terms } = phrases;
  const cards = (copies: readonly Copies[]): string =>
    terms.and(
      copies.map(({ count, card }) => {
        const modifier = modifiers.get(card);
        if (modifier === undefined) throw new Error(`no modifier card ${card}`);
        return words.cards(count, { label: label(phrases, modifier), rolling: modifier.rolling === true });
      }),
    );
  const { remove, add, ignore } = perk;
  const deck =
    remove !== undefined && add !== undefined
      ? [words.replace(cards(remove), cards(add))]
      : [
          ...(remove === undefined ? [] : [words.remove(cards(remove))]),
          ...(add === undefined ? [] : [words.add(cards(add))]),
        ];
  const parts = [...(ignore === undefined ? [] : [words.ignore[ignore]]), ...deck];
  return sentence(parts.reduce(words.and));
}
