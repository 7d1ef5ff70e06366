import type { casesEnding as chapter } from '../../../../rulebook/cases/ending.ts';

/** Cases of death and the end, in Italian. */
export const casesEnding: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/K160':
    'Un esploratore ha 0 salute, e gli oggetti si possono lasciare a terra: è morto, i suoi oggetti stanno sul suo spazio, e i suoi eventi correlati vengono distrutti.',
  'ma/K161':
    'Muore l’ultimo esploratore in vita: la partita è persa, anche se questa morte completa un contatore. Una vittoria per lo stesso effetto verrebbe prima.',
  'ma/K162':
    'Un esploratore sta per morire, e uno adiacente ha Ultimo respiro nella borsa: lo si può distruggere, e all’esploratore resta 1 salute.',
  'ma/K163':
    'Un esploratore che indossa un’Imbracatura da guardafili viene spinto in una fossa: se la disequipaggia, si ritrova sullo spazio prima della fossa.',
  'ma/K164':
    'In «Il nono rintocco» devono essere illuminate tutte e quattro le campane; finché sulla mappa c’è un solo esploratore, dopo quattro rintocchi ne basta una.',
  'ma/K165':
    'In «Il motore annegato» due esploratori chiudono la terza e ultima valvola: ora il Cuore, che ha 3 salute, può perderne. Anche prima gli attacchi andavano a segno, ma non gli toglievano niente.',
  'ma/K166':
    'Il Giardiniere viene distrutto nel turno di un esploratore del round 9: quell’esploratore recupera 1 essenza. Il Giardiniere non agisce nel round 9, alla fine di quella fase dei mostri è sul semenzaio con la salute al massimo, e agisce di nuovo dal round 10.',
  'ma/K167':
    'Comincia il secondo scenario di una campagna: il livello dei mostri è 2, nei mazzi ci sono gli oggetti di livello 1 e 2, e chi è sopravvissuto ha la salute al massimo e non più di 3 oggetti.',
  'ma/K168':
    'Un esploratore gioca da solo: c’è un controllo di generazione per round, «I contabili» chiede 2, «Polmoni d’ottone» non fa niente, perché prevede questa eccezione, e il Cuore ha 2 salute.',
  'ma/K169':
    'Il proprietario della Scatola dei sussurri guarda due eventi orrore: li vedono tutti i giocatori, e vedono anche quale va in fondo.',
  'ma/K170':
    'Due tessere sono affiancate, un compagno è sulla colonna 0, e il tavolo permette di esplorare anche con dei ritardatari [ma/Q4]. L’esploratore sulla colonna 1 esplora a est: la tessera si posa, e il compagno va sullo spazio libero più vicino all’esploratore, sulla sua tessera.',
  'ma/K171':
    'A difficoltà facile, con due esploratori, un controllo fallisce: il valore torna a 1 [ma/Q2], e quindi il controllo successivo non può fallire. Con tre torna a 2, e con un tiro di 1 il controllo fallisce.',
  'ma/K172':
    'Al tavolo si gioca con il burattinaio, e due esploratori con la stessa salute sono alla stessa distanza: fra loro sceglie il burattinaio, che però non può far allontanare il mostro [ma/Q9].',
};
