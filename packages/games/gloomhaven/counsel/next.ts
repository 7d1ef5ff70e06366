import { itemIn, type Play, playIn } from '../options.ts';
import { basicAttack, basicMove, bestPlan, type Choice } from './plans.ts';
import { dangerAt, type Situation } from './situation.ts';

/** The first step of the best plan; a potion where it is due. */
export function bestNext(s: Situation, options: readonly string[]): string {
  const potion = options.find((option) => isDue(s, option));
  if (potion !== undefined) return potion;
  const choices = options.flatMap((option) => choiceOf(s, option));
  const [first] = bestPlan(
    s,
    choices.filter(({ play }) => play === 'top' || play === 'basic-attack'),
    choices.filter(({ play }) => play === 'bottom' || play === 'basic-move'),
  );
  return first?.option ?? (options.includes('end-turn') ? 'end-turn' : 'long-rest');
}

/** A choice, and what its card is played for. */
type Played = Choice & { readonly play: Play };

function choiceOf({ g }: Situation, option: string): readonly Played[] {
  const played = playIn(option);
  if (played === null) return [];
  const { play, card } = played;
  switch (play) {
    case 'top':
    case 'bottom': {
      const half = g.content.cards.get(card)?.[play];
      return half === undefined ? [] : [{ option, play, card, half }];
    }
    case 'basic-attack':
      return [{ option, play, card, half: basicAttack }];
    case 'basic-move':
      return [{ option, play, card, half: basicMove }];
  }
}

/** A potion that heals when much is missing, one that brings cards back when few are left. */
function isDue(s: Situation, option: string): boolean {
  const item = itemIn(option);
  if (item === null) return false;
  const uses = s.g.content.items.get(item)?.uses ?? [];
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
