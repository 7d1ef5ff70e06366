import type { Gender } from '@tavolo/language';
import { bare, type Noun, noun } from '@tavolo/language/pt';
import { nameIn } from '../../card-names.ts';
import { spaceNames } from '../names/spaces.ts';

type FirstWords = { readonly gender: Gender; readonly plural?: true; readonly words: string };

/** The words that names of places begin with where they take an article: no Porto de Menethil, but em Montalvo. */
const firstWords: readonly FirstWords[] = [
  {
    gender: 'm',
    words:
      'Abismo Acampamento Arroio Baluarte Bosque Campo Castro Covil Cruzamento Forte Metrô Mirante Monastério Monte Morro Ninho Oeste Passo Portal Porto Portão Posto Rasgo Rio Sepulcro Sítio Templo Vale Vilarejo',
  },
  {
    gender: 'f',
    words:
      'Abadia Aldeia Angra Bastilha Capela Cidade Costa Escavação Estrada Expedição Fortaleza Manopla Margem Montanha Ponta Ponte Ravina Ruína Serraria Trilha Vigia Vila',
  },
  { gender: 'm', plural: true, words: 'Campos Moinhos' },
  { gender: 'f', plural: true, words: 'Minas Ruínas' },
];

/** A place, with its article if it takes one. */
export function placeNoun(id: string): Noun {
  const name = nameIn(spaceNames, id);
  const [first = ''] = name.split(' ');
  const found = firstWords.find(({ words }) => words.split(' ').includes(first));
  return found === undefined ? bare(name) : noun(name, found);
}
