import type { quests as chapter } from '../../../rulebook/quests.ts';

/** Quests, in Italian. */
export const quests: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/quests.1':
    'Un eroe non ha mai più di due missioni attive, cioè non ancora completate. Se ne riceve una terza, ne scarta subito una delle tre, a sua scelta, prima di ogni preparazione; i segnalini di quella scartata tornano nella scorta [wow/A-31].',
  'wow/quests.2':
    "La preparazione di una missione si esegue appena la si riceve. I segnalini possono andare nelle città e in spazi superiori al livello dell'eroe.",
  'wow/quests.3': 'Viaggio: trovarsi nello spazio indicato durante il proprio mantenimento.',
  'wow/quests.4':
    'Raccolta: nel proprio mantenimento, prendere il proprio segnalino dallo spazio e metterlo sulla carta missione.',
  'wow/quests.5':
    'Fare danno o sconfiggere: il danno deve venire da una carta di chi ha la missione o da un combattimento tra i due eroi, chiunque dei due abbia attaccato. I danni di segnalini, eventi e incontri non contano.',
  'wow/quests.6':
    'I progressi parziali non danno punti valore, ma restano finché la missione non è completata o scartata.',
  'wow/quests.7':
    "Quando tutte le condizioni sono soddisfatte, la missione è completata: va sotto il registro missioni, poi l'eroe pesca la prima missione elite del mazzo e ne esegue la preparazione. Può accadere nel mezzo di un combattimento o nel turno di un rivale.",
  'wow/quests.8': 'I segnalini di una missione completata tornano nella scorta del proprietario.',
  'wow/quests.9':
    'Alcune missioni mettono i propri segnalini su altri eroi; di regola si raccolgono durante il mantenimento nello stesso spazio, come dice la carta.',
  'wow/quests.10':
    'Le condizioni unite da "poi" si soddisfano in quell\'ordine, anche più d\'una nello stesso mantenimento se il luogo lo permette; tutte le altre in qualsiasi ordine.',
  'wow/quests.11':
    'Una missione pescata durante il mantenimento delle missioni può avanzare nello stesso mantenimento [wow/A-64].',
  'wow/quests.12':
    "Le imprese che si contano (incontri battuti, danni inflitti, segnalini piazzati) valgono dal momento in cui si riceve la missione. Un nemico che cade insieme all'eroe conta come battuto per le missioni, anche se non dà ricompense [wow/A-08].",
  'wow/quests.13': 'Se il mazzo delle missioni elite è vuoto, non si pesca nessuna missione [wow/A-13].',
};
