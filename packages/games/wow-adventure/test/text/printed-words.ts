import { content } from '../../content/content.ts';
import type { Condition } from '../../vocabulary/conditions.ts';
import type { Effect } from '../../vocabulary/effects.ts';

/** Everything that is printed, as plain data. */
const printed: readonly unknown[] = [
  ...content.challenge.values(),
  ...content.abilities.values(),
  ...content.characters.values(),
  ...content.discoveries.values(),
  ...content.board.spaces.values(),
];

/** What stands in the lists of these fields, at any depth, each kind of it once. */
function listedUnder<Word>(fields: readonly string[]): readonly Word[] {
  const found = new Map<string, Word>();
  const visit = (value: unknown, field: string): void => {
    if (Array.isArray(value)) {
      for (const one of value) {
        if (fields.includes(field)) found.set(JSON.stringify(one), one);
        visit(one, field);
      }
    } else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) visit(inner, name);
  };
  for (const thing of printed) visit(thing, '');
  return [...found.values()];
}

/** Every effect that is printed somewhere. */
export const printedEffects = listedUnder<Effect>(['do', 'reward', 'highest', 'lowest']);

/** Every condition that is printed somewhere. */
export const printedConditions = listedUnder<Condition>(['if']);
