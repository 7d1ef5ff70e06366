import type { ending as chapter } from '../../../rulebook/ending.ts';

/** The end of a scenario, in Italian. */
export const ending: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/ending.1':
    'Uno scenario termina con un successo o con un fallimento. Quando si verifica la condizione di successo o di fallimento, si gioca il round fino alla fine e poi lo scenario termina.',
  'gh/ending.1a':
    "L'obiettivo è uccidere tutti i nemici e l'ultimo muore a iniziativa 15: i giocatori che vengono dopo nel round svolgono comunque il loro turno e possono saccheggiare o ottenere punti esperienza.",
  'gh/ending.2':
    '"Uccidere tutti i nemici" richiede che tutte le stanze siano state rivelate e che non resti alcun nemico.',
  'gh/ending.2a':
    'Una cosa con punti ferita, come un altare o una porta, non è un nemico in questo senso: non occorre distruggerla.',
  'gh/ending.3':
    'Il fallimento si verifica quando tutti i personaggi sono sfiniti, o per una condizione di fallimento dello scenario.',
  'gh/ending.4':
    'Se in uno stesso round si verificano sia il successo sia il fallimento, decide quello che si è verificato per primo; se avvengono nello stesso istante, lo scenario è un successo [gh/A-14].',
  'gh/ending.5':
    'In caso sia di successo sia di fallimento, ogni personaggio aggiunge al suo totale i punti esperienza ottenuti nello scenario.',
  'gh/ending.6':
    "In caso sia di successo sia di fallimento, ogni segnalino denaro saccheggiato si converte in monete d'oro secondo il livello dello scenario L; ciò che non è stato saccheggiato non si ottiene.",
  'gh/ending.6a': "Un personaggio con 4 segnalini a L = 3 ottiene 12 monete d'oro.",
  'gh/ending.7':
    'In caso sia di successo sia di fallimento, tutte le carte capacità tornano disponibili, tutti gli oggetti si ripristinano e i punti ferita tornano al massimo.',
  'gh/ending.8':
    'In caso sia di successo sia di fallimento, le carte benedizione, maledizione e con la stella vengono rimosse dai mazzi di tutti i personaggi e dal mazzo dei mostri, che tornano così completi.',
  'gh/ending.9': 'Tutti gli obiettivi della battaglia, completati o no, vengono rimescolati nel loro mazzo.',
  'gh/ending.10':
    'Solo in caso di successo un personaggio che ha raggiunto il suo obiettivo della battaglia ottiene le spunte indicate su di esso.',
  'gh/ending.10a':
    'Un personaggio ha raggiunto il suo obiettivo ma lo scenario è fallito: non ottiene spunte.',
  'gh/ending.11': 'Le spunte si segnano subito e ogni terza spunta dà subito un talento.',
  'gh/ending.12': 'Solo in caso di successo ogni personaggio ottiene 4 + 2L punti esperienza bonus.',
  'gh/ending.12a':
    'Uno scenario a L = 2 riesce: ogni personaggio, compresi quelli sfiniti, ottiene 8 punti esperienza oltre ai propri.',
  'gh/ending.13':
    'I personaggi sfiniti partecipano a tutto: punti esperienza e denaro propri, obiettivo della battaglia, ricompense, punti esperienza bonus. Lo sfinimento non comporta penalità.',
  'gh/ending.14': 'In una campagna il successo dà anche il testo della conclusione e le ricompense elencate.',
  'gh/ending.15':
    "Al di fuori di una campagna punti esperienza e monete d'oro misurano soltanto il risultato.",
  'gh/ending.16':
    'Dopo un fallimento il gruppo può tornare in città o ritentare subito, senza un evento di strada.',
  'gh/ending.17': 'I giocatori possono accordarsi per abbandonare uno scenario, che conta come fallito.',
  'gh/ending.18': 'Anche se lo scenario fallisce, i tesori numerati già saccheggiati restano ottenuti.',
};
