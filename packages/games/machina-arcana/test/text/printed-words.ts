import { content } from '../../content/content.ts';
import type { Ability, Trigger } from '../../vocabulary/abilities.ts';
import type { Condition } from '../../vocabulary/conditions.ts';
import type { Effect } from '../../vocabulary/effects.ts';

/** Every ability in the box. */
const abilities: readonly Ability[] = [
  ...content.explorers.values(),
  ...content.monsters.values(),
  ...content.items.values(),
  ...content.events.values(),
  ...[...content.scenarios.values()].flatMap(({ chapters }) => chapters),
].flatMap((card) => card.abilities);

/** What stands in these fields at any depth, alone or in a list, each kind of it once. */
function foundUnder<Word>(fields: readonly string[]): readonly Word[] {
  const found = new Map<string, Word>();
  const visit = (value: unknown, field: string): void => {
    if (Array.isArray(value)) for (const one of value) visit(one, field);
    else if (typeof value === 'object' && value !== null) {
      if (fields.includes(field)) found.set(JSON.stringify(value), value as Word); // plain data in fields of one type
      for (const [name, inner] of Object.entries(value)) visit(inner, name);
    }
  };
  for (const ability of abilities) visit(ability, '');
  return [...found.values()];
}

/** Every effect that is printed somewhere. */
export const printedEffects = foundUnder<Effect>(['do', 'else', 'onHit', 'onMiss', 'otherwise']);

/** Every condition that is printed somewhere. */
export const printedConditions = foundUnder<Condition>(['if', 'that']);

/** The ids of everything that is left to somebody's choice. */
export const printedOptions: readonly string[] = [
  ...new Set(
    printedEffects.flatMap((effect) => (effect.is === 'choose' ? effect.of.map(({ id }) => id) : [])),
  ),
].sort();

/** Every trigger that is printed somewhere. */
export const printedTriggers = foundUnder<Trigger>(['when']);
