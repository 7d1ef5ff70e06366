import type { spawn as chapter } from '../../../rulebook/spawn.ts';

/** The spawn phase, in Italian. */
export const spawn: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/spawn.1':
    'Si fa un controllo per ogni esploratore, nell’ordine che i giocatori preferiscono, altrimenti in ordine di posto. Chi è uscito in questo round o è fuori dalla mappa non lo fa.',
  'ma/spawn.2':
    'Se tutti gli spazi generazione della tessera dell’esploratore sono distrutti, non si lancia il dado, non appare niente e il valore non cambia [ma/Q1].',
  'ma/spawn.3': 'Altrimenti si lancia il dado di gioco.',
  'ma/spawn.4':
    'Se il tiro è almeno pari al valore di generazione, non appare niente e il valore sale di uno, così il prossimo controllo è più rischioso.',
  'ma/spawn.5': 'Se il tiro è inferiore al valore di generazione, si genera un mostro per quell’esploratore.',
  'ma/spawn.6': 'Dopo una generazione il valore torna a quello iniziale [ma/Q2].',
  'ma/spawn.7':
    'I valori vanno da 1 a 10 e non escono mai da questi limiti; a difficoltà normale, con due esploratori, partono da 2.',
  'ma/spawn.8':
    'Per generare un mostro se ne pesca la carta. Se il mazzo è vuoto, vi si mescola la pila delle carte distrutte; se è vuota anche quella, la minaccia sale di 1 e non succede altro.',
  'ma/spawn.9': 'La carta va in fondo alla coda, con tanti segnalini salute quanta è la sua salute.',
  'ma/spawn.10':
    'La pedina va sullo spazio generazione più vicino all’esploratore, contando i passi su tutte le tessere; se è occupato, sullo spazio libero più vicino a quello. Gli spazi generazione distrutti non contano; fra gli spazi liberi le trappole contano, le fosse no. A parità di distanza scelgono i giocatori.',
  'ma/spawn.11': 'Poi si risolve l’abilità «entra in gioco» del mostro.',
  'ma/spawn.12':
    'Un mostro generato da una carta arriva allo stesso modo per l’esploratore indicato, senza controllo e senza muovere il valore.',
  'ma/spawn.13':
    'Per «un mostro di livello n» si prende la prima carta del genere dalla cima del mazzo, o altrimenti della pila delle carte distrutte; se non ce n’è, si genera come al solito. Un mostro che appare dove un altro si trova o si trovava prende quello spazio, o lo spazio libero più vicino.',
  'ma/spawn.14': 'Un mostro generato in questa fase agisce già nella fase dei mostri dello stesso round.',
};
