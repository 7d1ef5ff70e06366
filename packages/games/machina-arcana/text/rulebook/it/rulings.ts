import type { rulings as chapter } from '../../../rulebook/rulings.ts';

/** What we rule where tables may differ, in Italian. */
export const rulings: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/Q1':
    'Tessere sigillate: che cosa succede se tutti gli spazi generazione della tessera dell’esploratore sono distrutti? Non si lancia il dado e non cambia niente. Un tavolo può invece far salire di uno il valore di generazione, oppure far fare comunque il controllo, per lo spazio generazione più vicino su un’altra tessera.',
  'ma/Q2':
    'Valori dopo un controllo fallito: dove tornano? Al numero iniziale, che dipende dalla difficoltà e dal numero di esploratori. Un tavolo può farli tornare a 1.',
  'ma/Q3':
    'Minaccia al livello dei mostri 5: che cosa fa un suo aumento? Ogni esploratore perde 1 salute; un’icona stampata lì non si è potuta leggere. Un tavolo può invece generare un mostro per ogni esploratore, o non fare niente.',
  'ma/Q4':
    'Ritardatari: si può esplorare mentre un compagno sta su una tessera che se ne andrebbe? No. Un tavolo può permetterlo; il compagno si mette allora sullo spazio libero della tessera di chi esplora che è più vicino a questo.',
  'ma/Q5':
    'Astuzia: come scelgono i mostri astuti fra le azioni che hanno a disposizione? Con le sei verifiche [ma/monsters.15]. Un tavolo può farli agire come mostri irrazionali.',
  'ma/Q6':
    'Supporto per la salute: l’essenza di un vicino può sostituire la tua salute? Sì. Un tavolo può escluderlo.',
  'ma/Q7':
    'Oggetti a terra: si possono lasciare e raccogliere oggetti? Sì, tranne che a difficoltà facile. Un tavolo può permetterlo o escluderlo a qualunque difficoltà.',
  'ma/Q8':
    'Rimpiazzi: il giocatore di un esploratore morto ne riceve un altro? No. Un tavolo può permetterlo [ma/ending.6].',
  'ma/Q9':
    'Burattinaio: un giocatore può essere la mente dei mostri? No. Un tavolo può permetterlo [ma/ending.7].',
  'ma/Q10':
    'Aggiornamento successivo: si applica l’aggiornamento delle regole dell’editore? No, perché il riassunto stampato dice altro. Un tavolo può applicarlo [ma/ending.11].',
  'ma/Q11':
    'Primo oggetto: ogni esploratore comincia con un oggetto? No. Un tavolo può far prendere a ciascuno la prima carta di un mazzo oggetto di livello 1 a sua scelta.',
};
