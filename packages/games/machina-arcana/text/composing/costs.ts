import { forKind } from '@tavolo/kernel';
import type { Cost as Printed } from '../../vocabulary/abilities.ts';
import type { CardIcon } from '../card-icons.ts';
import type { Line, Part } from '../card-parts.ts';
import type { CardPhrases, Cost } from '../phrases/phrases.ts';

/** The pieces of a price, in the order in which cards tell them. */
export const costsOf = (cost: Printed): readonly Cost[] => [
  ...amountOf('stamina', cost.stamina),
  ...amountOf('essence', cost.essence),
  ...amountOf('health', cost.health),
  ...flag(cost.marker === 'explorer', 'marker'),
  ...flag(cost.marker === 'horror', 'horror-marker'),
  ...flag(cost.takesMarkerOff, 'marker-off'),
  ...flag(cost.unequipsThis, 'unequip'),
  ...flag(cost.destroysThis, 'destroy'),
];

type Flag = Exclude<Cost, { readonly n: number }>['is'];

const amountOf = (is: Exclude<Cost['is'], Flag>, n: number | undefined): readonly Cost[] =>
  n === undefined ? [] : [{ is, n }];

const flag = (isPaid: boolean | undefined, is: Flag): readonly Cost[] => (isPaid ? [{ is }] : []);

const icons: Readonly<Record<Cost['is'], CardIcon>> = {
  stamina: 'stamina',
  essence: 'essence',
  health: 'health',
  marker: 'marker',
  'horror-marker': 'horror-marker',
  'marker-off': 'marker',
  unequip: 'unequip',
  destroy: 'destroy',
};

export const costIcon = ({ is }: Cost): CardIcon => icons[is];

/** What an active ability costs, a part for each piece. */
export const costLine = ({ moments }: CardPhrases, costs: readonly Cost[]): Line =>
  costs.map(
    (cost): Part => ({
      kind: 'moment',
      words: forKind<Cost, [], string>(moments.costs, cost),
      icons: [costIcon(cost)],
      ...('n' in cost ? { value: String(cost.n) } : {}),
    }),
  );
