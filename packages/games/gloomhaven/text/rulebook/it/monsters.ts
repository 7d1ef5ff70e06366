import type { monsters as chapter } from '../../../rulebook/monsters.ts';

/** Monsters: turn, focus, movement, attacks, in Italian. */
export const monsters: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/monsters.1':
    "I mostri sono guidati dalle loro carte, non da un giocatore. Nel suo turno un mostro esegue le capacità della carta attuale del suo tipo nell'ordine stampato, per quanto possibile, e nient'altro.",
  'gh/monsters.1a': 'La carta riporta solo "Attacco +1": un mostro senza nemici entro gittata non si muove.',
  'gh/monsters.1b':
    'La carta riporta solo "Movimento +1, Scudo 1": un mostro che termina il movimento adiacente a un personaggio non attacca.',
  'gh/monsters.2':
    'I mostri normali e i mostri elite di un tipo condividono la carta ma usano le proprie statistiche.',
  'gh/monsters.3':
    'Agiscono prima tutti i mostri elite di un tipo, poi tutti i normali, ciascun gruppo in ordine crescente di numero della pedina.',
  'gh/monsters.3a': "Con gli elite 2 e 3 e i normali 1 e 4, l'ordine è 2, 3, 1, 4.",
  'gh/monsters.4': 'Il numero della pedina identifica il mostro per danni e condizioni.',
  'gh/monsters.5':
    "Ogni mostro valuta la mappa com'è all'inizio del proprio turno; i mostri dello stesso tipo che hanno agito prima possono averla cambiata.",
  'gh/monsters.6':
    '"Movimento +X", "Attacco +X" e "Gittata +X" (X può essere negativo) modificano i valori base della carta statistiche; un valore senza segno sostituisce il valore base. Un risultato inferiore a 0 è 0.',
  'gh/monsters.6a': 'Con movimento base 2 e "Movimento -1" un mostro ha 1 punto movimento.',
  'gh/monsters.6b': 'Un elite con attacco 3 e "Attacco +1" attacca con 4.',
  'gh/monsters.7': 'Se un attacco non indica la gittata, vale la gittata base del mostro.',
  'gh/monsters.8':
    'Prima della sua prima capacità ogni mostro determina un focus tra i suoi nemici: i personaggi, le loro evocazioni e le altre miniature nemiche dello scenario.',
  'gh/monsters.9':
    'Il focus è il nemico che il mostro potrebbe arrivare ad attaccare con il minor movimento: per ogni nemico si prende il percorso più breve fino a un esagono da cui l\'attacco di questo turno potrebbe raggiungerlo, per gittata e linea di vista; il nemico con il percorso più breve è il "più vicino".',
  'gh/monsters.9a':
    "Il Bruto è fisicamente più vicino, ma un esagono da cui colpirlo in mischia dista 4 passi, mentre l'Inventore si può raggiungere in 2: un mostro in mischia si focalizza sull'Inventore.",
  'gh/monsters.10':
    'A questo scopo la lunghezza del percorso non ha limiti; non importa se il mostro può completarlo in questo turno.',
  'gh/monsters.11':
    'Se la carta non ha attacchi, il mostro si focalizza come se avesse un attacco in mischia.',
  'gh/monsters.12':
    'I percorsi rispettano le regole di movimento del mostro in questo turno (attraverso gli alleati, non attraverso nemici, ostacoli o personaggi invisibili; il terreno difficile costa 2; Salto e Volante dove si applicano) e devono terminare in un esagono non occupato o in quello del mostro stesso.',
  'gh/monsters.13':
    "Per un attacco ad area contano gli esagoni da cui almeno una disposizione dell'area colpisce il nemico.",
  'gh/monsters.14':
    "Se più nemici richiedono lo stesso minor movimento, il focus è quello più vicino all'esagono attuale del mostro, contando gli esagoni senza attraversare pareti.",
  'gh/monsters.14a':
    "Un arciere con gittata 3 inizia con il Bruto a distanza 2 e l'Inventore a distanza 3, entrambi attaccabili senza muoversi: si focalizza sul Bruto.",
  'gh/monsters.15':
    "In caso di ulteriore parità, il focus è il nemico che viene prima nell'ordine di iniziativa: un'evocazione prima del suo proprietario, anche nel round in cui è stata evocata; un personaggio che riposa per ultimo.",
  'gh/monsters.15a':
    'Due personaggi con iniziativa 12 e 75 sono entrambi a distanza 1: il focus è quello con 12.',
  'gh/monsters.15b':
    "Un personaggio con iniziativa 30 e la sua evocazione sono entrambi a distanza 2: il focus è l'evocazione.",
  'gh/monsters.16':
    "I personaggi pari in iniziativa si confrontano come per l'ordine dei turni [gh/initiative.4]; se la parità resta, decidono i giocatori.",
  'gh/monsters.17':
    'I mostri che non sono Volanti trattano trappole ed esagoni pericolosi come ostacoli per il focus e per il movimento, a meno che non ci sia altro modo di focalizzarsi su un nemico; allora usano il percorso con meno esagoni di questo tipo e ne subiscono gli effetti.',
  'gh/monsters.17a':
    "L'Inventore è più vicino ma raggiungibile solo attraverso trappole, il Bruto è più lontano su un percorso libero: un mostro in mischia si focalizza sul Bruto.",
  'gh/monsters.17b':
    "Resta solo l'Inventore e ogni percorso attraversa trappole: il mostro si focalizza sull'Inventore e passa per il minor numero di trappole.",
  'gh/monsters.17c':
    'Allo stesso nemico portano un percorso di 10 esagoni liberi e uno di 2 esagoni con una trappola: il mostro prende quello di 10.',
  'gh/monsters.18': "Un mostro che salta considera eventualmente negativo solo l'ultimo esagono del salto.",
  'gh/monsters.19':
    'Se nessun nemico può essere attaccato da alcun esagono raggiungibile, per quanto lungo sia il percorso, il mostro non ha un focus: non si muove e non attacca, ma esegue le altre capacità.',
  'gh/monsters.19a':
    'Tutti gli esagoni accanto all\'unico personaggio sono occupati da altri mostri. Un altro mostro in mischia con "Movimento +0, Attacco +0, Cura 2 Se Stesso" resta dov\'è, non attacca e si cura.',
  'gh/monsters.20': 'I mostri non si focalizzano mai su nemici invisibili.',
  'gh/monsters.21':
    "In breve, i possibili focus si confrontano in quest'ordine: meno esagoni negativi, meno punti movimento, distanza minore, iniziativa precedente, scelta dei giocatori.",
  'gh/monsters.22':
    "Il focus si determina una volta per turno, dalla posizione all'inizio del turno. Se viene a mancare prima di una successiva capacità di attacco, per quella capacità si determina un nuovo focus tra i nemici rimasti [gh/A-13].",
  'gh/monsters.23':
    'Un mostro si muove solo se la sua carta ha un Movimento e se ha un focus; usa al massimo il suo valore di movimento modificato, e non più del necessario.',
  'gh/monsters.24':
    "Con un Movimento seguito da un attacco, il mostro percorre il minor numero di esagoni fino a quello da cui attacca il focus con il massimo dell'effetto.",
  'gh/monsters.25':
    "Con un attacco in mischia a bersaglio singolo, è l'esagono più vicino adiacente al focus.",
  'gh/monsters.26':
    "Con un attacco a bersagli multipli preferisce un esagono da cui l'attacco colpisca il focus e quanti più altri nemici possibile.",
  'gh/monsters.26a':
    "Un mostro con Movimento 3 è focalizzato sul Bruto. Con un attacco a distanza e il Bruto già entro gittata resta fermo; con un attacco in mischia a bersaglio singolo si muove di 1 esagono per essere accanto a lui; con un attacco in mischia a due bersagli si muove di 2 esagoni per essere accanto al Bruto e all'Inventore; con tre o più bersagli in mischia si muove di 3 esagoni per essere accanto a tutti e tre i personaggi.",
  'gh/monsters.27':
    'Con un attacco a distanza si muove solo quanto serve per avere il bersaglio entro gittata e, se può, si allontana da un focus adiacente per non avere Svantaggio.',
  'gh/monsters.27a':
    'Un arciere con gittata 3 e Movimento 2 è adiacente al suo focus e ha un esagono libero a distanza 2 da esso: vi si sposta e tira senza Svantaggio.',
  'gh/monsters.27b':
    'Lo stesso arciere, senza un esagono libero in cui spostarsi, resta fermo e tira con Svantaggio.',
  'gh/monsters.28':
    'Non avere Svantaggio contro il focus ha la precedenza sul colpire più bersagli secondari.',
  'gh/monsters.29':
    'Un mostro che ha comunque Svantaggio (per esempio per CONFONDERE) non guadagna nulla ad allontanarsi, quindi non lo fa.',
  'gh/monsters.30':
    "Gli esagoni di destinazione si confrontano in quest'ordine: meno esagoni negativi sul percorso; raggiungibile in questo turno; nessuno Svantaggio a distanza contro il focus; più bersagli; percorso più breve; bersagli secondari migliori secondo l'ordine del focus. A parità di bersagli scelti si preferisce un esagono con meno Svantaggi contro gli altri, poi il percorso più breve.",
  'gh/monsters.31':
    'Se in questo turno non può raggiungere alcun esagono di attacco, il mostro si avvicina il più possibile al migliore di essi lungo un percorso valido; la vicinanza è il movimento che ancora manca per arrivarci.',
  'gh/monsters.31a':
    'Un arciere con gittata 3 e Movimento 2 ha un esagono di attacco a 2 esagoni su un percorso libero: ci va e attacca il Bruto.',
  'gh/monsters.31b':
    "Lo stesso arciere con Movimento 1 non entra nell'esagono con la trappola da cui potrebbe tirare, perché esiste un percorso libero, e non va nemmeno nell'altro esagono, che non lo avvicina ad avere il bersaglio entro gittata: resta fermo e non attacca.",
  'gh/monsters.32':
    'Un mostro non si muove se nessun esagono in cui può fermarsi accorcia il percorso rimanente.',
  'gh/monsters.33':
    'Se più esagoni di destinazione sono ugualmente buoni, prima i giocatori ne scelgono uno, poi il mostro vi si avvicina il più possibile.',
  'gh/monsters.34':
    'Con un Movimento che non è seguito da un attacco, il mostro si avvicina il più possibile al focus per il percorso più breve verso un esagono adiacente ad esso, come se avesse un attacco in mischia.',
  'gh/monsters.35': 'Un mostro disarmato si muove come se la sua carta non avesse attacchi.',
  'gh/monsters.36':
    'Le capacità diverse dagli attacchi (cure, evocazioni, saccheggi, bonus) non influiscono mai su come si muove un mostro.',
  'gh/monsters.37':
    'I mostri entrano in un esagono negativo solo quando il percorso scelto lo richiede; nel confrontare questi percorsi si contano sia gli esagoni attraversati in questo turno sia quelli che restano.',
  'gh/monsters.38': 'I mostri non attraversano mai porte chiuse e non sanno nulla delle stanze non rivelate.',
  'gh/monsters.39':
    'Un mostro attacca solo se la sua carta ha un attacco, e sempre per primo il suo focus, se è entro gittata e in vista.',
  'gh/monsters.40':
    'Se può avere più bersagli, attacca il focus e quanti più altri nemici possibile; i bersagli aggiuntivi si scelgono con le regole del focus tra i nemici non ancora bersagliati.',
  'gh/monsters.40a':
    'Un mostro con Bersaglio 2 ha entro gittata il focus e altri due nemici, a distanza 2 e 3: il secondo bersaglio è quello a distanza 2.',
  'gh/monsters.41':
    "Gli attacchi dei mostri si calcolano esattamente come quelli dei personaggi: bonus dell'attaccante, una carta del mazzo dei mostri, difesa del bersaglio; Vantaggio e Svantaggio si applicano.",
  'gh/monsters.41a':
    'Con attacco base 2, "Attacco +1", un bersaglio avvelenato con Scudo 1 e un +1 pescato, i danni sono 2 + 1 + 1 + 1 - 1 = 4.',
  'gh/monsters.42':
    "Se la carta mostra un'area con un esagono grigio, l'attacco è in mischia anche per un mostro che ha una gittata base.",
  'gh/monsters.43':
    'I mostri applicano sempre tutti gli effetti dei loro attacchi; dove un effetto lascia una scelta (la direzione di una spinta) decidono i giocatori.',
  'gh/monsters.44':
    'Se in questo turno il mostro non può attaccare il suo focus, non attacca nessuno: un nemico alla sua portata sarebbe stato il focus.',
  'gh/monsters.45':
    'Le condizioni che sono tratti sulla carta statistiche si applicano a tutti gli attacchi di quel mostro.',
  'gh/monsters.46':
    'La Cura X di un mostro influenza il mostro stesso o un alleato entro gittata, chi ha perso più punti ferita; in caso di parità decidono i giocatori.',
  'gh/monsters.46a':
    "A un mostro con Cura 4 mancano 2 punti ferita, e a due alleati entro gittata ne mancano 5 e 3: l'alleato a cui ne mancano 5 ne recupera 4.",
  'gh/monsters.47':
    "L'evocazione di un mostro viene collocata in un esagono vuoto adiacente all'evocatore, il più vicino possibile a un nemico, e usa una pedina libera di quel tipo.",
  'gh/monsters.48': "Senza un esagono adiacente vuoto o una pedina libera l'evocazione non riesce.",
  'gh/monsters.49':
    'I mostri evocati non agiscono nel round in cui sono evocati, non lasciano denaro e per il resto si comportano come normali mostri del loro tipo, usandone la carta capacità.',
  'gh/monsters.49a':
    'Delle Ossa Viventi vengono evocate a iniziativa 20, mentre la carta del loro tipo riporta 64: quando in questo round si arriva a 64, le nuove non agiscono e le altre sì.',
  'gh/monsters.50': 'Il mostro evocato è normale, a meno che la capacità non dica altrimenti.',
  'gh/monsters.51':
    'Scudo, Ritorsione e gli altri bonus di una carta capacità iniziano quando il mostro esegue quella riga e terminano alla fine del round.',
  'gh/monsters.51a':
    'Delle Guardie hanno "Scudo 1" a iniziativa 50: un attacco a iniziativa 20 non incontra lo Scudo della carta, uno a iniziativa 60 sì.',
  'gh/monsters.52':
    'I mostri saccheggiano solo con una capacità di saccheggio: tutti i segnalini denaro entro la sua gittata vengono rimossi dal gioco e non ricadono a terra quando il mostro muore; le tessere tesoro non si toccano.',
  'gh/monsters.53': 'I mostri non saccheggiano alla fine dei loro turni.',
  'gh/monsters.54':
    'Le trappole create dai mostri si collocano come dice la loro carta; le ambiguità spettano ai giocatori.',
  'gh/monsters.55':
    'Ogni volta che le regole lasciano a un mostro più esagoni, bersagli, cure o direzioni di spinta ugualmente buoni, i giocatori scelgono liberamente, anche a proprio favore.',
  'gh/monsters.55a':
    'Due esagoni ugualmente vicini sono adiacenti al focus: i giocatori scelgono in quale si muove il mostro.',
};
