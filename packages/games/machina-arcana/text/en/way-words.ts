import type { Way } from '../places.ts';
import type { WayWords } from '../speech.ts';

/** Where somebody goes: steps north-east. */
export const ways: WayWords = {
  north: 'north',
  east: 'east',
  south: 'south',
  west: 'west',
  'north-east': 'north-east',
  'south-east': 'south-east',
  'south-west': 'south-west',
  'north-west': 'north-west',
};

/** Where something is: the chest to the north. */
export const toThe = (way: Way | null): string => (way === null ? '' : ` to the ${ways[way]}`);
