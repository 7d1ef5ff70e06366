/** What can be chosen on cards, by what they are called. */
import type { Content } from '../vocabulary/content.ts';
import type { Effect } from '../vocabulary/effects.ts';
import type { Power } from '../vocabulary/powers.ts';

type Choices = ReadonlyMap<string, readonly Effect[]>;

/** Found once for what is printed. */
const known = new WeakMap<Content, Map<string, Map<string, readonly Effect[]>>>();

/** The things that a card, an item, an encounter or an event lets somebody choose from. */
export function choicesIn(content: Content, source: string): Choices {
  const all = known.get(content) ?? everyChoice(content);
  known.set(content, all);
  return all.get(source) ?? new Map();
}

function everyChoice(content: Content): Map<string, Map<string, readonly Effect[]>> {
  const all = new Map<string, Map<string, readonly Effect[]>>();
  const note = (source: string, effects: readonly Effect[]): void => {
    for (const effect of effects) {
      if (effect.is !== 'choose') continue;
      const found = all.get(source) ?? new Map<string, readonly Effect[]>();
      for (const { id, do: what } of effect.of) found.set(id, what);
      all.set(source, found);
    }
  };
  const notePowers = (source: string, powers: readonly Power[] = []): void => {
    for (const power of powers) note(source, power.do);
  };
  for (const ability of content.abilities.values()) {
    note(ability.id, ability.do);
    notePowers(ability.id, [...ability.powers, ...ability.attached]);
  }
  for (const { id, foe, item, event } of content.challenge.values()) {
    if (foe !== null) notePowers(foe.id, foe.powers);
    if (item !== null) notePowers(item.id, item.powers);
    if (event !== null) note(id, event.resolve.do);
  }
  return all;
}
