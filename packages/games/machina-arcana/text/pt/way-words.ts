import type { Way } from '../places.ts';
import type { WayWords } from '../speech.ts';

const ways: WayWords = {
  north: 'norte',
  east: 'leste',
  south: 'sul',
  west: 'oeste',
  'north-east': 'nordeste',
  'south-east': 'sudeste',
  'south-west': 'sudoeste',
  'north-west': 'noroeste',
};

/** Where somebody goes: um passo para o norte. */
export const toward = (way: Way | null): string => (way === null ? '' : ` para o ${ways[way]}`);

/** Where something is: o baú ao norte, a leste. */
export const lying = (way: Way | null): string =>
  way === null ? '' : way === 'north' || way === 'south' ? ` ao ${ways[way]}` : ` a ${ways[way]}`;
