import { bare, feminine, masculine, type Noun } from '@tavolo/language/it';
import { nameIn } from '../../card-names.ts';
import { spaceNames } from '../names/spaces.ts';

/** The words that names of places begin with where they take an article: al Porto di Menethil, but a Brill. */
const masculineWords = [
  'Sepolcro',
  'Picco',
  'Fosso',
  'Porto',
  'Presidio',
  'Massiccio',
  'Forte',
  'Portale',
  'Villaggio',
];
const feminineWords = ['Cappella', 'Requie', 'Fortezza', 'Baia'];

/** A place, with its article if it takes one. */
export function placeNoun(id: string): Noun {
  const name = nameIn(spaceNames, id);
  const [first = ''] = name.split(' ');
  if (masculineWords.includes(first)) return masculine(name);
  return feminineWords.includes(first) ? feminine(name) : bare(name);
}
