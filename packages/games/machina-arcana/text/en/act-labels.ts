import { and } from '@tavolo/language/en';
import { diesBySealing } from '../../onlooker/sacrifices.ts';
import { readOption } from '../../options.ts';
import type { ExplorerId, MonsterId, UnitId } from '../../vocabulary/ids.ts';
import type { SpaceId } from '../../vocabulary/places.ts';
import type { SpaceKind } from '../../vocabulary/terms.ts';
import { kindAt, offsetTo, wayTo, wayToDoor, whereIs } from '../places.ts';
import { type Price, priceForMonster, priceOfAct } from '../prices.ts';
import type { Speaker } from './speaker.ts';
import { terms } from './terms.ts';
import { toThe, ways } from './way-words.ts';

/** What something costs, in brackets. Stamina alone goes without saying. */
export function priced({ stamina = 0, essence = 0, health = 0, marker, ...price }: Price): string {
  const more = [
    ...(essence === 0 ? [] : [terms.amounts.essence(essence)]),
    ...(health === 0 ? [] : [terms.amounts.health(health)]),
    ...(marker === undefined ? [] : ['a marker']),
    ...(price.unequipsThis === true ? ['unequips it'] : []),
    ...(price.destroysThis === true ? ['destroys it'] : []),
  ];
  if (more.length === 0) return ` (${stamina})`;
  return ` (${[...(stamina === 0 ? [] : [terms.amounts.stamina(stamina)]), ...more].join(', ')})`;
}

const activations: { readonly [K in SpaceKind]?: string } = {
  chest: 'Open the chest',
  workbench: 'Use the workbench',
  event: 'Activate the event space',
  chapter: 'Activate the chapter space',
  recharge: 'Use the recharge station',
  lever: 'Pull the lever',
  valve: 'Turn the valve',
  root: 'Cut the root',
  bell: 'Ring the bell',
  spawn: 'Seal the spawn space',
};

/** How far to walk, and onto what, where it is no bare floor. */
function walkLabel({ table }: Speaker, from: SpaceId, to: SpaceId): string {
  const kind = kindAt(table, to) ?? 'floor';
  const onto = kind === 'floor' ? '' : ` onto a ${terms.spaces[kind].one}`;
  const parts = offsetTo(from, to);
  const [first] = parts;
  if (first?.n === 1 && parts.length === 1) return `Step ${ways[first.way]}${onto}`;
  return `Walk ${and(parts.map(({ n, way }) => `${n} ${ways[way]}`))}${onto}`;
}

/** Whose death it is to seal a space with a companion on it. */
function killing(option: string, { table, who }: Speaker): string {
  const dies = diesBySealing(table.view, option);
  return dies === null ? '' : `, killing ${who(dies)}`;
}

/** What an act does, without its price. */
function deed(option: string, unit: UnitId, speak: Speaker): string {
  const { table, who, name, ability } = speak;
  const { is, of, more } = readOption(option);
  const at = whereIs(table, unit);
  const way = (space: string) => (at === null ? null : wayTo(at, space as SpaceId)); // made of a space
  const doorWay = () => toThe(at === null ? null : wayToDoor(at, of as never)); // made of a door
  switch (is) {
    case 'move':
      return at === null ? 'Walk' : walkLabel(speak, at, of as SpaceId); // made of a space
    case 'open':
      return `Open the door${doorWay()}`;
    case 'close':
      return `Close the door${doorWay()}`;
    case 'break':
      return `Destroy the door${doorWay()}`;
    case 'activate': {
      const kind = kindAt(table, of as SpaceId) ?? 'floor'; // made of a space
      return `${activations[kind] ?? `Activate the ${terms.spaces[kind].one}`}${toThe(way(of))}${killing(option, speak)}`;
    }
    case 'explore':
      return `Explore a new tile${toThe(of as never)}`; // made of a side
    case 'exit':
      return terms.actions['exit-tile'].button;
    case 'arrange':
      return terms.actions['use-inventory'].button;
    case 'trade':
      return `Trade with ${who(of)}`;
    case 'use':
      return of === unit ? ability(of, more) : `${name(of)}: ${ability(of, more)}`;
    case 'drop':
      return `Drop ${name(of)}`;
    case 'pick':
      return `Pick up ${name(of)}`;
    default:
      return option;
  }
}

/** What an explorer does, and its price. */
export function actLabel(option: string, explorer: ExplorerId, speak: Speaker): string {
  const price = priceOfAct(speak.table, explorer, option);
  return `${deed(option, explorer, speak)}${price === null ? '' : priced(price)}`;
}

/** What a monster under control does, and its price. */
export const monsterActLabel = (option: string, monster: MonsterId, speak: Speaker): string =>
  `${deed(option, monster, speak)}${priced(priceForMonster(speak.table, option))}`;
