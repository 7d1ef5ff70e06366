import type { casesEssence as chapter } from '../../../../rulebook/cases/essence.ts';

/** Cases of essence and support, in Italian. */
export const casesEssence: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/K106':
    'Un esploratore con 2 salute e 1 essenza viene colpito: sceglie lui se restare con 2 e 0 o con 1 e 1.',
  'ma/K107':
    'Un esploratore con 1 salute e senza essenza viene colpito, e un compagno adiacente paga 1 essenza: nessuno perde salute [ma/Q6].',
  'ma/K108':
    'Un attacco a segno di un Guscio di corista toglie anche 1 essenza, se possibile, e l’esploratore non ne ha: non succede altro, e non si chiede a nessun compagno [ma/Q6].',
  'ma/K109':
    'Un esploratore con 1 essenza sigilla; gli danno supporto un compagno con 2, adiacente allo spazio generazione, e uno con 1, adiacente solo al primo: 1 + 2 + 1 = 4 è permesso. Se il primo non paga niente, nemmeno il secondo può pagare.',
  'ma/K110':
    'La Bobina di sovraccarico costa 1 salute, e il proprietario ha 1 essenza: si può pagare quella al suo posto.',
  'ma/K111':
    'Un compagno a 3 spazi paga essenza per il proprietario di una Candela di sego: è permesso, e senza la candela no.',
};
