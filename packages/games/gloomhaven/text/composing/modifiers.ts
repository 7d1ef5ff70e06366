import { capital, sentence, signedPlainly } from '@tavolo/language';
import type { Copies, Modifier, ModifierEffect, Perk } from '../../vocabulary/class-cards.ts';
import type { ModifierId } from '../../vocabulary/ids.ts';
import type { Phrases } from '../phrases/phrases.ts';
import { said } from '../phrases/saying.ts';
import type { IconWord } from './icons.ts';
import type { Line } from './scene.ts';

/** A modifier card: `short` for a card's face, `text` to be read aloud. */
export type ModifierText = Line & { readonly short: string };

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

export function modifierLine(phrases: Phrases, modifier: Modifier): ModifierText {
  const { modifiers: words } = phrases;
  const spoken = [
    modifier.leaves === undefined ? shownValue(words.spokenValues, modifier) : words.leaves[modifier.leaves],
    ...effectsOf(phrases, modifier),
    ...(modifier.rolling ? [words.rolling] : []),
    ...(modifier.shuffle ? [words.shuffle] : []),
  ];
  return {
    text: capital(spoken.join(', ')),
    short: label(phrases, modifier),
    icons: modifierIcons(modifier),
  };
}

const modifierIcons = ({ effects = [], rolling, shuffle, leaves }: Modifier): readonly IconWord[] => [
  ...effects.map(effectIcon),
  ...(rolling ? (['rolling'] as const) : []),
  ...(shuffle ? (['shuffle'] as const) : []),
  ...(leaves === undefined ? [] : [leaves]),
];

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
