import type { Rule } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Combat } from '../../state.ts';
import type { Wow } from '../../wow.ts';
import { act } from '../acts.ts';
import { useOptions } from '../powers.ts';
import { heroOn, type SideName } from '../table.ts';

/** Tokens that roll a die again which was just rolled, before any power; the face that goes sets nothing off. [wow/combat.4] */
export function* keepOrReroll(g: Wow, combat: Combat, side: SideName): Rule {
  const hero = heroOn(g.state, combat, side);
  if (hero === null) return;
  for (;;) {
    const uses = useOptions(g, hero, 'just-rolled');
    if (uses.length === 0) return;
    const { die, shown } = combat[side];
    const option = yield* choose('just-rolled', {
      seat: hero.seat,
      rule: 'wow/combat.4',
      from: [...uses, 'keep'],
      about: () => ({ face: die ?? 0 }),
    });
    if (option === 'keep') return;
    if (shown.length > 0) shown.pop();
    yield* act(g, hero, option, [{ window: 'after-roll', moment: 'just-rolled' }]);
  }
}
