import { bare, type Noun, noun, the } from '@tavolo/language/en';
import { nameIn } from '../../card-names.ts';
import { spaceNames } from '../names/spaces.ts';

/** Names with an article of their own, and names that describe a place: the Overlook, the Alterac pass, the Tkashi Ruins. */
const described = /^The |^(Rebel Camp|(Ruins|Valley) of .*)$| (Monastery|River|Ruins|Stead|Tram)$| [a-z]\w*$/;

/** A place, with its article if it takes one. */
export function placeNoun(id: string): Noun {
  const name = nameIn(spaceNames, id);
  return described.test(name) ? noun(name) : bare(name);
}

/** Brill, the Alterac pass. */
export const placeName = (id: string): string => the(placeNoun(id));

/** The last words of places that one is on or at, and not in. */
const on = ['pass', 'road', 'shore'];
const at =
  'Abbey Bulwark Camp Chapel Corners Crest Crossing Darrow Excavation Expedition Gate Hand Harbor Hill Hogger Keep Mill Mills Monastery Mountain Overlook Peak Point Pointe Portal River Sepulcher Span Stead Stitches Vigil crossroads'.split(
    ' ',
  );

/** In Brill, at Tarren Mill, on the Alterac pass. */
export function inPlace(id: string): string {
  const place = placeName(id);
  const last = place.split(' ').at(-1) ?? '';
  if (on.includes(last)) return `on ${place}`;
  return at.includes(last) ? `at ${place}` : `in ${place}`;
}
