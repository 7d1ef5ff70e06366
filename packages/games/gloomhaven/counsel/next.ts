import type { CardId } from '../vocabulary/ids.ts';
import { basicAttack, basicMove, bestPlan, type Choice } from './plans.ts';
import { dangerAt, type Situation } from './situation.ts';

/** The first step of the best plan; a potion where it is due. */
export function bestNext(s: Situation, options: readonly string[]): string {
  const potion = options.find((option) => isDue(s, option));
  if (potion !== undefined) return potion;
  const choices = options.flatMap((option) => choiceOf(s, option));
  const [first] = bestPlan(
    s,
    choices.filter(({ option }) => option.startsWith('top') || option.startsWith('basic-attack')),
    choices.filter(({ option }) => option.startsWith('bottom') || option.startsWith('basic-move')),
  );
  return first?.option ?? (options.includes('end-turn') ? 'end-turn' : 'long-rest');
}

function choiceOf({ g }: Situation, option: string): readonly Choice[] {
  const colon = option.indexOf(':');
  const what = option.slice(0, colon);
  const card = option.slice(colon + 1) as CardId; // of these options it is one
  switch (what) {
    case 'top':
    case 'bottom': {
      const half = g.content.cards.get(card)?.[what];
      return half === undefined ? [] : [{ option, card, half }];
    }
    case 'basic-attack':
      return [{ option, card, half: basicAttack }];
    case 'basic-move':
      return [{ option, card, half: basicMove }];
    default:
      return [];
  }
}

/** A potion that heals when much is missing, one that brings cards back when few are left. */
function isDue(s: Situation, option: string): boolean {
  if (!option.startsWith('item:')) return false;
  const item = option.slice('item:'.length);
  const uses = [...s.g.content.items.values()].find(({ id }) => id === item)?.uses ?? [];
  const { figure, hero } = s;
  return uses.some(
    (use) =>
      'do' in use &&
      use.do.some((ability) => {
        if (ability.do === 'heal')
          return figure.maxHp - figure.hp >= 3 && (figure.hp <= 5 || s.foes.length === 0);
        if (ability.do === 'recover') return hero.discard.length >= 2 && hero.hand.length <= 3;
        return ability.do === 'condition' && dangerAt(s, s.at) >= Math.min(6, figure.hp);
      }),
  );
}
