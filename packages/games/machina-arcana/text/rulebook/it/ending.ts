import type { ending as chapter } from '../../../rulebook/ending.ts';

/** Death, the end of the game and ways to play, in Italian. */
export const ending: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/ending.1': 'Un esploratore con 0 salute o in una fossa muore, e resta morto [ma/Q8].',
  'ma/ending.2': 'Se tutti gli esploratori sono morti, la partita è persa.',
  'ma/ending.3':
    'Uno scenario con un finale si vince con la condizione del finale, uno senza con un capitolo il cui effetto è la vittoria.',
  'ma/ending.4':
    'Tutti gli esploratori sopravvissuti vincono insieme. Chi è morto perde, e il risultato lo dice.',
  'ma/ending.5':
    'Gli oggetti di un morto cadono nel suo spazio oppure, se è una fossa o uno spazio azione, nello spazio libero più vicino; dove non si possono lasciare oggetti a terra [ma/inventory.10], sono distrutti. I suoi eventi correlati sono distrutti.',
  'ma/ending.6':
    'A un tavolo che gioca con i rimpiazzi [ma/Q8], il giocatore di un esploratore morto ne prende uno che nessuno ha usato. Entra alla fase degli esploratori successiva, con la salute al massimo, l’essenza iniziale e nessun oggetto, all’uscita con la freccia della tessera più vicina a un esploratore in vita.',
  'ma/ending.7':
    'A un tavolo che gioca con il burattinaio [ma/Q9], un giocatore senza esploratore decide per i mostri, ma solo ciò che le regole lasciano aperto: fra esploratori alla stessa distanza [ma/monsters.4], abilità [ma/monsters.8], bersagli [ma/monsters.9] e mosse dei mostri astuti [ma/monsters.15].',
  'ma/ending.8':
    'Un giocatore da solo può prendere un esploratore o più d’uno. Il gioco pubblicato non ha regole speciali per chi esplora da solo, perché si adatta da sé: si fa un controllo di generazione per ogni esploratore. I numeri che in [ma/ending.14] dipendono da quanti sono gli esploratori sono nostri.',
  'ma/ending.9':
    'La difficoltà fissa il numero da cui partono i due valori e quante posizioni ha la minaccia: facile 1 e 5, normale 2 e 4, difficile 4 e 4, incubo 5 e 3. Il numero di esploratori può cambiarli [ma/ending.14]. A facile non si lascia niente a terra. La durata fissa quanti capitoli si giocano: brevissima 4, breve 7, normale 10, completa tutti. La durata brevissima toglie 2 posizioni alla minaccia e quella breve 1, ma non ce ne sono mai meno di 2.',
  'ma/ending.10':
    'Gli scenari si possono giocare uno per uno o, nell’ordine stampato a partire dal primo, come campagna. In questo caso i sopravvissuti recuperano tutta la salute, hanno l’essenza iniziale e tengono 3 oggetti ciascuno, equipaggiati com’erano; chi ha perso il suo esploratore ne porta uno nuovo con 1 oggetto di livello 1. Gli esploratori morti nella campagna tornano solo quando non ne resta nessun altro. I due valori ripartono da capo. Lo scenario 2 comincia al livello dei mostri 2 e lo scenario 3 al 3, con i livelli degli oggetti fino allo stesso numero. I mazzi si ricompongono, senza i mostri usciti dal gioco in precedenza e senza gli oggetti tenuti; aggiungere un livello degli oggetti che c’è già non fa niente. La campagna è persa se tutti gli esploratori muoiono; uno scenario perso in un altro modo si rigioca com’era cominciato.',
  'ma/ending.11':
    'Un tavolo può applicare l’aggiornamento successivo dell’editore [ma/Q10]. Ogni mazzo di eventi ha solo tanti eventi di base quanti sono quelli dello scenario. Prima di aggiungere un livello degli oggetti si toglie metà di ogni mazzo oggetto. Quando sale il livello dei mostri, il mazzo e la pila delle carte distrutte si mescolano insieme e se ne toglie metà prima di mescolarvi il nuovo livello. La metà si arrotonda per difetto, e le carte tolte sono a caso. A una stazione di ricarica si lancia il dado, poi si possono scambiare oggetti con qualunque esploratore accanto a una stazione di ricarica o a un tavolo da lavoro di qualsiasi tessera, e si usa l’inventario gratis. Uno spazio evento costa 2 resistenza: si recupera 1 essenza e si pesca un evento esploratore, oppure si lancia il dado di gioco, che abbassa la minaccia di 1 se è almeno pari al valore dell’orrore e altrimenti fa risolvere di nuovo l’abilità «entra in gioco» dell’evento orrore corrente.',
  'ma/ending.12': 'Dopo ogni effetto la vittoria si controlla prima della sconfitta.',
  'ma/ending.13':
    'Un giocatore i cui esploratori sono tutti morti può guardare e consigliare, e partecipa ancora alle scelte del gruppo.',
  'ma/ending.14':
    'Il numero di esploratori cambia solo questo: i controlli di generazione in un round, i numeri dei capitoli espressi in esploratori, la salute dei boss, quante campane devono essere illuminate e quanto è difficile la partita. Con un solo esploratore i due valori partono 1 più in basso, la minaccia ha 3 posizioni in più e l’esploratore comincia con 1 essenza in più; con tre o quattro i due valori partono 1 più in alto e la minaccia ha 1 posizione in meno.',
  'ma/ending.15':
    'Se un esploratore muore nel proprio turno, ciò che è cominciato si conclude; poi il turno è finito.',
};
