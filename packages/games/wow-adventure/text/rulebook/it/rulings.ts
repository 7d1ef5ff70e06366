import type { rulings as chapter } from '../../../rulebook/rulings.ts';

/** What we rule where the rulebook is silent or contradicts itself, in Italian. */
export const rulings: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/A-01':
    "Un mazzo abilità ha 23 carte, come dice l'elenco dei componenti, o 26, come dice il capitolo sulle abilità? Ne ha 23: solo così tornano i totali, e alcune pagine pubbliche concordano.",
  'wow/A-02':
    'La didascalia della legenda della mappa e il testo scambiano i numeri di città e posto chiave, e la didascalia mette un evento speciale nello spazio eventi globali. Per il gioco non cambia nulla: valgono le definizioni del testo, e quello spazio è per gli eventi globali.',
  'wow/A-03':
    'Il regolamento italiano stampa "Booty Boy", "Action House", "Fligh Path", "Goblin Rocket Boot" e "Swiftess". Sono refusi per Booty Bay, Auction House, Flight Path, Goblin Rocket Boots e Swiftness.',
  'wow/A-04':
    "Con un indicatore aggro nello spazio, l'eroe può o deve combattere quell'incontro? Il testo principale dice che può; il suo stesso esempio e il riepilogo dicono che deve. Deve, se il combattimento è possibile: non si può scegliere al suo posto né un rivale né un evento. Un tavolo può lasciare la scelta all'eroe.",
  'wow/A-05':
    "Un eroe non può lasciare uno spazio con un indicatore aggro. Questo ferma anche il volo, la Pietra del Ritorno, la Mappa Falsa e la carta di un rivale? Sì, tutti, a meno che un testo non dica altro, come fa il Portale di Sofeea. La sconfitta sposta sempre l'eroe.",
  'wow/A-06':
    'Le pozioni di cura e quelle della rapidità sono legate alla fase movimento, eppure si possono usare quante pozioni si vuole "in qualsiasi momento", e solo quella della rapidità dice di chi è la fase. Il numero è libero, ma la fase indicata vincola comunque ed è quella dell\'eroe. Il mana si può usare ogni volta che si paga un costo, anche da parte di chi si difende in un duello.',
  'wow/A-07':
    "Una pozione può venire da un oggetto superiore al livello dell'eroe, o da uno equipaggiato? In entrambi i casi sì: il passo presenta le pozioni come un modo di usare oggetti altrimenti inutilizzabili.",
  'wow/A-08':
    "Un incontro in mappa e l'eroe cadono insieme: si riceve la ricompensa, e una missione lo conta? Niente ricompensa, perché la riceve solo un eroe rimasto in piedi. Una missione che chiede di batterlo lo conta.",
  'wow/A-09':
    'Dopo il passo a distanza un eroe sconfitto "salta il passo 5". È un errore di traduzione per "salta al passo 5", quello che tratta questo esito.',
  'wow/A-10': 'La vita è chiamata una volta "valore di cura". Si intende la vita.',
  'wow/A-11':
    "L'esempio di combattimento stampato si ferma prima di dire che cosa fa il colpo del ghoul. Infligge danni pari al suo valore di danno.",
  'wow/A-12':
    "Se un mazzo non ha incontri, la regola fa finire la fase sfida ma il suo esempio il turno; e gli eventi scartati in cima si potrebbero pescare all'infinito. Finisce la fase, e segue il mantenimento. Si pescano al massimo tante carte quante ne conteneva il mazzo quando si è cominciato a pescare in quella fase.",
  'wow/A-13':
    'Dove va una missione scartata per il limite di due, e che cosa succede se il mazzo delle missioni elite è vuoto? Va in fondo al mazzo delle missioni elite, mentre le missioni iniziali escono dal gioco; da un mazzo vuoto non si pesca nulla.',
  'wow/A-14':
    "Secondo la panoramica della mappa le città permettono di viaggiare verso uno spazio specifico, secondo l'elenco delle risorse verso qualsiasi altro spazio con l'icona. Vale l'elenco delle risorse.",
  'wow/A-15':
    "Quale si combatte tra più indicatori incontro nello stesso spazio? Sceglie l'eroe, ma quelli aggro vengono prima.",
  'wow/A-16':
    "Lo spostamento imposto dalla Mappa Falsa rispetta livello e Aggro? Il livello sì, perché quel limite è assoluto. Lo spostamento si ferma entrando in uno spazio con un indicatore aggro, e non ha effetto se l'eroe è già trattenuto. Può finire in una città; in quel caso la sfida si salta.",
  'wow/A-17':
    "La Vista Lontana dice che il segnalino guardato viene ricollocato o scartato. Significa: rimesso coperto dov'era, oppure scartato.",
  'wow/A-18':
    'Che cosa succede se una Malattia porta la vita al pari dei danni subiti, o sotto? La sconfitta si controlla subito, e poi la sconfitta rimuove il segnalino.',
  'wow/A-19':
    "L'Oro si spende in una città, ma nessuna fase è indicata. Si può spendere in qualsiasi momento del proprio turno, in una città, mentre non si sta risolvendo altro; l'eroe sceglie un colore fino al proprio livello.",
  'wow/A-20':
    "Che cosa succede se davanti a un Libro un rivale non ha carte da scartare, o non ha né mazzo né scarti da cui pescare? Si fa quanto è possibile. Un mazzo si rimescola quando ne esce l'ultima carta.",
  'wow/A-21':
    'Che cosa succede in caso di parità per il primo giocatore, e si può partire dalla stessa città? Chi è in parità tira di nuovo; condividere una città è permesso.',
  'wow/A-22': 'Quante caselle ha la linea degli incontri imbattuti? Dieci, una per ogni indicatore numerato.',
  'wow/A-23':
    "Il difensore gioca tutte le carte per primo: può rispondere a quelle che l'attaccante gioca dopo? In uno stesso momento il difensore si impegna per primo e ha finito; ogni passo apre un nuovo momento. Le reazioni, come una cancellazione, sono permesse quando lo dice il loro testo.",
  'wow/A-24':
    'È prevista la vittoria simultanea di più eroi, benché si giochi un turno alla volta. I totali si controllano dopo ogni effetto che porta una carta in un registro, e si confrontano allora tutti gli eroi con 8 o più. Due missioni completate nello stesso momento, come in un duello in cui cadono entrambi, entrano insieme nei registri.',
  'wow/A-25':
    "Una risorsa va usata anche se inutile: e un eroe senza oggetti in una casa d'aste? Può scegliere la casa d'aste, che non fa nulla.",
  'wow/A-26':
    "I numeri di pagina a cui rimanda il regolamento italiano sono quelli dell'impaginazione originale. Si ignorano.",
  'wow/A-27':
    "Gli esempi non dicono a quale livello e su quale lato siano gli eroi; la difesa 4 di Sandrai e la difesa 3 e l'attacco di mischia di Burbonn potrebbero comprendere oggetti. Li usiamo come valori iniziali al livello grigio, dove una pagina pubblica concorda. Con vita 4 contro l'Ingegnere Goblin Sandrai è grigia, quindi quell'incontro è una carta grigia.",
  'wow/A-28':
    'Una sconfitta fuori da un duello conta, per esempio quando i danni di una carta sconfiggono un rivale lontano? Conta per le missioni, ma non si ruba nessun oggetto, perché rubare fa parte del combattimento.',
  'wow/A-29':
    'Il Teletrasporto arriva, sul tavolo, fin dove è lunga una carta. Qui arriva a 4 passi sulla mappa.',
  'wow/A-30':
    'Una pagina pubblica dice che tutti gli spazi verdi che fanno salire di livello sono di mischia: quelli che concedono il verde, o quelli di colore verde? Qui lo sono entrambi.',
  'wow/A-31':
    'La preparazione di una terza missione si esegue prima di scegliere quale scartare? No: un eroe non ha mai più di due missioni, quindi prima si scarta, e quella nuova si prepara solo se viene tenuta.',
  'wow/A-32':
    'Chi muove un eroe con una Mappa Falsa o una spinta può rinunciare? Sì: "fino a" comprende zero. Quel giocatore vede la mappa, ma non i segnalini coperti.',
  'wow/A-33':
    'Un eroe può pagare danni che lo sconfiggerebbero, come viaggio gratuito verso la città? No; un tavolo può permetterlo.',
  'wow/A-34':
    "Che cosa succede se il dado ritirato mostra una faccia che attiva un potere, o se una faccia ne attiva più d'uno? Si attivano i poteri di quella faccia non ancora usati, prima quelli del difensore, e resta ciò che ha dato la faccia precedente. I poteri di un eroe li ordina il suo giocatore; quelli di un incontro seguono l'ordine stampato.",
  'wow/A-35':
    'Gli Stivali a Razzo Goblin si spendono su un dado "appena tirato" prima o dopo l\'attivazione dei poteri, e possono far ritirare il dado nero tirato per un incontro? Prima; e solo per i dadi tirati per il proprio eroe.',
  'wow/A-36':
    'Quando si ottiene un oggetto, un evento che ha un oggetto sul retro conta come carta con un oggetto? Sì, alla lettera; va nello zaino sul lato oggetto.',
  'wow/A-37':
    "Che cosa succede se un evento locazione nomina lo spazio dell'eroe che lo pesca? Lo si mette lì e si continua a pescare; l'evento aspetta i turni successivi.",
  'wow/A-38':
    'Che cosa succede se un evento pescato diventa un incontro, o sposta o sconfigge chi lo ha pescato? La pesca finisce quando si combatte un incontro, e anche quando si lascia lo spazio.',
  'wow/A-39':
    "Dove va un incontro girato fuori dalla fase sfida dell'eroe che lo gira? Quello di un evento locazione va nel suo spazio, ogni altro nello spazio di quell'eroe; in una città, in uno spazio vicino in cui l'eroe possa entrare, a sua scelta.",
  'wow/A-40':
    "Un eroe può conoscere l'ordine dei mazzi sfida contando gli scarti? Sì: ciò che è stato scartato è pubblico, e lo è anche il suo posto nella coda.",
  'wow/A-41':
    'Che cosa succede se una parte cade nel passo dei poteri? Cade subito, nessuno attacca e si va al passo finale. I poteri "se colpisce" non fanno nulla a un eroe appena sconfitto.',
  'wow/A-42': 'Un colpo da 0 danni è un danno? No, e non batte un incontro.',
  'wow/A-43': 'Una parte può giocare due carte rimpiazza arma in un combattimento? No.',
  'wow/A-44':
    'Che cosa succede se un eroe guadagna un livello due gradini più in alto? Ci arriva direttamente, e le operazioni per guadagnare un livello si eseguono una volta sola.',
  'wow/A-45':
    'Che cosa succede se un eroe è sconfitto nella propria fase movimento o esplorazione? La fase finisce, i segnalini rivelati e non ancora risolti si risolvono, la sfida si salta e il mantenimento si svolge nella città.',
  'wow/A-46':
    'Un eroe ha energia fuori dal proprio turno? No, tranne il punto energia di chi si difende in un duello; si può pagare con pozioni del mana.',
  'wow/A-47': 'Che ne è del veleno e simili dopo una sconfitta? Decadono.',
  'wow/A-48':
    'Che cosa fanno due segnalini Malattia? Si sommano, e una sola pozione di cura grande, come risorsa, li rimuove tutti.',
  'wow/A-49':
    "Che cosa succede a una carta associata a un oggetto che si sposta, e quale livello conta per il testo di miglioramento di una carta associata? Resta sull'oggetto; conta il livello del proprietario della carta abilità.",
  'wow/A-50':
    'Fin dove possono scendere i numeri? Difesa, danno, movimento e costi fino a 0, la vita fino a 1; i valori di attacco possono essere negativi.',
  'wow/A-51':
    'Quale casella libera della linea si occupa? Quella con il numero più basso; non fa mai differenza.',
  'wow/A-52':
    'Un eroe deve risolvere un incontro in mappa che non ha più nulla da dargli? Sì, a meno che non attacchi un rivale.',
  'wow/A-53':
    'Che cosa permette "invece di muoversi normalmente", e che cosa limita un limite agli spazi percorsi? Non si cammina né prima né dopo; questi limiti riguardano solo il cammino a piedi.',
  'wow/A-54':
    'La Vista Lontana si può usare su un segnalino piazzato dallo stesso eroe, e se sulla mappa non ce ne sono? Si può; senza segnalini sulla mappa non si può spendere.',
  'wow/A-55':
    "Che ne è di carte e combattimenti cancellati: energia, limite di una copia, carte giocate senza effetto? L'energia è persa, la copia conta come giocata, il combattimento non ha vincitori. Una carta si può giocare a vuoto se le sue condizioni sono soddisfatte.",
  'wow/A-56': 'Chi sono i vicini di un giocatore in una partita a due? Lo stesso rivale è entrambi.',
  'wow/A-57':
    "L'Imboscata dà all'avversario un attacco a distanza: e se qualcos'altro cambia il tipo di attacco? L'Imboscata prevale per tutto il turno.",
  'wow/A-58':
    "Alla casa d'aste si può scartare un oggetto equipaggiato? Sì, è uno degli oggetti dell'eroe; le carte associate a esso vanno ai loro proprietari.",
  'wow/A-59':
    "Che cosa succede se con il Mercante Ambulante c'è poco da scambiare? Il rivale deve avere un oggetto non equipaggiato, e in cambio prende un oggetto diverso oppure niente.",
  'wow/A-60':
    "In che ordine si risolvono più sconfitte simultanee fuori da un duello? In senso orario a partire dall'eroe attivo.",
  'wow/A-61':
    'Come può un altro giocatore muovere un eroe? Entro i limiti del cammino a piedi: spazi adiacenti, livello e arresto davanti ad Aggro.',
  'wow/A-62':
    'Gli eroi in una città sono al sicuro dalle carte? Solo dagli attacchi: le carte che li raggiungono funzionano, a meno che non dicano altro.',
  'wow/A-63':
    'Come si conta la distanza? In passi sulla mappa, quali che siano i colori; il proprio spazio è a distanza 0.',
  'wow/A-64':
    'Quante volte e in che ordine vengono missioni e poteri nel mantenimento? Il mantenimento delle missioni si ripete finché si può fare qualcosa, comprese le missioni nuove; i poteri del momento "mantenimento" si usano nel momento dell\'equipaggiamento.',
  'wow/A-65':
    'Che cosa succede se ci sono più modi di evitare lo stesso danno? L\'eroe li ordina, si subisce quel che resta, e poi vengono i poteri "se colpisce".',
  'wow/A-66':
    "Che cosa succede se due eroi completano missioni nello stesso momento e nessuno vince? Entrambe le carte entrano nei registri; le nuove missioni si pescano in senso orario a partire dall'eroe attivo.",
  'wow/A-67':
    "Dove porta la Pietra del Ritorno da una città? In qualsiasi altra città; quella in cui l'eroe si trova non si può scegliere.",
  'wow/A-68':
    "Quando si possono giocare le carte della fase movimento? Dopo il tiro, in qualsiasi punto, anche tra un passo e l'altro.",
  'wow/A-69':
    'Come si ripartiscono i 20 segnalini scoperta tra i 10 tipi? Due per tipo, finché una fonte non dica altro.',
  'wow/A-70':
    "Il vantaggio del primo giocatore è compensato? Il regolamento non prevede nulla; un tavolo può dare a ciascuno degli altri una carta abilità in più all'inizio.",
  'wow/A-71':
    'Quando si chiede a un giocatore se vuole reagire, o giocare una carta in un momento del combattimento? Ogni volta che, da ciò che tutti possono vedere, potrebbe averne una da giocare; le carte che ha davvero in mano non contano. Chiunque può chiedere di non essere più interpellato sulle reazioni in questo turno; tutti lo vengono a sapere.',
};
