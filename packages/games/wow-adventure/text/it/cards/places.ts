import { bare, type Noun, noun } from '@tavolo/language/it';
import { nameIn } from '../../card-names.ts';
import { spaceNames } from '../names/spaces.ts';

/** The words that names of places begin with where they take an article: al Porto di Menethil, but a Brill. */
const masculineWords = [
  'Accampamento',
  'Baluardo',
  'Belvedere',
  'Bosco',
  'Campo',
  'Cimiero',
  'Covo',
  'Crocevia',
  'Fiume',
  'Forte',
  'Fosso',
  'Massiccio',
  'Monastero',
  'Mulino',
  'Passo',
  'Picco',
  'Podere',
  'Ponte',
  'Portale',
  'Porto',
  'Presidio',
  'Sepolcro',
  'Tempio',
  'Tram',
  'Valico',
  'Villaggio',
];
const feminineWords = [
  'Abbazia',
  'Baia',
  'Cappella',
  'Costa',
  'Fortezza',
  'Gola',
  'Landa',
  'Mano',
  'Porta',
  'Requie',
  'Riva del Loch',
  "Riva dell'Isola",
  'Spedizione',
  'Strada',
  'Valle',
  'Via',
];
const masculinePlurals = ['Campi', 'Mulini', 'Scavi', 'Sotterranei'];
const femininePlurals = ['Miniere', 'Rovine'];

/** Riva del Sud is a town, and takes none. */
const startsWithOneOf = (name: string, words: readonly string[]): boolean =>
  words.some((word) => name === word || name.startsWith(`${word} `));

/** A place, with its article if it takes one. */
export function placeNoun(id: string): Noun {
  const name = nameIn(spaceNames, id);
  if (startsWithOneOf(name, masculineWords)) return noun(name, { gender: 'm' });
  if (startsWithOneOf(name, feminineWords)) return noun(name, { gender: 'f' });
  if (startsWithOneOf(name, masculinePlurals)) return noun(name, { gender: 'm', plural: true });
  return startsWithOneOf(name, femininePlurals) ? noun(name, { gender: 'f', plural: true }) : bare(name);
}
