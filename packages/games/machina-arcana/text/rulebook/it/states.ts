import type { states as chapter } from '../../../rulebook/states.ts';

/** Rolls for effect, tokens gathered on cards and states, in Italian. */
export const states: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/states.1': 'Per il tiro per l’effetto X si lancia il dado di gioco: l’effetto avviene con X o più.',
  'ma/states.2':
    'Una carta può raccogliere segnalini: ogni volta che la sua condizione si verifica, riceve un segnalino esplorato. Quando sono tanti quanti ne indica, l’effetto avviene e i segnalini si tolgono.',
  'ma/states.3':
    'Altre icone significano: disequipaggia questo oggetto; distruggi un oggetto, un’unità o un evento correlato; abilità «entra in gioco».',
  'ma/states.4':
    'A un’unità protetta la prossima perdita di salute è evitata per intero, qualunque sia; poi non è più protetta. Un’unità stordita salta il suo prossimo turno; poi non è più stordita.',
  'ma/states.5':
    'Lo stesso bonus da due carte diverse si somma. L’effetto di una carta si somma a sé stesso solo se è stato pagato due volte.',
};
