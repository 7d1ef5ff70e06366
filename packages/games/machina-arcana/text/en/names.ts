import type { Names } from '../names.ts';
import { callings } from './names/callings.ts';
import { chapters } from './names/chapters.ts';
import { events } from './names/events.ts';
import { explorers } from './names/explorers.ts';
import { items } from './names/items.ts';
import { monsters } from './names/monsters.ts';
import { places } from './names/places.ts';
import { scenarios } from './names/scenarios.ts';

export const names: Names = {
  cards: { ...explorers, ...monsters, ...items, ...events, ...chapters },
  callings,
  scenarios,
  places,
};
