import type { challenge as chapter } from '../../../rulebook/challenge.ts';

/** The challenge phase, in Italian. */
export const challenge: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/challenge.1': 'In una città la fase sfida si salta.',
  'wow/challenge.2':
    "Altrove l'eroe attivo deve attaccare un rivale nello stesso spazio oppure risolvere un incontro lì.",
  'wow/challenge.3':
    'Un indicatore aggro nello spazio obbliga a combattere il suo incontro, che ha la precedenza su rivali, eventi e altri indicatori [wow/A-04].',
  'wow/challenge.4':
    "Se nello spazio c'è un incontro in mappa, l'indicatore di un incontro imbattuto o una carta evento, l'eroe ne risolve uno e non pesca carte; se sono più d'uno, sceglie quale.",
  'wow/challenge.5': "Altrimenti l'eroe pesca una carta dal mazzo del colore dello spazio.",
  'wow/challenge.6': 'Un incontro pescato si combatte subito.',
  'wow/challenge.7':
    "Un evento pescato si risolve e poi si pesca un'altra carta, finché non compare un incontro, che si combatte.",
  'wow/challenge.8': "Attaccare un rivale prende il posto dell'incontro; poi viene il mantenimento.",
  'wow/challenge.9': 'I rivali che si trovano in una città non possono essere attaccati.',
  'wow/challenge.10':
    'Risolvere un evento o un incontro che era già lì è tutta la fase sfida, comunque vada: dopo non si pescano carte.',
  'wow/challenge.11':
    "Un evento pescato che diventa un incontro e viene subito combattuto è l'incontro di quella fase [wow/A-38].",
  'wow/challenge.12':
    "Un evento locazione che nomina lo spazio dell'eroe che lo pesca viene messo lì, e si continua a pescare; lo si può risolvere a partire dal turno successivo [wow/A-37].",
  'wow/challenge.13':
    "Se un evento pescato sposta o sconfigge l'eroe attivo, si smette di pescare e la fase finisce [wow/A-38].",
};
