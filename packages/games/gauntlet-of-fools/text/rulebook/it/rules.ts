import type { RulesId } from '../../../rulebook.ts';

/** The numbered rules in Italian. */
export const rules = {
  'gof/setup.1':
    "Il gioco comprende 20 carte Classe, 20 carte Arma e 50 carte Incontro (40 Mostri, 5 Incontri Speciali e 5 Modificatori), una copia di ciascuna, oltre a dadi a sei facce e segnalini per Oro, Ferite, Abilità di Classe e con le Armi, bonus, penalità e Spacconerie. Le carte promozionali Maestro d'Armi, Mannaia e Gladiatore sono un'opzione, di norma disattivata.",
  'gof/setup.2': 'La riserva di segnalini non è mai un limite: i segnalini dovuti si ricevono sempre.',
  'gof/setup.3': 'Si mescolano separatamente i mazzi delle Classi, delle Armi e degli Incontri.',
  'gof/setup.4':
    "Al centro del tavolo si distribuiscono a faccia in su tante carte Classe quanti sono i giocatori, e su ciascuna una carta Arma. Ogni coppia è un Eroe e non si divide mai. Un Maestro d'Armi (carta promozionale) riceve due carte Arma.",
  'gof/setup.5':
    'Nella prima partita il primo giocatore è scelto a caso. Nelle successive chi ha vinto la partita precedente gioca per ultimo, quindi il primo giocatore è quello alla sua sinistra. Dopo una vittoria condivisa gioca per ultimo uno dei vincitori, scelto a caso [gof/A-27].',
  'gof/setup.6':
    'Il primo giocatore resta lo stesso per tutta la partita, e ogni decisione che si prende in ordine procede in senso orario a partire da lui.',
  'gof/setup.7':
    'Tutte le informazioni sono pubbliche, tranne le carte non ancora pescate, quelle guardate con la Bacchetta, che vede solo il suo proprietario [gof/A-22], e le scommesse sul Gladiatore finché non vengono rivelate.',
  'gof/boasting.1':
    'La fase della Spacconeria procede in senso orario dal primo giocatore. Chi ha già un Eroe viene saltato, e la fase termina quando tutti ne hanno uno.',
  'gof/boasting.2':
    "Quando tocca a lui, un giocatore deve prendere un Eroe dal centro del tavolo oppure rubare l'Eroe di un altro giocatore.",
  'gof/boasting.3':
    'Chi prende un Eroe dal centro può aggiungergli quante Spacconerie diverse vuole, anche nessuna [gof/A-01].',
  'gof/boasting.4':
    'Un Eroe rubato conserva tutte le sue Spacconerie, e chi lo ruba deve aggiungerne una o più nuove.',
  'gof/boasting.5':
    'Un Eroe ha al massimo una Spacconeria per ciascuno dei sei tipi; perciò un Eroe che le ha tutte e sei non può essere rubato.',
  'gof/boasting.6':
    "Un giocatore a cui è stato rubato l'Eroe agisce di nuovo quando torna il suo momento nell'ordine di turno.",
  'gof/boast.blindfolded':
    "Bendato: quando l'Eroe Uccide e insieme Schiva un Mostro, il Tesoro di quel Mostro vale 1 Oro in meno, ma mai meno di 0.",
  'gof/boast.hopping-on-one-leg': "Saltellando su una gamba: l'Eroe ha -2 in Difesa.",
  'gof/boast.one-arm-tied':
    "Un braccio legato dietro la schiena: ogni dado che mostra 1 o 2 conta 0 nell'Attacco dell'Eroe.",
  'gof/boast.while-juggling':
    "Facendo il giocoliere: l'Eroe inizia con la metà dei segnalini Arma stampati sulla sua Arma e ha -1 in Attacco in ogni Incontro.",
  'gof/boast.with-a-hangover':
    "Postumi di una notte da leoni: l'Eroe ha un Dado di Attacco in meno e -4 in Difesa fino alla sua prima Uccisione; la Spacconeria si scarta alla fine del turno di quell'Uccisione.",
  'gof/boast.without-breakfast':
    "Senza aver fatto colazione: il segnalino di questa Spacconeria è una Ferita con cui l'Eroe inizia. Si può curare come ogni altra Ferita.",
  'gof/ready.1':
    'Prima che la Sfida cominci, ogni giocatore prende i segnalini Classe e i segnalini Arma stampati sulle carte del suo Eroe.',
  'gof/ready.2':
    '“Facendo il giocoliere” dimezza i segnalini Arma stampati e il Ninja li raddoppia; insieme si annullano. Tutti i numeri stampati sono pari, quindi dimezzando non serve mai arrotondare.',
  'gof/ready.3':
    'Un Eroe con la Borsa del Bottino prende 1 Oro, e un Eroe “Senza aver fatto colazione” piazza il segnalino di quella Spacconeria come Ferita. Tutti gli altri Eroi iniziano con 0 Oro e 0 Ferite.',
  'gof/ready.4': "Non c'è un limite massimo per nessun tipo di segnalino.",
  'gof/numbers.1':
    "Dadi di Attacco: i dadi dell'Arma, +1 per il Signore della Guerra, più i segnalini permanenti +1 Dado di Attacco, più i dadi ottenuti in questo turno, più i segnalini +1 Dado di Attacco ad uso singolo spesi per questo attacco, meno 1 per ogni segnalino Penalità -1 ai Dadi di Attacco, e -1 con i “Postumi di una notte da leoni”. Il numero di dadi non scende mai sotto 0.",
  'gof/numbers.2':
    "Tiro: la somma dei dadi, dove gli 1 e i 2 contano 0 con “Un braccio legato dietro la schiena”; oppure esattamente 14 se si usa l'Abilità della Lancia. La Mannaia (carta promozionale) moltiplica poi il tiro per 4.",
  'gof/numbers.3':
    "Attacco: il tiro, più i segnalini permanenti Attacco +1, più l'Oro dell'Eroe con la Borsa del Bottino, più il bonus del Vendicatore, -1 con “Facendo il giocoliere”, e mai meno di 0; per ultima l'Ascia lo raddoppia. Nel turno dopo l'uso dell'Abilità dell'Ascia l'Attacco è 0 e niente lo aumenta.",
  'gof/numbers.4':
    "Difesa: la Difesa della Classe, più i segnalini permanenti di Difesa, +1 con lo Scudo Chiodato, più la Difesa ottenuta in questo turno, meno i segnalini Penalità alla Difesa, -2 con “Saltellando su una gamba” e -4 con i “Postumi di una notte da leoni”. Non c'è un limite minimo. Quando si usa l'Abilità dello Zelota la Difesa diventa 0, e per il resto del turno contano solo i cambiamenti successivi, a partire da lì.",
  'gof/numbers.5':
    'Un Eroe Uccide un Mostro attaccando quando il suo Attacco è pari o superiore alla Difesa del Mostro.',
  'gof/numbers.6':
    "Un Mostro colpisce un Eroe quando il suo Attacco è pari o superiore alla Difesa dell'Eroe; altrimenti l'Eroe lo Schiva.",
  'gof/numbers.7':
    'I Modificatori cambiano il Mostro prima che qualunque effetto ne consideri i numeri, compresi lo scambio del Giullare, lo Scettro e la Fionda.',
  'gof/numbers.8':
    "Uccidere o Schivare con un'Abilità vale a tutti gli effetti come Uccidere o Schivare per ogni altra regola.",
  'gof/turn.1':
    'Inizio del turno: si prende nota di quali Eroi sono vivi e quali Morti, perché su questo si basano lo Zombie, il Negromante e il Vendicatore. Il proprietario della Bacchetta può usarla adesso, e solo adesso.',
  'gof/turn.2':
    "Determina l'Incontro: si gira la prima carta del mazzo degli Incontri. Un Mostro o un Incontro Speciale è l'Incontro di questo turno; i Modificatori seguono le prossime quattro regole.",
  'gof/turn.2.1':
    'Se la carta è un Modificatore Extra (Extra Mordace, Extra Spaventoso, Extra Coriaceo o Extra Ricco), la si mette in attesa e si gira la carta seguente, sempre nello stesso turno.',
  'gof/turn.2.2':
    'Più Modificatori in attesa si sommano. Si applicano tutti al prossimo Mostro girato, anche se ciò accade diversi turni dopo.',
  'gof/turn.2.3': 'Un Incontro Speciale non consuma i Modificatori in attesa.',
  'gof/turn.2.4':
    "Se la carta è il Passaggio Laterale, la si scarta e si determinano due Incontri, uno dopo l'altro, nel modo consueto [gof/turn.2]; ogni giocatore affronterà quello che preferisce.",
  'gof/turn.3':
    "Scelte: ogni giocatore sceglie da che parte andare se c'è un Passaggio Laterale, il proprietario di uno Zombie Morto può pagare per giocare in questo turno e, in due giocatori, ciascuno sceglie il suo Eroe attivo. Se a qualcuno importa, si sceglie in ordine dal primo giocatore; altrimenti tutti insieme.",
  'gof/turn.4':
    "Inizio dell'Incontro: è il momento in cui il Mago può saltare l'Incontro, il Sacerdote può curarsi, si può pagare per evitare il Behemoth o il Mercenario e si scommette sul Gladiatore. Tutto questo avviene prima di qualsiasi tiro.",
  'gof/turn.5':
    "Se l'Incontro è un Incontro Speciale, se ne esegue il testo e poi si passa a ciò che segue l'Incontro [gof/turn.8].",
  'gof/turn.6':
    "Se l'Incontro è un Mostro, viene prima l'attacco dell'Eroe, nell'ordine delle prossime quattro regole.",
  'gof/turn.6.1':
    'Prima di tirare si possono usare le Abilità previste prima del tiro e spendere i segnalini +1 Dado di Attacco ad uso singolo.',
  'gof/turn.6.2': "Se è stata usata un'Abilità che Uccide, il Mostro è Ucciso e non serve alcun tiro.",
  'gof/turn.6.3':
    "Altrimenti si tirano i Dadi di Attacco, poi si possono usare le Abilità previste dopo il tiro, quindi si calcola l'Attacco e lo si confronta con la Difesa del Mostro.",
  'gof/turn.6.4':
    "Quando un Mostro è Ucciso, la Lama Demoniaca ottiene per prima cosa il suo segnalino Arma. Poi si rinuncia a tutto il Tesoro per usare l'Abilità dell'Armaiolo o dell'Artefice, oppure si prendono subito i segnalini del Tesoro, che così contano già in questo combattimento [gof/A-02].",
  'gof/turn.7':
    "Segue la difesa contro il Mostro, nell'ordine delle prossime sette regole. Un Mostro Ucciso attacca comunque.",
  'gof/turn.7.1':
    "È il momento di usare il Ladro, l'Arco e la Frusta, e l'ultimo per usare la Spada [gof/A-31].",
  'gof/turn.7.2':
    "Si controlla se il Mostro colpisce l'Eroe [gof/numbers.6], a meno che l'Eroe lo abbia Schivato con un'Abilità.",
  'gof/turn.7.3':
    "Se l'Eroe ha Ucciso il Mostro e ne ha tenuto il Tesoro, si calcola l'Oro: l'Oro stampato, più 3 per Extra Ricco, più il bonus del Cacciatore di Pelli, più l'Oro aggiuntivo proprio del Mostro; infine -1 se l'Eroe è Bendato e lo ha sia Ucciso sia Schivato.",
  'gof/turn.7.4':
    "Se il Mostro ha colpito l'Eroe, questi ne subisce il Danno, che un Cavaliere può prima ridurre. Il Tesoro viene sempre prima del Danno.",
  'gof/turn.7.5':
    "Dopo il Danno, lo Scudo Chiodato può Uccidere un Mostro che ha inflitto Danno all'Eroe. Se ne prendono i segnalini e se ne calcola l'Oro come per ogni Uccisione [gof/turn.6.4] [gof/turn.7.3]; il Mostro non è stato Schivato.",
  'gof/turn.7.6': "Se l'Eroe ha Ucciso un Uomo Fungo, adesso cura 1 Ferita.",
  'gof/turn.7.7':
    "Se l'Eroe non ha Ucciso un Troll, lo combatte ancora una volta, ripartendo dal proprio attacco [gof/turn.6]. Questo secondo combattimento non è facoltativo.",
  'gof/turn.8':
    "Dopo l'Incontro: un Eroe che ha Ucciso un Guardiano può affrontare il suo Incontro privato, e un Avventuriero può spendere un segnalino per affrontare di nuovo l'Incontro. Chi può fare entrambe le cose sceglie l'ordine.",
  'gof/turn.9': 'Fine del turno: si applicano in ordine le prossime sei regole.',
  'gof/turn.9.1':
    "Veleno: l'Eroe subisce 1 Ferita per ogni suo segnalino veleno, tranne quelli ottenuti in questo turno.",
  'gof/turn.9.2':
    'Un Alchimista che in questo turno ha sia Ucciso sia Schivato lo stesso Mostro può adesso spendere segnalini per curare 1 Ferita con ciascuno.',
  'gof/turn.9.3':
    "Arrivano i segnalini Bonus dell'Armaiolo e dell'Artefice, e un Eroe con i “Postumi di una notte da leoni” che in questo turno ha Ucciso un Mostro scarta quella Spacconeria.",
  'gof/turn.9.4':
    "Verifica della Morte: ogni Eroe con 4 o più Ferite Muore, a meno che lo protegga l'effetto dello Scorpione Gigante.",
  'gof/turn.9.5': "Ogni Cercatore d'Oro ancora vivo ottiene 1 Oro.",
  'gof/turn.9.6': 'Terminano gli effetti che durano “in questo turno”.',
  'gof/turn.10':
    'I giocatori agiscono in modo indipendente e simultaneamente, e il risultato di uno non cambia quello di un altro. Quando una scelta dipende da quella di un altro giocatore, si decide in ordine dal primo giocatore.',
  'gof/damage.1': 'Un Mostro infligge Danno solo quando colpisce.',
  'gof/damage.2':
    "Danno moltiplicato per N significa: si esegue l'intero Danno, parte speciale compresa, N volte di fila. Il Danno semplice viene così moltiplicato e basta; quello che guarda lo stato dell'Eroe si infligge una volta e poi si valuta da capo.",
  'gof/damage.3':
    'I moltiplicatori si moltiplicano tra loro: Extra Mordace vale x2, la maledizione della Mummia x2, una maledizione raddoppiata x4.',
  'gof/damage.4': 'Un Eroe può avere più di quattro Ferite; nulla si ferma alla quarta.',
  'gof/damage.5': 'Curare un Eroe che non ha Ferite non fa nulla.',
  'gof/damage.6':
    'La Morte si controlla solo alla fine del turno [gof/turn.9.4], quindi una cura nello stesso turno può salvare un Eroe.',
  'gof/damage.7':
    "Un Eroe Morto conserva il suo Oro e non prende più parte al gioco, se non grazie all'Abilità dello Zombie. I segnalini avanzati non valgono nulla.",
  'gof/damage.8': "L'Oro non scende mai sotto 0.",
  'gof/damage.9':
    'I segnalini Penalità sono -1 ai Dadi di Attacco, Difesa -1, Difesa -3 e veleno. Si sommano, e durano finché una Pozza Curativa o la Spada Sacra li rimuove. Gli effetti duraturi della Mummia e dello Scorpione Gigante non sono segnalini Penalità [gof/A-17].',
  'gof/damage.10':
    'I segnalini Bonus +1 Dado di Attacco, Attacco +1, Difesa +1 e Difesa +3 durano per tutta la partita. I segnalini +1 Dado di Attacco ad uso singolo si spendono prima di tirare, quanti se ne vogliono insieme, e ciascuno vale per un solo attacco.',
  'gof/abilities.1':
    "Le Abilità automatiche funzionano sempre e non costano nulla. Un'Abilità con segnalini costa un segnalino del proprio tipo per ogni uso.",
  'gof/abilities.2':
    "Se una carta non dice altrimenti, un'Abilità si può usare tutte le volte che si può pagare, anche più volte nello stesso momento. Hanno un limite l'Avventuriero (una volta per Incontro), l'Ascia e il Cacciatore di Pelli (una volta per combattimento), lo sguardo della Bacchetta e lo Zombie (una volta per turno).",
  'gof/abilities.3': 'I segnalini Classe non pagano mai le Abilità Arma, né viceversa.',
  'gof/abilities.4': "La condizione di un'Abilità deve essere vera nel momento in cui l'Abilità si usa.",
  'gof/abilities.5':
    "“In questo turno” comprende tutto finché questi effetti non terminano [gof/turn.9.6]: anche il secondo combattimento contro un Troll, la ripetizione dell'Avventuriero e l'Incontro privato del Guardiano.",
  'gof/end.1': 'La partita finisce quando, alla fine di un turno, tutti gli Eroi sono Morti.',
  'gof/end.2':
    "Finisce anche, all'istante, quando un turno richiede una carta e il mazzo degli Incontri è vuoto. Gli scarti non si rimescolano, e chi è sopravvissuto non riceve alcun bonus.",
  'gof/end.3':
    'Se il mazzo si esaurisce mentre si girano Modificatori, la partita finisce. Se si trova solo uno dei due Incontri di un Passaggio Laterale, tutti affrontano quello. Pescare per il Guardiano da un mazzo vuoto non dà nulla.',
  'gof/end.4': 'Vince il giocatore con più Oro, vivo o Morto; in caso di pareggio la vittoria è condivisa.',
  'gof/two.1':
    "In due giocatori si distribuiscono 4 Eroi. I giocatori si alternano come nella fase della Spacconeria finché ciascuno ha due Eroi; chi ne ha due passa. Si può rubare solo all'avversario.",
  'gof/two.2':
    "Determinato l'Incontro, ogni giocatore indica come attivo uno dei propri Eroi vivi. L'altro Eroe in questo turno non fa nulla.",
  'gof/two.3':
    "Un Eroe inattivo non usa Abilità, nemmeno automatiche, e non subisce effetti in corso: nessuna Ferita da veleno, nessun Oro da Cercatore d'Oro, nessuna Morte rinviata da uno Scorpione Gigante precedente.",
  'gof/two.4':
    "Gli effetti “nel turno successivo”, quelli della Mummia e dell'Ascia, aspettano il prossimo turno in cui quell'Eroe è attivo.",
  'gof/two.5':
    "L'Oro conta per il giocatore, ma si tiene separato per Eroe per via della Borsa del Bottino. Costi e perdite si tolgono dall'Oro dell'Eroe attivo, e il punteggio è la somma dell'Oro dei due Eroi [gof/A-23].",
  'gof/two.6':
    "La Bacchetta funziona all'inizio di un turno finché il suo Eroe è vivo. Uno Zombie Morto può essere indicato come attivo se qualsiasi altro Eroe è vivo, pagando come di consueto [gof/A-23].",
  'gof/two.7': "Un giocatore i cui Eroi sono tutti Morti è fuori dalla partita, e l'altro prosegue.",
} as const satisfies Readonly<Record<RulesId, string>>;
