import type { attack as chapter } from '../../../rulebook/attack.ts';

/** Attacks, in Italian. */
export const attack: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/attack.1':
    'Attacco X infligge X danni, prima dei modificatori, a un nemico entro gittata e in linea di vista.',
  'gh/attack.2': 'Una miniatura non attacca mai i suoi alleati e non bersaglia mai se stessa con un attacco.',
  'gh/attack.3':
    'Un attacco con un valore Gittata Y è a distanza e può bersagliare un nemico lontano fino a Y esagoni; uno senza valore di gittata è in mischia, con gittata 1.',
  'gh/attack.4': 'Un attacco a distanza contro un nemico adiacente ha Svantaggio, solo per quel bersaglio.',
  'gh/attack.4a':
    "Un Attacco 3, Gittata 3, Bersaglio 2 colpisce un nemico adiacente e uno lontano: solo l'attacco contro quello adiacente ha Svantaggio.",
  'gh/attack.5':
    'Un attacco in mischia contro un nemico adiacente, e un attacco ad area in mischia contro qualsiasi nemico, non subiscono mai quello Svantaggio.',
  'gh/attack.6':
    "La gittata è il numero di esagoni della catena più breve dall'origine al bersaglio che non attraversi pareti; miniature, ostacoli e altre tessere sovrapponibili non la allungano.",
  'gh/attack.6a':
    "Un bersaglio è a 2 esagoni in linea d'aria, ma una parete in mezzo rende la catena più breve lunga 5 esagoni: è fuori dalla gittata di un attacco con Gittata 3.",
  'gh/attack.7':
    "C'è linea di vista se si può tracciare una linea retta da un vertice dell'esagono di origine a un vertice dell'esagono bersaglio senza toccare alcuna parte di una parete.",
  'gh/attack.7a':
    'Due miniature nella stessa stanza aperta si vedono, quali che siano le miniature e gli ostacoli tra loro.',
  'gh/attack.8':
    'Solo le pareti (comprese le porte chiuse) bloccano la vista; miniature, ostacoli, segnalini e porte aperte non la bloccano mai.',
  'gh/attack.9':
    "Una linea che corre lungo il bordo di una parete, o che ne tocca anche un solo punto, è bloccata; di conseguenza un vertice che si trova su una parete non può essere un'estremità della linea, mentre due esagoni che hanno in comune un vertice libero si vedono sempre [gh/A-03].",
  'gh/attack.9a':
    "In una stanza a forma di L, due miniature le cui uniche linee da vertice a vertice sfiorano la punta dell'angolo interno della parete non hanno linea di vista.",
  'gh/attack.10':
    'Ogni attacco richiede la linea di vista, anche in mischia; la richiede anche ogni altra capacità che indica una gittata.',
  'gh/attack.10a':
    'Una cura con Gittata 2 non può bersagliare un alleato a 2 esagoni, dietro un angolo e fuori vista.',
  'gh/attack.11': 'Una capacità diversa da un attacco e senza gittata non richiede la linea di vista.',
  'gh/attack.12':
    'Per ogni bersaglio il valore si calcola in tre passi: (1) tutti i bonus e le penalità di chi attacca; (2) la carta o le carte modificatore di attacco; (3) i bonus difensivi del bersaglio.',
  'gh/attack.13':
    "Quando più modificatori ricadono nello stesso passo, il giocatore che agisce ne sceglie l'ordine.",
  'gh/attack.13a':
    'La Canaglia esegue un Attacco 3 contro un Bandito Guardia elite adiacente con Scudo 1; la condizione della carta dà +2 e una carta attiva raddoppia. Prima somma e poi raddoppia (10), pesca un -1 (9) e lo Scudo toglie 1: la guardia subisce 8 danni.',
  'gh/attack.13b': 'Se lo stesso attacco si raddoppia prima, si ha 3 x 2 + 2 = 8, meno 1, meno 1: 6 danni.',
  'gh/attack.14': 'Il +1 dato dal VELENO sul bersaglio appartiene al passo 1.',
  'gh/attack.15':
    'I modificatori si calcolano separatamente per ogni bersaglio, perciò i bersagli di uno stesso attacco possono subire danni diversi.',
  'gh/attack.16': 'Un valore di attacco non scende mai sotto 0.',
  'gh/attack.16a':
    "Un Attacco 1 pesca un -2: i danni sono 0, e gli altri effetti dell'attacco si applicano comunque.",
  'gh/attack.17':
    'Un "2x" raddoppia il numero raggiunto alla fine del passo 1, più gli eventuali valori a catena che il giocatore ha scelto di applicare prima [gh/attack.13].',
  'gh/attack.17a':
    'Un Attacco 3 pesca un +1 a catena e poi un 2x: se il giocatore applica prima il +1, il valore è 8 prima della difesa.',
  'gh/attack.18':
    "Se si applica un Nullo, l'attacco non infligge danni, qualunque altra cosa si sia pescata, ma i suoi effetti si applicano comunque.",
  'gh/attack.18a': 'Si pescano un +2 a catena e poi un Nullo: i danni sono 0.',
  'gh/attack.19':
    'Per ogni bersaglio di un attacco si pesca un modificatore dal mazzo di chi attacca: quello del personaggio per sé e per le sue evocazioni, il mazzo comune per tutti i mostri.',
  'gh/attack.20': 'I danni subiti dai mostri si segnano per ogni pedina.',
  'gh/attack.21':
    "Un mostro portato a 0 o meno punti ferita da qualsiasi danno muore subito e viene rimosso, e gli altri effetti dell'attacco non gli si applicano.",
  'gh/attack.21a':
    "Un Attacco 4 con SPINGERE 2 e MALEDIZIONE colpisce un mostro con 3 punti ferita: muore, quindi non c'è spinta e non si aggiunge alcuna carta maledizione.",
  'gh/attack.22':
    'In un attacco mortale gli effetti a favore di chi attacca (punti esperienza, i suoi elementi, le cure per sé delle carte modificatore) avvengono comunque.',
  'gh/attack.23':
    'Un mostro che muore lascia un segnalino denaro nel suo esagono, a meno che non sia stato evocato o generato.',
  'gh/attack.23a':
    'Un mostro elite, uno normale e uno evocato muoiono nello stesso attacco: si piazzano due segnalini denaro.',
  'gh/attack.24': 'In uno stesso esagono possono trovarsi più segnalini denaro.',
  'gh/attack.25': 'Con Vantaggio si pescano due carte. Se nessuna delle due è a catena, si usa la migliore.',
  'gh/attack.25a': 'Con Vantaggio, un -1 e un +1 danno +1.',
  'gh/attack.26': 'Con Vantaggio, se esattamente una delle due è a catena, si applicano entrambe insieme.',
  'gh/attack.26a': 'Con Vantaggio, uno SPINGERE 1 a catena e un +0 danno +0 e SPINGERE 1.',
  'gh/attack.26b': "Con Vantaggio, un +2 a catena e un Nullo rendono nullo l'attacco.",
  'gh/attack.27':
    'Con Vantaggio, se entrambe sono a catena, si continua a pescare fino alla prima carta che non lo è, e si applica tutto ciò che si è pescato.',
  'gh/attack.27a': 'Con Vantaggio, un +1 a catena, un Fuoco a catena e un +1 danno +2 e Fuoco.',
  'gh/attack.28': 'Con Svantaggio si pescano due carte. Se nessuna delle due è a catena, si usa la peggiore.',
  'gh/attack.28a': 'Con Svantaggio, un +1 e un -1 danno -1.',
  'gh/attack.29':
    "Con Svantaggio le carte a catena si ignorano: se esattamente una delle due è a catena, si applica solo l'altra.",
  'gh/attack.29a': 'Con Svantaggio, uno STORDIRE a catena e un +0 danno +0 senza STORDIRE.',
  'gh/attack.29b': 'Con Svantaggio, un VELENO a catena e un 2x danno 2x.',
  'gh/attack.30':
    'Con Svantaggio, se entrambe sono a catena, si continua a pescare fino alla prima carta che non lo è, e si applica solo quella.',
  'gh/attack.30a':
    "Con Svantaggio, di un +1 a catena, uno SPINGERE 1 a catena e un +1 si applica solo l'ultimo +1.",
  'gh/attack.31': 'Senza Vantaggio né Svantaggio le carte a catena si risolvono come in [gh/components.29].',
  'gh/attack.32':
    'Ogni effetto aggiuntivo su una carta ha un valore positivo ma indefinito; se con questo criterio nessuna delle due carte è chiaramente migliore (o peggiore), si usa la prima pescata.',
  'gh/attack.32a':
    "Con Vantaggio, nell'ordine di pesca: +1 e +2 danno +2; +1 e +1 con STORDIRE danno la carta con STORDIRE; +0 con STORDIRE e +2 è un caso ambiguo, quindi si usa la prima; lo stesso vale per +1 con STORDIRE e +1 con Fuoco, e per +0 con CONFONDERE e +2 con STORDIRE.",
  'gh/attack.33':
    "Più fonti di Vantaggio contano una volta sola, e così più fonti di Svantaggio; se ce n'è almeno una per parte, si annullano e si pesca normalmente una sola carta.",
  'gh/attack.33a':
    'Un arciere rinforzato, con altre due fonti di Vantaggio, tira a un nemico adiacente: si pesca normalmente.',
  'gh/attack.34':
    'Ogni carta pescata per un attacco conta come pescata: quelle non usate si scartano, le benedizioni e le maledizioni non usate si rimuovono, e un 2x o un Nullo non usato fa comunque rimescolare il mazzo alla fine del round.',
  'gh/attack.35':
    'Un attacco ad area mostra in rosso gli esagoni colpiti; si può ruotare liberamente, e anche specchiare.',
  'gh/attack.36':
    'Un esagono grigio nella figura è quello di chi attacca; un attacco di questo tipo è sempre in mischia.',
  'gh/attack.36a':
    'Uno schema in mischia di tre esagoni con Attacco 3 attacca con valore 3 ogni nemico in vista nei tre esagoni rossi, senza Svantaggio.',
  'gh/attack.37':
    "A un attacco ad area a distanza basta avere entro gittata uno dei suoi esagoni rossi; quell'esagono può essere privo di nemici, e può perfino essere una parete.",
  'gh/attack.37a':
    'Un gruppo di tre esagoni con Attacco 4 e Gittata 3 ha un esagono rosso a distanza 3 e gli altri a 4: si possono attaccare i nemici in tutti e tre.',
  'gh/attack.38':
    "In ogni attacco ad area si attaccano solo i nemici negli esagoni che l'attaccante può vedere.",
  'gh/attack.39': "Gli alleati dentro l'area non sono bersagliati né influenzati.",
  'gh/attack.40': 'In un attacco ad area a distanza, ogni bersaglio adiacente è attaccato con Svantaggio.',
  'gh/attack.41':
    'Tutti gli attacchi di una capacità di attacco formano una sola azione di attacco, ma ogni bersaglio è un attacco distinto con il suo modificatore.',
  'gh/attack.42': '"Bersaglio X" permette all\'attacco di scegliere fino a X nemici diversi entro gittata.',
  'gh/attack.43': 'Una stessa capacità non attacca mai due volte lo stesso nemico.',
  'gh/attack.43a': 'Con Bersaglio 3 e solo due nemici entro gittata, ciascuno è attaccato una volta.',
  'gh/attack.44': 'Uno schema in mischia può colpire esagoni non adiacenti, se la figura li comprende.',
  'gh/attack.45':
    "I bersagli si scelgono tutti prima di pescare il primo modificatore, poi si risolvono uno alla volta nell'ordine che vuole l'attaccante [gh/A-05].",
  'gh/attack.46':
    'Un bonus per "l\'azione di attacco" o per "l\'intero attacco" vale per tutti i bersagli; un bonus per "l\'attacco", o una carica, vale per l\'attacco contro un solo bersaglio.',
  'gh/attack.47': "I nemici invisibili non si possono bersagliare, nemmeno dentro un'area.",
  'gh/attack.48':
    'Un attacco che infligge 0 danni, o i cui danni sono negati, resta un attacco eseguito e un attacco subito.',
  'gh/attack.49':
    "Un'uccisione è attribuita alla miniatura la cui capacità ha inflitto i danni; quelle delle evocazioni sono attribuite al loro proprietario; le morti per FERITA non sono attribuite a nessuno.",
};
