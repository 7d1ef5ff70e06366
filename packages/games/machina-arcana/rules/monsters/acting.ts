/** A monster does what it has decided, or what is decided for it. [ma/monsters.6] [ma/monsters.14] */
import { type Rule, silence } from '@tavolo/kernel';
import type { Machina } from '../../machina.ts';
import type { DoorId } from '../../map/ground.ts';
import type { Target } from '../../options.ts';
import type { Monster, State } from '../../state.ts';
import type { CardId } from '../../vocabulary/ids.ts';
import type { SpaceId } from '../../vocabulary/places.ts';
import { play } from '../abilities/playing.ts';
import { settleFates } from '../losses/fates.ts';
import { changeDoor, type DoorDeed } from '../map/doors.ts';
import { fireLever } from '../map/traps.ts';
import { moveTo } from '../moving/displacing.ts';
import { monsterWith } from '../units.ts';
import { type Choice, monsterPrices } from './choice.ts';

export type Acting = NonNullable<State['acting']>;

/** One action of the monster whose turn it is, paid before it is done. */
export function carryOut(g: Machina, acting: Acting, choice: Choice): Rule {
  switch (choice.is) {
    case 'ability':
      return playAbility(g, acting, choice);
    case 'step':
      return stepTo(g, acting, choice.to);
    case 'door':
      return useDoor(g, acting, choice.how, choice.door);
    case 'lever':
      return pullLever(g, acting, choice.at);
    case 'end':
      return silence;
  }
}

/** A step; onto a pit it is the last one. [ma/map.15] */
export function* stepTo(g: Machina, acting: Acting, to: SpaceId): Rule {
  const monster = monsterWith(g.state, acting.monster);
  if (monster === null) return;
  pay(acting, monsterPrices.step);
  tellStep(g, acting, monster, to);
  moveTo(g, monster.monster, to);
  yield* settleFates(g, { source: 'pit', by: acting.controller, attack: null });
}

const tellStep = (g: Machina, { stamina }: Acting, { monster, at }: Monster, to: SpaceId): void =>
  g.tell({ is: 'moved', unit: monster, way: [at, to], left: stamina }, 'ma/monsters.10');

export function* useDoor(g: Machina, acting: Acting, how: DoorDeed, door: DoorId): Rule {
  pay(acting, monsterPrices[how]);
  yield* changeDoor(g, how, door, acting.monster);
}

/** The traps of its tile are fired. [ma/monsters.14] */
export function* pullLever(g: Machina, acting: Acting, at: SpaceId): Rule {
  pay(acting, monsterPrices.lever);
  g.tell({ is: 'activated', unit: acting.monster, kind: 'lever', at }, 'ma/monsters.14');
  yield* fireLever(g, at, acting.monster);
  yield* settleFates(g, { source: 'trap', by: acting.controller, attack: null });
}

const pay = (acting: Acting, stamina: number): void => {
  acting.stamina -= stamina;
};

type Played = { readonly card: CardId; readonly ability: string; readonly target?: Target | null };

/** `target`: where it is not said, whoever controls the monster chooses. */
export function* playAbility(g: Machina, acting: Acting, { card, ability, target }: Played): Rule {
  acting.played++;
  yield* play(g, { unit: acting.monster, card, ability, ...(target === undefined ? {} : { target }) });
}
