import type { Naming, PieceView } from '@tavolo/gloomhaven';

type Spot = ReturnType<Naming['spotsAt']>[number];

/** What can lie on a hex, in the order in which it is explained. */
export const pieceKinds = [
  'obstacle',
  'hazard',
  'difficult',
  'trap',
  'coin',
  'treasure',
  'plate',
] as const satisfies readonly PieceView['is'][];

/** The same, with doors and what only the rules of a scenario name. */
export const spotKinds = [...pieceKinds, 'door', 'room', 'marker'] as const satisfies readonly Spot['is'][];

/** How it is drawn, in two columns. */
export const signs: { readonly [Is in PieceView['is'] | 'door']: string } = {
  obstacle: '##',
  hazard: '~~',
  difficult: '::',
  trap: '^^',
  coin: '$',
  treasure: '[]',
  plate: '()',
  door: '++',
};

/** How it is drawn where it may have a name, in four columns at most: (D1), 2-5b, >4 for a room, A. */
export function signOf({ is, name }: Spot): string {
  switch (is) {
    case 'plate':
      return name === null ? signs.plate : `(${name})`;
    case 'room':
      return `>${name}`;
    case 'marker':
      return name ?? '';
    default:
      return name ?? signs[is];
  }
}
