import { contentOf } from '../vocabulary/content.ts';
import { eventCards } from './events.ts';
import { explorers } from './explorers.ts';
import { faces } from './faces.ts';
import { itemCards } from './items.ts';
import { monsters } from './monsters.ts';
import { scenarios } from './scenarios.ts';

export const content = contentOf({
  explorers,
  monsters,
  items: itemCards,
  events: eventCards,
  scenarios,
  faces,
});
