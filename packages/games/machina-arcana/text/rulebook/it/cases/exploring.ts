import type { casesExploring as chapter } from '../../../../rulebook/cases/exploring.ts';

/** Cases of exploring and tiles that scroll off, in Italian. */
export const casesExploring: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/K36':
    'La mappa è una sola tessera; dal suo spazio (9,4) un esploratore esplora e pesca la Sala delle pompe. La Sala sta a est, girata di un quarto in senso orario: il suo baule è sul suo spazio (9,0), la leva su (4,7), e l’uscita con la freccia è a ovest, su (0,4) e (0,5).',
  'ma/K37':
    'Se invece la Sala delle pompe si pesca esplorando a ovest, il suo spazio stampato (x,y) finisce in (y,9-x), e il baule in (0,9); a sud in (9-x,9-y), e il baule in (9,9); a nord com’è stampato.',
  'ma/K38':
    'Da (8,4) un esploratore non può esplorare, perché non è uno spazio d’uscita. Nemmeno da (9,4), se oltre c’è già una tessera: può semplicemente passare a piedi.',
  'ma/K39':
    'Due tessere sono affiancate nelle colonne 0 e 1, e un esploratore sulla colonna 1 esplora a est: la colonna 0 se ne va. I mostri che vi si trovano vengono esiliati: nessuno recupera essenza, e non si risolve nessuna abilità «quando muore».',
  'ma/K40':
    'La mappa è di 2 tessere per 2, e l’esploratore su quella a nord-est esplora a nord: se ne va tutta la riga a sud, con entrambe le tessere, e la tessera a nord-ovest resta.',
  'ma/K41':
    'Due tessere sono affiancate, l’esploratore sulla colonna 1 e un compagno sulla colonna 0. Esplorare a est non è permesso e non costa nulla [ma/Q4].',
  'ma/K42':
    'Due tessere sono affiancate, e il segnalino uscita è su un lato della colonna 0: l’esploratore sulla colonna 1 non può esplorare a est.',
  'ma/K43':
    'Ci sono tessere in (0,0), (1,0) e (0,1), e un esploratore su (1,0) ne posa una nuova in (1,1): è collegata sia a (1,0) sia a (0,1), e i passi e la linea di vista passano verso entrambe.',
  'ma/K44':
    'Una tessera con un baule aperto era uscita dalla mappa, e più tardi la si pesca di nuovo: ha in su l’altro lato, e niente vi è esplorato.',
  'ma/K45':
    'La mappa è una sola tessera, e un esploratore su (1,4) viene spinto di 2 spazi a ovest: si ferma su (0,4), perché oltre l’uscita non c’è una tessera.',
};
