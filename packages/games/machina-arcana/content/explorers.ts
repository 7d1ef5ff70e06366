import type { Explorer } from '../vocabulary/cards.ts';
import { bruisers } from './explorers/bruisers.ts';
import { crafters } from './explorers/crafters.ts';
import { gunmen } from './explorers/gunmen.ts';
import { mystics } from './explorers/mystics.ts';

/** The eight explorers. */
export const explorers: readonly Explorer[] = [...bruisers, ...crafters, ...gunmen, ...mystics];
