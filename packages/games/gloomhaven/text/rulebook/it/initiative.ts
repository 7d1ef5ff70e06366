import type { initiative as chapter } from '../../../rulebook/initiative.ts';

/** Initiative, in Italian. */
export const initiative: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/initiative.1':
    'Dopo la selezione si pesca una carta capacità per ogni tipo di mostro che ha almeno una miniatura sulla mappa, e tutti i giocatori che non riposano rivelano le loro due carte, con la carta primaria in cima.',
  'gh/initiative.2': 'Per i tipi di mostro senza miniature sulla mappa non si pesca nulla.',
  'gh/initiative.3':
    "I turni si svolgono dall'iniziativa più bassa alla più alta; l'iniziativa di un giocatore è quella della sua carta primaria, quella di un riposo lungo è 99.",
  'gh/initiative.3a':
    "Il Bruto ha come carta primaria un 61 (l'altra carta è 15), la Canaglia un 86; le Ossa Viventi mostrano 45 e i Banditi Arcieri 32. L'ordine è Banditi Arcieri 32, Ossa Viventi 45, Bruto 61, Canaglia 86.",
  'gh/initiative.3b':
    "Se nello stesso round il Bruto indica il 15 come carta primaria, l'ordine è Bruto 15, Banditi Arcieri 32, Ossa Viventi 45, Canaglia 86.",
  'gh/initiative.4':
    'Due giocatori con la stessa iniziativa confrontano le loro altre carte, e chi ha il valore più basso agisce per primo; se sono pari anche queste, decidono i giocatori.',
  'gh/initiative.4a':
    'Due giocatori hanno entrambi un 20 come carta primaria, e le loro altre carte sono 55 e 31: agisce per primo quello con il 31.',
  'gh/initiative.5': 'Un giocatore in parità con un tipo di mostro agisce prima di esso.',
  'gh/initiative.6': "I tipi di mostro in parità tra loro agiscono nell'ordine scelto dai giocatori.",
  'gh/initiative.6a':
    "Due tipi di mostro e un giocatore hanno tutti 50: il giocatore è il primo, e i giocatori scelgono l'ordine dei due tipi.",
  'gh/initiative.7':
    'Due o più giocatori che riposano sono in parità a 99 senza una seconda carta, quindi scelgono il loro ordine.',
  'gh/initiative.8':
    'Quando arriva il turno di un tipo di mostro, agiscono prima i mostri elite in ordine crescente di numero di pedina, poi i normali allo stesso modo; ogni miniatura completa tutto il suo turno prima che tocchi alla successiva.',
  'gh/initiative.9':
    "Un'evocazione agisce subito prima del personaggio che l'ha evocata, in un turno a parte [gh/summons.5].",
  'gh/initiative.10':
    "La carta primaria conta solo per l'iniziativa; non ha alcuna influenza su quale azione si possa usare.",
  'gh/initiative.11': "Una volta rivelata, l'iniziativa è fissa per tutto il round.",
  'gh/initiative.12':
    'Se tutte le miniature di un tipo muoiono prima del suo turno, la carta pescata non ha effetto.',
  'gh/initiative.13':
    "Per un tipo di mostro che a metà round riceve la sua prima miniatura perché si rivela una stanza o perché viene generato si pesca subito una carta; se compare per un'evocazione non se ne pesca alcuna in quel round, perché i mostri evocati non agiscono.",
  'gh/initiative.14':
    'Se il mazzo capacità di un tipo è vuoto quando si deve pescare, prima si rimescolano i suoi scarti.',
  'gh/initiative.15':
    "Le miniature alleate e quelle che fanno da obiettivo agiscono all'iniziativa indicata dallo scenario.",
};
