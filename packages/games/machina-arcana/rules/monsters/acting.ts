/** A monster does what it has decided. */
import { type Rule, silence } from '@tavolo/kernel';
import type { Machina } from '../../machina.ts';
import type { Monster, State } from '../../state.ts';
import type { Active } from '../../vocabulary/abilities.ts';
import type { SpaceId } from '../../vocabulary/places.ts';
import { abilityOf } from '../in-force.ts';
import { monsterWith } from '../units.ts';
import { noteUse } from '../uses.ts';
import { deedFor } from './abilities.ts';
import { type AbilityChoice, type Choice, monsterPrices } from './choice.ts';

type Acting = NonNullable<State['acting']>;

/** One action of the monster whose turn it is, paid before it is done. */
export function carryOut(g: Machina, acting: Acting, choice: Exclude<Choice, { is: 'end' }>): Rule {
  const monster = monsterWith(g.state, acting.monster);
  if (monster === null) return silence;
  switch (choice.is) {
    case 'ability':
      return playAbility(g, acting, monster, choice);
    case 'step':
      acting.stamina -= monsterPrices.step;
      stepTo(g, acting, monster, choice.to);
      return silence;
    case 'door':
    case 'lever':
      throw new Error('not written');
  }
}

export function stepTo(g: Machina, acting: Acting, monster: Monster, to: SpaceId): void {
  const from = monster.at;
  monster.at = to;
  g.tell({ is: 'moved', unit: monster.monster, way: [from, to], left: acting.stamina }, 'ma/monsters.10');
}

function* playAbility(g: Machina, acting: Acting, monster: Monster, choice: AbilityChoice): Rule {
  const ability = abilityOf(g.content, choice.card, choice.ability) as Active; // monsters choose among these
  const stamina = ability.cost.stamina ?? 0;
  acting.stamina -= stamina;
  acting.played++;
  if (ability.cost.marker === 'horror') g.state.horrorMarkers.push(choice.card);
  noteUse(g, monster.monster, choice.card, ability);
  const target =
    choice.target === null ? null : choice.target.is === 'unit' ? choice.target.unit : choice.target.at;
  g.tell(
    {
      is: 'played',
      unit: monster.monster,
      card: choice.card,
      ability: ability.id,
      target,
      stamina,
      essence: 0,
    },
    'ma/monsters.6',
  );
  yield* g.perform(deedFor({ g, monster }, { card: choice.card, ability }, choice), ability.do);
}
