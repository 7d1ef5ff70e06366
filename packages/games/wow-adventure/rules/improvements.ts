/** Cards that grow with their heroes. [wow/abilities.10] */
import type { Ability } from '../vocabulary/abilities.ts';
import { type Level, levels, rankOf } from '../vocabulary/terms.ts';
import { onceFor } from './printed.ts';

/** What levels add to. */
type Part = 'do' | 'powers' | 'attached';

/** What a card is for a hero of a level: its base text and every improvement up to that level. [wow/abilities.10] */
export const improved = <P extends Part>(ability: Ability, level: Level, part: P): Text[P] =>
  textsOf(ability)[level][part];

type Text = Pick<Ability, Part>;

const textsOf = onceFor((ability: Ability): { readonly [L in Level]: Text } => ({
  grey: textOf(ability, 'grey'),
  green: textOf(ability, 'green'),
  yellow: textOf(ability, 'yellow'),
  red: textOf(ability, 'red'),
}));

function textOf(ability: Ability, level: Level): Text {
  const added = levels.flatMap((step) =>
    step === 'grey' || rankOf(step) > rankOf(level) ? [] : (ability.improved[step] ?? []),
  );
  return {
    do: [...ability.do, ...added.flatMap((more) => more.do ?? [])],
    powers: [...ability.powers, ...added.flatMap((more) => more.powers ?? [])],
    attached: [...ability.attached, ...added.flatMap((more) => more.attached ?? [])],
  };
}
