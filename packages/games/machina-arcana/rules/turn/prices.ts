/** What acts cost that were offered, told without looking again for what an explorer can do. */
import type { Table } from '../../machina.ts';
import { readOption } from '../../options.ts';
import type { Cost } from '../../vocabulary/abilities.ts';
import type { CardId, ExplorerId } from '../../vocabulary/ids.ts';
import type { SpaceId } from '../../vocabulary/places.ts';
import { staminaPrice } from '../abilities/costs.ts';
import type { Use } from '../abilities/playing.ts';
import { lying } from '../inventory/acts.ts';
import { movesOf } from '../moving/moving.ts';
import { abilityOf } from '../values/in-force.ts';
import { actionOn } from './activating.ts';
import { type Actor, actorOf } from './actor.ts';

/** The stamina that each act costs of all that were offered to an explorer on the map. */
export function staminaFor(g: Table, explorer: ExplorerId): (option: string) => number {
  const actor = actorOf(g, explorer);
  if (actor === null) return () => 0;
  const moves = new Map<string, number>(movesOf(actor).map(({ option, stamina }) => [option, stamina]));
  return (option) => moves.get(option) ?? priceOf(actor, option);
}

function priceOf(actor: Actor, option: string): number {
  const { is, of, more } = readOption(option);
  switch (is) {
    case 'open':
    case 'close':
      return actor.stamina('open-or-close-door');
    case 'break':
      return actor.stamina('destroy-closed-door');
    case 'activate': {
      const action = actionOn(actor.g, actor.terrain, actor.terrain.cell(of as SpaceId)); // made by `activateOption`
      return action === null ? 0 : actor.stamina(action);
    }
    case 'explore':
      return actor.stamina('explore-tile');
    case 'exit':
      return actor.stamina('exit-tile');
    case 'arrange':
      return actor.stamina('use-inventory');
    case 'trade':
      return actor.stamina('trade');
    case 'pick':
    case 'drop':
      return lying;
    case 'use':
      return usePrice(actor.g, { unit: actor.explorer.explorer, card: of as CardId, ability: more }); // made by `useOption`
    default:
      return 0;
  }
}

/** What playing an ability costs, as its card says. */
export function costOf({ content }: Table, { card, ability }: Use): Cost {
  const found = abilityOf(content, card, ability);
  return found.is === 'active' ? found.cost : {};
}

/** The stamina that it costs now. */
export const usePrice = (g: Table, { unit, card, ability }: Use): number =>
  staminaPrice(g, { unit, card, ability, cost: costOf(g, { unit, card, ability }) }).n;
