import { and, inWords, the } from '@tavolo/language/pt';
import { diesBySealing } from '../../onlooker/sacrifices.ts';
import { readOption } from '../../options.ts';
import type { ExplorerId, MonsterId, UnitId } from '../../vocabulary/ids.ts';
import type { SpaceId } from '../../vocabulary/places.ts';
import type { SpaceKind } from '../../vocabulary/terms.ts';
import { kindAt, offsetTo, wayTo, wayToDoor, whereIs } from '../places.ts';
import { type Price, priceForMonster, priceOfAct } from '../prices.ts';
import type { Speaker } from './speaker.ts';
import { terms } from './terms.ts';
import { lying, toward } from './way-words.ts';

/** What something costs, in brackets. Stamina alone goes without saying. */
export function priced({ stamina = 0, essence = 0, health = 0, marker, ...price }: Price): string {
  const more = [
    ...(essence === 0 ? [] : [terms.amounts.essence(essence)]),
    ...(health === 0 ? [] : [terms.amounts.health(health)]),
    ...(marker === undefined ? [] : ['um marcador']),
    ...(price.unequipsThis === true ? ['desequipa a carta'] : []),
    ...(price.destroysThis === true ? ['destrói a carta'] : []),
  ];
  if (more.length === 0) return ` (${stamina})`;
  return ` (${[...(stamina === 0 ? [] : [terms.amounts.stamina(stamina)]), ...more].join(', ')})`;
}

const activations: { readonly [K in SpaceKind]?: string } = {
  chest: 'Abrir o baú',
  workbench: 'Usar a bancada',
  event: 'Ativar o espaço de evento',
  chapter: 'Ativar o espaço de capítulo',
  recharge: 'Usar a estação de recarga',
  lever: 'Puxar a alavanca',
  valve: 'Girar a válvula',
  root: 'Cortar a raiz',
  bell: 'Tocar o sino',
  spawn: 'Selar o espaço de surgimento',
};

/** How far to walk, and onto what, where it is no bare floor. */
function walkLabel({ table }: Speaker, from: SpaceId, to: SpaceId): string {
  const kind = kindAt(table, to) ?? 'floor';
  const onto = kind === 'floor' ? '' : `, para ${inWords(1, terms.spaces[kind])}`;
  const parts = offsetTo(from, to);
  const [first] = parts;
  if (first?.n === 1 && parts.length === 1) return `Dar um passo${toward(first.way)}${onto}`;
  return `Andar ${and(parts.map(({ n, way }) => `${n}${lying(way)}`))}${onto}`;
}

/** Whose death it is to seal a space with a companion on it. */
function killing(option: string, { table, who }: Speaker): string {
  const dies = diesBySealing(table.view, option);
  return dies === null ? '' : `, matando ${who(dies)}`;
}

/** What an act does, without its price. */
function deed(option: string, unit: UnitId, speak: Speaker): string {
  const { table, who, name, ability, spaceNoun } = speak;
  const { is, of, more } = readOption(option);
  const at = whereIs(table, unit);
  const way = (to: string) => (at === null ? null : wayTo(at, to as SpaceId)); // made of a space
  const doorWay = () => lying(at === null ? null : wayToDoor(at, of as never)); // made of a door
  switch (is) {
    case 'move':
      return at === null ? 'Andar' : walkLabel(speak, at, of as SpaceId); // made of a space
    case 'open':
      return `Abrir a porta${doorWay()}`;
    case 'close':
      return `Fechar a porta${doorWay()}`;
    case 'break':
      return `Destruir a porta${doorWay()}`;
    case 'activate': {
      const to = of as SpaceId; // made of a space
      const label = activations[kindAt(table, to) ?? 'floor'] ?? `Ativar ${the(spaceNoun(to))}`;
      return `${label}${lying(way(of))}${killing(option, speak)}`;
    }
    case 'explore':
      return `Explorar uma nova peça${lying(of as never)}`; // made of a side
    case 'exit':
      return terms.actions['exit-tile'].button;
    case 'arrange':
      return terms.actions['use-inventory'].button;
    case 'trade':
      return `Trocar com ${who(of)}`;
    case 'use':
      return of === unit ? ability(of, more) : `${name(of)}: ${ability(of, more)}`;
    case 'drop':
      return `Largar ${name(of)}`;
    case 'pick':
      return `Pegar ${name(of)}`;
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
