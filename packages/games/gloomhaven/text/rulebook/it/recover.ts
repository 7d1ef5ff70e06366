import type { recover as chapter } from '../../../rulebook/recover.ts';

/** Recover and refresh, in Italian. */
export const recover: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/recover.1':
    'Recuperare permette a un giocatore di riprendere in mano le proprie carte capacità del tipo indicato (scartate o perse), fino al numero indicato.',
  'gh/recover.2':
    "Si possono scegliere anche carte di quel tipo che si trovano nell'area attiva; il loro bonus termina.",
  'gh/recover.3': 'Le carte recuperate sono subito in mano e si possono usare alla selezione successiva.',
  'gh/recover.3a':
    'Con "recupera fino a due carte scartate", una carta nella pila degli scarti e una nell\'area attiva che conta come scartata, il giocatore può riprenderne nessuna, una o entrambe.',
  'gh/recover.4':
    'Una carta con il simbolo "non si può recuperare" non si può più recuperare una volta persa, comunque sia stata persa; un oggetto con quel simbolo non si può più ripristinare una volta consumato.',
  'gh/recover.4a':
    'Una carta con quel simbolo è stata persa per negare dei danni: una capacità che recupera carte perse non può sceglierla.',
  'gh/recover.5':
    'Ripristinare rende di nuovo utilizzabili carte oggetto spese o consumate; la capacità indica di quale tipo.',
  'gh/recover.5a': 'Con "ripristina un oggetto consumato" e soltanto oggetti spesi, non si ripristina nulla.',
  'gh/recover.6': "Recuperare o ripristinare non costa e non dà nient'altro.",
  'gh/recover.7':
    'Gli oggetti con cerchi di utilizzo ancora liberi non sono spesi e non si possono ripristinare.',
  'gh/recover.8': "Tra uno scenario e l'altro si recupera e si ripristina tutto [gh/ending.7].",
};
