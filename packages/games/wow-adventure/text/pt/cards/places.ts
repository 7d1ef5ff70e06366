import { bare, feminine, masculine, type Noun } from '@tavolo/language/pt';
import { nameIn } from '../../card-names.ts';
import { spaceNames } from '../names/spaces.ts';

/** The words that names of places begin with where they take an article: no Porto de Menethil, but em Montalvo. */
const masculineWords = [
  'Sepulcro',
  'Castro',
  'Ninho',
  'Porto',
  'Posto',
  'Covil',
  'Morro',
  'Arroio',
  'Portal',
  'Acampamento',
];
const feminineWords = [
  'Cidade',
  'Costa',
  'Capela',
  'Aldeia',
  'Ponta',
  'Ruína',
  'Montanha',
  'Vigia',
  'Vila',
  'Bastilha',
  'Angra',
];

/** A place, with its article if it takes one. */
export function placeNoun(id: string): Noun {
  const name = nameIn(spaceNames, id);
  const [first = ''] = name.split(' ');
  if (masculineWords.includes(first)) return masculine(name);
  return feminineWords.includes(first) ? feminine(name) : bare(name);
}
