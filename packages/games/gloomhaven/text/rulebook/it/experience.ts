import type { experience as chapter } from '../../../rulebook/experience.ts';

/** Experience, in Italian. */
export const experience: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/experience.1':
    "Un'azione che riporta un valore di esperienza lo dà al personaggio quando viene eseguita.",
  'gh/experience.2':
    "Non si può eseguire un'azione solo per la sua esperienza: bisogna usare almeno una delle sue capacità.",
  'gh/experience.2a':
    'Con un\'azione "Attacco 3, 1 punto esperienza" e nessun nemico entro gittata, nessuna delle sue capacità si può usare e quindi non si ottengono punti esperienza.',
  'gh/experience.3':
    "L'esperienza legata a una condizione (un elemento consumato, un bersaglio adiacente a un alleato, ogni nemico bersagliato) si ottiene solo quando la condizione si verifica, e tante volte quante si verifica.",
  'gh/experience.3a':
    'Con "+2 Attacco e 1 punto esperienza se il bersaglio è adiacente a un tuo alleato" e un bersaglio che non lo è, non si ottiene né l\'uno né l\'altro.',
  'gh/experience.3b':
    'Con "1 punto esperienza per ogni nemico bersagliato", un attacco contro tre nemici dà 3 punti esperienza.',
  'gh/experience.4':
    "L'esperienza su una casella di un bonus persistente si ottiene quando si spende quell'utilizzo.",
  'gh/experience.4a':
    'Un bonus persistente "ai tuoi prossimi quattro attacchi contro nemici non adiacenti a loro alleati aggiungi +2" ha punti esperienza stampati su alcune caselle: quando un attacco sposta il segnalino da una di queste, si ottengono quei punti esperienza.',
  'gh/experience.5': 'Uccidere mostri non dà di per sé punti esperienza.',
  'gh/experience.6':
    "Solo i personaggi ottengono punti esperienza; ciò che fa un'evocazione non ne dà, a meno che una carta non lo dica.",
  'gh/experience.7': 'Gli effetti di esperienza sono obbligatori quando la loro azione viene eseguita.',
  'gh/experience.8':
    'I punti esperienza dello scenario si aggiungono al totale del personaggio quando lo scenario termina, con successo o con un fallimento [gh/ending.5].',
  'gh/experience.9': 'Durante uno scenario non si avanza di livello.',
};
