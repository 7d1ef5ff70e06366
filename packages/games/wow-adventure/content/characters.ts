import type { Character } from '../vocabulary/characters.ts';
import type { CharacterId } from '../vocabulary/ids.ts';
import { burbonnCards } from './characters/burbonn.ts';
import { grumbazCards } from './characters/grumbaz.ts';
import { sandraiCards } from './characters/sandrai.ts';
import { sofeeaCards } from './characters/sofeea.ts';

const character = (id: string, printed: Omit<Character, 'id'>): Character => ({
  id: id as CharacterId, // content gives ids their kind
  ...printed,
});

/** The four characters. */
export const characters: readonly Character[] = [
  character('burbonn', { race: 'dwarf', class: 'hunter', faction: 'alliance', cards: burbonnCards }),
  character('sandrai', { race: 'human', class: 'warlock', faction: 'alliance', cards: sandraiCards }),
  character('grumbaz', { race: 'orc', class: 'warrior', faction: 'horde', cards: grumbazCards }),
  character('sofeea', { race: 'undead', class: 'mage', faction: 'horde', cards: sofeeaCards }),
];
