import type { cleanUp as chapter } from '../../../rulebook/clean-up.ts';

/** The end of the round, in Italian. */
export const cleanUp: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/clean-up.1':
    "Quando tutte le miniature hanno svolto il loro turno si esegue il riordino, nell'ordine delle regole di questo capitolo.",
  'gh/clean-up.2':
    'Ogni mazzo dei modificatori da cui in questo round è stato pescato un 2x o un Nullo standard viene rimescolato con i suoi scarti.',
  'gh/clean-up.2a':
    'In questo round da un mazzo sono state pescate solo una benedizione e una maledizione: il mazzo non si rimescola.',
  'gh/clean-up.3':
    'Ogni mazzo di capacità dei mostri la cui carta di questo round ha il simbolo di mescolare viene rimescolato con i suoi scarti.',
  'gh/clean-up.4': 'Gli elementi si affievoliscono [gh/elements.4].',
  'gh/clean-up.5': "Le carte dei bonus di round lasciano l'area attiva [gh/bonuses.6].",
  'gh/clean-up.6': 'I giocatori possono fare un riposo breve [gh/round.10].',
  'gh/clean-up.7': 'I bonus delle carte dei mostri terminano.',
  'gh/clean-up.8':
    'Se lo scenario conta i round, il contatore avanza di uno spazio; la maggior parte degli scenari non ne ha bisogno.',
  'gh/clean-up.9': 'Il contatore ha 12 spazi, che non sono un limite al numero di round.',
  'gh/clean-up.10':
    'Gli effetti dello scenario "alla fine del round" hanno luogo nel riordino; i mostri generati allora agiscono dal round successivo.',
  'gh/clean-up.11':
    'Se durante il round si è verificato ciò che fa terminare lo scenario, esso termina ora [gh/ending] invece di iniziare un altro round.',
};
