import type { rulings as chapter } from '../../../rulebook/rulings.ts';

/** What we rule where the sources are silent or disagree, in Italian. */
export const rulings: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/A-01':
    "Due tipi di mostri sulla mappa usano lo stesso mazzo di capacità: condividono la carta? Sì, si pesca una carta per mazzo; i tipi agiscono uno dopo l'altro, in un ordine che i giocatori scelgono una volta e poi mantengono.",
  'gh/A-02':
    "L'ultimo esagono di un salto costa 2 se è terreno difficile? Sì: Salto ignora il terreno che attraversa, ma nell'ultimo esagono si entra come con un movimento normale.",
  'gh/A-03':
    'In un passaggio largo un esagono tutti i vertici toccano pareti: gli esagoni vicini si vedono? Sì, due esagoni adiacenti non separati da una parete si vedono sempre.',
  'gh/A-04':
    'Un giocatore ha dichiarato un riposo lungo e poi ha perso carte scartate per negare danni, tanto che ne restano meno di due. Il riposo avviene comunque: se la carta è una sola, va persa e nessuna torna in mano; se non ce ne sono, hanno luogo solo Cura 2 e il ripristino.',
  'gh/A-05':
    'Tutti i bersagli di un attacco a bersagli multipli si dichiarano prima di pescare? Sì, ma il bersaglio aggiunto da una carta modificatore (AGGIUNGERE BERSAGLIO) si sceglie quando si pesca la carta; gli attacchi si possono risolvere in qualsiasi ordine.',
  'gh/A-06':
    "Un giocatore può scegliere una direzione bloccata perché una spinta non faccia nulla, anche se c'è un esagono libero? No, si deve usare un esagono libero valido; si può però rinunciare all'intero effetto.",
  'gh/A-07':
    'Un personaggio stordito può usare oggetti che reagiscono agli attacchi nemici? No, non usa alcun oggetto, e gli oggetti con cerchi di utilizzo non si attivano; quelli che valgono sempre continuano a funzionare.',
  'gh/A-08':
    "Quando creano e consumano elementi i mostri di uno stesso tipo che agiscono in momenti diversi, per esempio dopo che è stata rivelata una stanza? Ogni gruppo che agisce insieme fa per sé: il primo del gruppo che trova l'elemento disponibile lo consuma, per sé e per quelli del gruppo che agiscono dopo, e ciò che la carta crea arriva alla fine della prima attivazione del gruppo.",
  'gh/A-09':
    "Si possono negare con le carte i danni che costa la propria azione, o l'1 danno di un riposo breve? I danni della propria azione sì; quello del riposo breve è un prezzo e non si può negare.",
  'gh/A-10': "L'1 danno di un riposo breve può sfinire un personaggio? Sì.",
  'gh/A-11':
    'Un movimento di 0 esagoni conta come eseguire la capacità, per elementi e punti esperienza? Sì, se il personaggio è in grado di muoversi, cioè se non è immobilizzato.',
  'gh/A-12': 'Una capacità di attacco senza bersaglio conta come eseguita? No.',
  'gh/A-13':
    "Un mostro ha due capacità di attacco e il suo focus muore dopo la prima. Per le capacità successive si determina un nuovo focus dall'esagono in cui si trova; il movimento già fatto resta valido.",
  'gh/A-14':
    "Successo e fallimento si verificano nello stesso round, per esempio quando l'obiettivo è raggiunto e poi tutti i personaggi sono sfiniti. Decide ciò che si è verificato per primo; se è nello stesso istante, è un successo.",
  'gh/A-15':
    "I turni giocati dopo che l'obiettivo è stato raggiunto valgono ancora per gli obiettivi della battaglia e le missioni personali? Sì, vale tutto fino alla fine del round.",
  'gh/A-16':
    'Una piastra a pressione si attiva alla fine di qualsiasi turno o solo del turno del personaggio che la occupa? Alla fine di qualsiasi turno in cui un personaggio vi si trova sopra, una volta per scenario, a meno che lo scenario non dica altrimenti.',
  'gh/A-19':
    'Un 2x è migliore di un +2 quando si deve scegliere tra due carte? Si confrontano i valori di attacco che ne risulterebbero in questo attacco, prima della difesa; valori uguali senza effetti si equivalgono, quindi si usa la prima carta pescata.',
  'gh/A-20':
    "Come si confronta un Nullo con un effetto, o una maledizione, con i numeri bassi? Un Nullo è peggiore di qualsiasi carta che dia un valore positivo, e uguale a una carta senza effetti che dia anch'essa 0.",
  'gh/A-21':
    "Con Vantaggio, un unico modificatore a catena si aggiunge anche se è la seconda carta pescata? Sì, l'ordine non conta.",
  'gh/A-22':
    'Con Svantaggio, che cosa accade ai modificatori a catena con valori negativi? Si ignorano, come tutti i modificatori a catena.',
  'gh/A-23':
    'Quante sono le carte benedizione, e di chi sono? Dieci in tutto, in comune tra personaggi e mostri.',
  'gh/A-24':
    'Quale miniatura cura un mostro se nessuna ha perso punti ferita? Nessuna; i giocatori possono però scegliere una miniatura avvelenata o ferita che non ne ha persi.',
  'gh/A-25':
    'VELENO conta quando un mostro cerca chi ha perso più punti ferita? No, contano solo i punti ferita persi.',
  'gh/A-26':
    "L'evocazione di un mostro viene collocata il più vicino possibile a un nemico: a quale, e con quale distanza? Per ogni esagono possibile al nemico più vicino, contando come per la gittata; in caso di parità decidono i giocatori.",
  'gh/A-27':
    "Qual è l'esagono vuoto più vicino per un mostro generato? Si conta come per la gittata, nelle stanze rivelate, con pareti e porte chiuse che bloccano il passaggio; in caso di parità decidono i giocatori.",
  'gh/A-28':
    'Più esagoni vuoti sono ugualmente vicini a una miniatura che smette di essere Volante. Il giocatore della miniatura ne sceglie uno; i danni sono una fonte normale e si possono negare.',
  'gh/A-29':
    "Un personaggio rivela una stanza durante un'azione svolta fuori dal suo turno. La fine di quell'azione vale come fine del suo turno, e le iniziative si confrontano con quella della miniatura di cui è il turno.",
  'gh/A-30':
    "Che iniziativa ha un'evocazione quando si confronta con evocazioni o personaggi di altri giocatori? Quella del suo proprietario, e l'evocazione viene subito prima di lui.",
  'gh/A-31':
    'In quale ordine hanno luogo gli effetti di fine turno? Prima il saccheggio, poi gli elementi, poi le condizioni che scadono.',
  'gh/A-32':
    "Chi sceglie per i mostri quando i giocatori non sono d'accordo? La regola dice solo che decidono i giocatori; ai nostri tavoli decide l'organizzatore o un voto.",
  'gh/A-33':
    "Chi sceglie quando dei giocatori pari in iniziativa non sono d'accordo? I giocatori in parità si accordano, altrimenti decide il caso; un tavolo può lasciar decidere subito il caso.",
  'gh/A-34':
    'Come si fanno rispettare i limiti a ciò che ci si può dire al tavolo? Le mani degli altri giocatori sono nascoste e ci sono segnali di carattere generale; quello che i giocatori si scrivono non viene controllato.',
  'gh/A-35':
    "I giocatori possono arrendersi? Sì, se sono tutti d'accordo mentre si scelgono le carte; il round finisce subito, con un fallimento.",
  'gh/A-42': 'Un personaggio sfinito durante il suo turno saccheggia ancora alla fine di quel turno? No.',
  'gh/A-43':
    'Si deve spendere un utilizzo di un bonus quando i danni saranno comunque negati con le carte? Sì, il bonus si attiva prima.',
  'gh/A-44':
    'In quale ordine hanno luogo più effetti di una stessa trappola? Prima i danni, poi le condizioni; se la miniatura muore, il resto si ignora.',
  'gh/A-45':
    'Il movimento obbligato continua dopo una trappola che stordisce o immobilizza? Sì, se la miniatura sopravvive: quelle condizioni non impediscono il movimento obbligato.',
  'gh/A-46':
    'Evocazioni o mostri possono stare su segnalini obiettivo o tessere obiettivo? Sì, a meno che lo scenario non dica altrimenti.',
  'gh/A-47':
    'Le porte chiuse, anche a chiave, contano come collegamenti quando si verifica dove si può collocare un ostacolo? Sì, tutte.',
  'gh/A-48': 'Un boss lascia un segnalino denaro? Sì, uno, a meno che non sia stato generato.',
  'gh/A-49':
    'Regolamenti successivi, come la seconda edizione e altri giochi della serie, hanno cambiato la vista, il focus, il Vantaggio e le evocazioni. Non vi si attinge: si offrono solo le varianti di questo regolamento [gh/variants].',
  'gh/A-50':
    '"Bersaglio X" sulla carta statistiche di un mostro vale anche per un attacco ad area? Sì: l\'area è un bersaglio, e ogni altro è un singolo nemico entro gittata fuori dall\'area, come per un bersaglio aggiunto [gh/effects.21].',
  'gh/A-51':
    "Una parte di un'azione che danneggia solo il personaggio che agisce o i suoi alleati basta per usare l'azione? No: è il prezzo delle altre parti. Se nessuna di queste viene usata, non si subisce nulla, non si guadagnano punti esperienza e la carta si scarta. Una parte che danneggia anche i nemici si può usare o tralasciare come ogni altra, se è la sola che si può usare.",
  'gh/A-52':
    "Un mostro che muore nel proprio turno crea l'elemento della sua carta? No: si ferma subito, come un personaggio sfinito [gh/round.30]. Lo crea il prossimo del suo tipo che esegue la carta.",
  'gh/A-53':
    "Chi riguarda un'abilità di un mostro che non è un attacco e nomina un solo nemico? Il suo focus, se possibile; altrimenti il nemico più vicino che può riguardare, poi il primo in ordine di iniziativa, poi chi scelgono i giocatori.",
};
