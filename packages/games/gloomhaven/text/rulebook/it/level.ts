import type { level as chapter } from '../../../rulebook/level.ts';

/** Scenario level and tables, in Italian. */
export const level: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/level.1':
    "L stabilisce il livello dei mostri, le monete d'oro per segnalino denaro, i danni delle trappole e i punti esperienza bonus. Per L da 0 a 7: il livello dei mostri è uguale a L; un segnalino denaro vale 2, 2, 3, 3, 4, 4, 5, 6 monete d'oro; i danni delle trappole sono 2, 3, 4, 5, 6, 7, 8, 9; i punti esperienza bonus sono 4, 6, 8, 10, 12, 14, 16, 18.",
  'gh/level.1a':
    "Con L = 6 un personaggio che ha saccheggiato 7 segnalini riceve 35 monete d'oro alla fine dello scenario.",
  'gh/level.1b': 'Con L = 5 una trappola danneggiante infligge 7 danni.',
  'gh/level.1c':
    'Uno scenario può dare a singoli tipi di mostri un livello diverso da L, mai superiore a 7. Il livello degli altri, il denaro e le trappole restano invariati.',
  'gh/level.2': 'I danni delle trappole sono sempre 2 + L e i punti esperienza bonus sempre 4 + 2L.',
  'gh/level.3':
    'L è un numero intero da 0 a 7, scelto dai giocatori prima dello scenario; un risultato inferiore a 0 diventa 0 e uno superiore a 7 diventa 7.',
  'gh/level.4':
    'L consigliato è il livello medio dei personaggi che partecipano, diviso per due e arrotondato per eccesso; questa è la difficoltà "Normale".',
  'gh/level.4a':
    'I livelli 6, 4, 4 e 3 hanno media 4,25; la metà è 2,125, arrotondata per eccesso a 3, quindi Normale è L = 3.',
  'gh/level.4b': 'Per due personaggi di livello 1, Normale è L = 1 e Facile è L = 0.',
  'gh/level.4c': 'Per quattro personaggi di livello 9, Normale è L = 5 e Molto Difficile è L = 7.',
  'gh/level.5':
    'La difficoltà modifica il livello consigliato: Facile -1, Normale 0, Difficile +1, Molto Difficile +2.',
  'gh/level.5a': 'Con un livello consigliato di 3, Molto Difficile significa L = 5.',
  'gh/level.6':
    'Il livello consigliato non è vincolante: i giocatori possono scegliere qualsiasi L da 0 a 7.',
  'gh/level.7': "L non cambia dopo l'inizio dello scenario, neppure se dei personaggi diventano sfiniti.",
  'gh/level.8':
    "Un personaggio che avanza di livello tra uno scenario e l'altro cambia L consigliato solo per lo scenario successivo.",
  'gh/level.9':
    "Le equazioni per i punti ferita di obiettivi, mostri con un nome e boss usano L e P, e nient'altro [gh/special.14].",
};
