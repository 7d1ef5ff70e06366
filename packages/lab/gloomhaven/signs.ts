import type { PieceView } from '@tavolo/gloomhaven';

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
