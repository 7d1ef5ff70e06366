import type { unbeaten as chapter } from '../../../rulebook/unbeaten.ts';

/** Unbeaten encounters and aggro, in English. */
export const unbeaten: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/unbeaten.1':
    'A new unbeaten encounter takes a free slot, normally the one with the lowest number. Its marker goes to where the fight was, yellow side up, or red side up if the encounter has the trait Aggro.',
  'wow/unbeaten.2':
    'If no slot is free, the marker nearest to the fight and its card are discarded first; one in the same space is nearest, and the active player breaks ties.',
  'wow/unbeaten.3': 'Beating an unbeaten encounter gives its item and frees its slot and marker.',
  'wow/unbeaten.4': 'Nothing forces a hero to fight a marker without aggro while there is a rival to attack.',
  'wow/unbeaten.5':
    'Any hero may fight an unbeaten encounter in their space, no matter who left it there and whatever its colour.',
  'wow/unbeaten.6': 'A held hero is free as soon as the last aggro marker leaves the space, in whatever way.',
};
