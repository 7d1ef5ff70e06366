import type { destroying as chapter } from '../../../rulebook/destroying.ts';

/** Destroying, banishing and controlling monsters, in Italian. */
export const destroying: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/destroying.1': 'Un mostro è distrutto quando ha 0 salute o si trova in una fossa.',
  'ma/destroying.2':
    'Si risolve la sua abilità «quando muore». Se avviene nel turno di un esploratore, quello recupera 1 essenza, chiunque ne sia stato la causa.',
  'ma/destroying.3':
    'Se il suo livello non è 4 ed è inferiore all’attuale livello dei mostri, carta e pedina escono dal gioco. Altrimenti la carta va a faccia in su sulla pila delle distrutte.',
  'ma/destroying.4':
    'Un mostro esiliato se ne va come uno distrutto, e la sua carta finisce nello stesso posto [ma/destroying.3]; ma nessuno recupera essenza, le abilità «quando muore» non avvengono, e non conta come distrutto.',
  'ma/destroying.5':
    'Chi controlla un mostro prende ogni decisione del suo turno. Il mostro conta come astuto; lo si può portare in una fossa e far attaccare altri mostri. Nelle sue abilità «esploratore» indica allora qualunque unità diversa da lui.',
  'ma/destroying.6':
    '«Controlla ora» dà al mostro un turno immediato, dentro il tuo, con la resistenza indicata; il suo turno nella fase dei mostri arriva come al solito. «Controlla il suo prossimo turno» ti dà le decisioni di quel turno. In entrambi i casi i tiri che vi si fanno contano come fatti nel tuo turno [ma/attacks.5], e così i mostri distrutti [ma/destroying.2].',
  'ma/destroying.7':
    'Un mostro controllato paga le sue azioni come un mostro astuto [ma/monsters.14], e non è tenuto ad avvicinarsi a nessuno.',
  'ma/destroying.8': 'Un mostro rimesso nella coda va in fondo, con la salute che ha.',
  'ma/destroying.9':
    'Un boss non è distrutto dalle fosse né da un effetto che semplicemente distrugge, e non si può esiliare, controllare o scambiare di posizione. Lo distrugge solo la perdita di tutta la salute. Se viene spinto, si ferma prima di una fossa.',
};
