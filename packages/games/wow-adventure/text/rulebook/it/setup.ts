import type { setup as chapter } from '../../../rulebook/setup.ts';

/** Setup, in Italian. */
export const setup: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/setup.1': 'Si mette la mappa sul tavolo.',
  'wow/setup.2':
    'Si dividono le carte sfida per colore, si mescola ognuno dei quattro mazzi per conto suo e lo si mette nel suo porta mazzi.',
  'wow/setup.3':
    'Si mescolano le missioni elite. I trofei formano una pila scoperta che chiunque può consultare.',
  'wow/setup.4':
    'Si mettono a portata di mano i segnalini danno e gli indicatori incontro; si mescolano coperti i segnalini scoperta, che formano la riserva.',
  'wow/setup.5': 'Ogni giocatore prende un segnalino zaino e un segnalino registro missioni.',
  'wow/setup.6':
    'Ogni giocatore tira un dado combattimento; chi ottiene di più è il primo giocatore e gioca il primo turno. In caso di parità si tira di nuovo [wow/A-21].',
  'wow/setup.7':
    'In senso orario dal primo giocatore, ognuno sceglie un personaggio ancora libero e ne prende il mazzo abilità, le 4 carte personaggio, la miniatura e i 9 segnalini.',
  'wow/setup.8':
    'La carta personaggio grigia entra in gioco sul lato di partenza; le altre tre restano da parte.',
  'wow/setup.9': 'Si mescolano le 18 missioni iniziali e se ne danno due scoperte a ogni giocatore.',
  'wow/setup.10':
    "In senso orario dal primo giocatore, ognuno esegue la preparazione delle sue due missioni, nell'ordine che preferisce. Le miniature non sono ancora sulla mappa, quindi nessuna preparazione può dipendere da dove si trova un eroe.",
  'wow/setup.11': 'Le missioni iniziali non distribuite escono dal gioco.',
  'wow/setup.12':
    'In senso orario dal primo giocatore, ognuno mette la sua miniatura in una delle tre città. Più eroi possono partire dalla stessa città [wow/A-21].',
  'wow/setup.13': 'Ogni giocatore mescola il mazzo abilità e pesca una mano iniziale di tre carte.',
  'wow/setup.14': 'Nessun eroe comincia con oggetti, danni, energia o segnalini scoperta.',
};
