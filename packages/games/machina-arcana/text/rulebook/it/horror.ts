import type { horror as chapter } from '../../../rulebook/horror.ts';

/** The horror phase and events, in Italian. */
export const horror: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/horror.1':
    'All’inizio della fase dell’orrore gli indicatori orrore tornano accanto al mazzo eventi orrore.',
  'ma/horror.2': 'Il dado di gioco si lancia una volta sola per tutto il gruppo.',
  'ma/horror.3': 'Se il tiro è almeno pari al valore dell’orrore, non c’è evento, e il valore sale di uno.',
  'ma/horror.4':
    'Se il tiro è inferiore al valore dell’orrore, si pesca un evento orrore, e la minaccia sale di 1.',
  'ma/horror.5':
    'L’ordine è: l’evento entra in gioco, il valore torna a quello iniziale [ma/Q2], la minaccia sale.',
  'ma/horror.6':
    'Un evento orrore correlato si mette accanto al mostro che indica e gli dà abilità finché quello vive. Viene distrutto insieme al mostro, anche se questo è esiliato.',
  'ma/horror.7':
    'Ogni altro evento orrore sta a faccia in su sulla pila. Quello in cima è l’evento orrore corrente, e ogni mostro può usarne le abilità attive.',
  'ma/horror.8':
    'Quando il mazzo eventi orrore è vuoto, la sua pila si mescola e diventa il mazzo, tranne l’evento corrente. Lo stesso vale per gli eventi esploratore e per i mazzi oggetto.',
  'ma/horror.9':
    'Ciò che scatta all’inizio della fase dell’orrore viene dopo il ritorno degli indicatori e prima del tiro, cominciando dal capitolo.',
  'ma/horror.10':
    'Prima del primo evento non c’è un evento corrente. Un evento correlato non diventa mai corrente.',
  'ma/horror.11':
    'Un evento orrore correlato che non trova un mostro fa ciò che prevede per quel caso e viene distrutto. Un mostro può avere più eventi.',
  'ma/horror.12':
    'Un attacco fatto da un evento non ha attaccante: niente di ciò che parla dell’attaccante funziona contro di esso. Un solo tiro vale per tutti quelli che nomina.',
  'ma/horror.13':
    'L’abilità «entra in gioco» di un nuovo evento si risolve prima di posare la carta su quello corrente; un’abilità passiva dell’evento coperto finisce solo allora.',
  'ma/horror.14':
    'Un evento esploratore correlato resta con il suo esploratore finché non viene distrutto o quello muore. L’evento esploratore corrente serve a tutti gli esploratori.',
};
