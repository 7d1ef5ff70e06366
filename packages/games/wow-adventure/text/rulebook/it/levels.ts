import type { levels as chapter } from '../../../rulebook/levels.ts';

/** Levels, in Italian. */
export const levels: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/levels.1': 'I livelli sono grigio, verde, giallo e rosso.',
  'wow/levels.2': 'Un livello si guadagna battendo certi incontri in mappa o grazie a certi eventi.',
  'wow/levels.3':
    "Chi guadagna un livello, nell'ordine: rimuove tutti i danni; pesca tre carte abilità; sostituisce la carta personaggio con quella del nuovo livello, sullo stesso lato.",
  'wow/levels.4': 'La vecchia carta personaggio esce dal gioco.',
  'wow/levels.5':
    "Guadagnare un livello che l'eroe ha già non fa nulla; le altre parti della stessa ricompensa valgono comunque.",
  'wow/levels.6':
    'Il livello limita gli spazi in cui un eroe può entrare, gli oggetti che può usare e i testi di miglioramento che può usare.',
  'wow/levels.7':
    'Un incontro che concede un livello porta una freccia in su del colore di quel livello; un incontro in mappa grigio concede il verde, e così via.',
  'wow/levels.8':
    "Una carta che concede un livello superiore di più di un gradino porta l'eroe direttamente a quello, e le operazioni qui sopra si eseguono una volta sola [wow/levels.3], [wow/A-44].",
  'wow/levels.9':
    'Carte associate, oggetti equipaggiati, segnalini e missioni restano quando si guadagna un livello.',
};
