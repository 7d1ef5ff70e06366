import type { damage as chapter } from '../../../rulebook/damage.ts';

/** Damage and how it is negated, in Italian. */
export const damage: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/damage.1': 'I danni a un personaggio riducono i suoi punti ferita di quella quantità.',
  'gh/damage.2':
    'Invece di subire i danni di una singola fonte, di qualsiasi entità e origine, un giocatore può perdere una carta dalla mano o due carte dalla pila degli scarti; i danni diventano allora 0.',
  'gh/damage.2a':
    'Un mostro colpisce per 6 e il giocatore ha 3 carte in mano: perdendone una non subisce danni, e la carta va nella pila delle carte perse.',
  'gh/damage.2b':
    'Una trappola infligge 5 danni e il giocatore non ha carte in mano ma 4 carte scartate: perdendone due non subisce danni.',
  'gh/damage.3':
    "Negare i danni annulla solo i danni; le condizioni e gli altri effetti dell'attacco si applicano comunque.",
  'gh/damage.3a': 'Si negano i danni di un attacco da 4 con STORDIRE: il personaggio è stordito lo stesso.',
  'gh/damage.4':
    'Le carte selezionate per il round e non ancora giocate non sono né in mano né scartate e non si possono usare per negare i danni.',
  'gh/damage.4a':
    'Le uniche carte di un giocatore sono le due selezionate: i danni inflitti prima del suo turno non si possono negare.',
  'gh/damage.5': 'Una carta dalla mano e una dagli scarti non formano una coppia valida.',
  'gh/damage.6':
    "La decisione si prende quando si conosce l'ammontare finale, dopo la carta modificatore e Scudo.",
  'gh/damage.7':
    'Ogni fonte di danno si nega separatamente: ciascun attacco di un attacco multiplo, ciascun esagono di terreno pericoloso, ciascuna Ritorsione.',
  'gh/damage.7a':
    'Due mostri attaccano per 3 e per 2: per evitare entrambi i danni il giocatore perde due carte dalla mano, oppure paga due volte in un altro modo valido.',
  'gh/damage.8':
    'Solo i personaggi possono negare i danni; evocazioni, mostri e miniature alleate non possono.',
  'gh/damage.9':
    'I danni che un personaggio si infligge con la propria azione sono obbligatori, ma si possono negare come gli altri [gh/A-09].',
  'gh/damage.10':
    'I bonus che prevengono i danni (bonus persistenti, oggetti) si applicano prima di decidere se perdere carte.',
  'gh/damage.11': 'Danni pari a 0 o meno non sono danni e non attivano nulla.',
  'gh/damage.12':
    'Un personaggio con 0 punti ferita o meno è sfinito [gh/round.23]; nel gioco normale non esiste altra morte.',
  'gh/damage.13': 'Mostri, evocazioni e obiettivi con 0 punti ferita vengono rimossi [gh/attack.21].',
  'gh/damage.14': 'I danni in eccesso si ignorano.',
};
