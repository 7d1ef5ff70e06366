import type { powers as chapter } from '../../../rulebook/powers.ts';

/** Powers, in Italian. */
export const powers: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/powers.1':
    'Un potere è sempre attivo, oppure si può usare in un momento indicato, oppure è attivato dal risultato di un dado combattimento.',
  'wow/powers.2': 'Un potere attivato da un dado è obbligatorio quando il suo risultato compare.',
  'wow/powers.3': 'Ogni potere attivato da un dado funziona una volta per combattimento.',
  'wow/powers.4': 'La spada vale 6, a meno che un testo non dica altro.',
  'wow/powers.5':
    'Quando in combattimento le due parti agiscono nello stesso momento, comincia il difensore.',
  'wow/powers.6': "In un combattimento contro un incontro l'eroe è l'attaccante e l'incontro il difensore.",
  'wow/powers.7': "In un duello l'attaccante è l'eroe attivo.",
  'wow/powers.8':
    'Un bonus ottenuto in un combattimento dura fino alla sua fine, anche se il dado che lo ha dato viene ritirato.',
  'wow/powers.9':
    'Ogni volta che un dado mostra una nuova faccia, perché ritirato o per altro, si attivano i poteri che la nominano e non hanno ancora funzionato in questo combattimento, prima quelli del difensore [wow/A-34].',
  'wow/powers.10':
    "Un potere attivato da un dado guarda il dado della propria parte, a meno che non nomini l'altro.",
  'wow/powers.11':
    "Se più poteri di una parte si attivano insieme, li ordina il giocatore di quella parte; quelli di un incontro seguono l'ordine sulla carta [wow/A-34].",
  'wow/powers.12':
    'Difesa, danno, movimento e costi non scendono mai sotto 0, la vita mai sotto 1. Un valore di attacco può essere negativo [wow/A-50].',
};
