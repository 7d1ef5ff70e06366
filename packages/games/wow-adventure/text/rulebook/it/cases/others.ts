import type { casesOthers as chapter } from '../../../../rulebook/cases/others.ts';

/** Cases of odds and ends, in Italian. */
export const casesOthers: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/T-137':
    "Nel turno di un rivale, fuori da un combattimento e senza energia, arriva il momento di una carta speciale che costa 1: si può giocare solo scartando un oggetto con un'icona mana [wow/A-46].",
  'wow/T-138':
    "Un eroe con 3 punti movimento fa un passo, gioca Aspetto del Ghepardo (+1), beve una pozione di cura e fa altri tre passi: è permesso, perché carte e pozioni possono stare tra un passo e l'altro [wow/A-68].",
  'wow/T-139':
    "Un eroe illeso è in uno spazio la cui unica icona è una pozione di cura piccola, senza segnalini. Nell'esplorazione deve usarla; non succede nulla.",
  'wow/T-140':
    "Un effetto dà un oggetto rosso, e nessuna carta del mazzo rosso ne ha uno: l'effetto non può essere eseguito. Ogni carta è stata guardata una volta, e il mazzo conserva il suo ordine.",
  'wow/T-141':
    'Un evento pescato diventa subito un incontro e viene combattuto: non si pescano altre carte [wow/A-38].',
  'wow/T-142':
    "Stelle Cadenti toglie l'ultimo punto vita all'eroe che l'ha pescata e a due rivali: le sconfitte si risolvono in senso orario, per prima quella di chi ha pescato; la sua fase finisce e segue il mantenimento [wow/A-60].",
  'wow/T-143':
    'Una carta concede il giallo a un eroe grigio: le operazioni per guadagnare un livello si eseguono una volta, con la carta gialla; il verde si salta [wow/A-44].',
  'wow/T-144':
    "L'eroe contrassegnato dalla missione Il Registro Rubato entra nello spazio di chi ha la missione e vi finisce il turno. Nel mantenimento dell'eroe contrassegnato non succede nulla; in quello dell'altro si raccoglie il segnalino e la missione è completata, anche in una città.",
  'wow/T-145':
    "Con Soccorsi alla Cappella, un eroe finisce un turno alla Cappella della Luce con uno dei due segnalini: il viaggio non conta ancora, e l'eroe deve tornare con entrambi.",
  'wow/T-146':
    "Un eroe completa una missione nel mantenimento, e quella nuova mette un segnalino nello spazio in cui l'eroe si trova: lo si può raccogliere nello stesso mantenimento [wow/A-64].",
  'wow/T-147':
    'Si completa una missione mentre il mazzo delle missioni elite è vuoto: va nel registro e non si pescano missioni. Un datore di missioni si può scegliere e non fa nulla [wow/A-13].',
  'wow/T-148':
    "Prima del tiro di un duello il difensore passa e l'attaccante gioca una carta: il difensore non può più giocare carte prima del tiro; il passo dei poteri offre una nuova occasione [wow/A-23].",
  'wow/T-149':
    'Un eroe piazza un segnalino nello spazio di un rivale: solo chi lo ha piazzato lo conosce. Si rivela nella prossima fase esplorazione di quel rivale, se è ancora lì.',
  'wow/T-150':
    'Nello spazio ci sono un indicatore giallo e un rivale, senza Aggro: nella fase sfida si può attaccare il rivale.',
  'wow/T-151':
    "Grumbaz combatte con un'armatura e senza arma: l'attacco è quello della carta personaggio, la difesa quella dell'armatura.",
  'wow/T-152':
    "In un duello colpiscono entrambi e restano in piedi entrambi: i danni restano, non si prende nulla, e non c'è un secondo scambio di colpi.",
  'wow/T-153':
    "Un eroe risolve Carovana Perduta e il dado fa spada: la carta si gira, e il Forziere della Carovana va nello zaino di quell'eroe come oggetto grigio.",
  'wow/T-154':
    'Un potere costa 1 punto energia e una carta abilità dalla mano, e la mano è vuota: non si può usare [wow/A-55].',
  'wow/T-155':
    'Un eroe ha conservato segnalini verdi: stanno scoperti accanto al loro proprietario, visibili a tutti.',
  'wow/T-156':
    'Un eroe limitato a 1 spazio ottiene 4 punti movimento e 1 punto energia: cammina al massimo di 1 spazio, ma può ancora spendere la Pietra del Ritorno al posto del movimento [wow/A-53].',
  'wow/T-157':
    "L'arma e l'armatura di un eroe hanno entrambe un potere con 6, e il rosso fa spada: funzionano tutt'e due, nell'ordine che il proprietario preferisce [wow/A-34].",
  'wow/T-158':
    'Il colpo di un Portatore di Peste è mortale: dopo la sconfitta non si riceve nessuna Malattia [wow/A-41].',
  'wow/T-159':
    'Un eroe resta in un posto chiave per un secondo turno: esplora di nuovo, deve usare di nuovo una risorsa e pesca di nuovo una carta sfida.',
  'wow/T-160': 'Due eroi arrivano a 8 e a 9 punti valore nello stesso momento: vince quello con 9.',
};
