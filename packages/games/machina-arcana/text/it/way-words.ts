import type { Way } from '../places.ts';
import type { WayWords } from '../speech.ts';

const ways: WayWords = {
  north: 'nord',
  east: 'est',
  south: 'sud',
  west: 'ovest',
  'north-east': 'nord-est',
  'south-east': 'sud-est',
  'south-west': 'sud-ovest',
  'north-west': 'nord-ovest',
};

/** Where somebody goes: un passo verso nord. */
export const toward = (way: Way | null): string => (way === null ? '' : ` verso ${ways[way]}`);

/** Where something is: il baule a nord. */
export const lying = (way: Way | null): string => (way === null ? '' : ` a ${ways[way]}`);
