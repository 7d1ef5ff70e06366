import type { actions as chapter } from '../../../rulebook/actions.ts';

/** The actions of explorers, in Italian. */
export const actions: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/actions.1': 'Muoversi di uno spazio costa 1 resistenza.',
  'ma/actions.1.1':
    'Ci si muove in uno spazio adiacente, attraversabile e non occupato, in ortogonale o in diagonale.',
  'ma/actions.1.2': 'I muri e le porte chiuse sbarrano il passo.',
  'ma/actions.1.3':
    'A un esploratore non viene mai proposto un passo in una fossa, perché ne morirebbe [ma/map.15].',
  'ma/actions.2': 'Usare l’inventario costa 3 resistenza.',
  'ma/actions.2.1':
    'L’esploratore si toglie tutto, poi equipaggia quanti oggetti principali vuole nei limiti, e infine vi aggancia quante migliorie e potenziamenti vuole. È una decisione sola: l’intera nuova disposizione, che deve rispettare i limiti [ma/inventory.6].',
  'ma/actions.2.2':
    'Una carta che prima e dopo sta nello stesso posto è come se non fosse mai stata tolta: i suoi indicatori e i suoi effetti continuano.',
  'ma/actions.2.3':
    'Un massimo più alto non aumenta ciò che un esploratore ha: bisogna recuperarlo. Un massimo più basso lo riduce subito, ma la salute non scende mai sotto 1.',
  'ma/actions.3': 'Scambiare oggetti costa 2 resistenza.',
  'ma/actions.3.1':
    'Si scambiano oggetti con un esploratore adiacente: quanti si vuole, nell’uno e nell’altro senso; arrivano non equipaggiati.',
  'ma/actions.3.2': 'Paga solo l’esploratore che agisce. L’altro deve essere d’accordo.',
  'ma/actions.3.3':
    'Si possono scambiare anche le carte equipaggiate. Ciò che è agganciato a un oggetto principale lo segue o torna nella borsa, come preferisce il proprietario. Eventi e indicatori non si scambiano.',
  'ma/actions.4': 'Uscire dalla tessera costa 2 resistenza.',
  'ma/actions.4.1':
    'La pedina dell’esploratore lascia la mappa, il turno finisce, e per lui non si fa il controllo di generazione.',
  'ma/actions.4.2':
    'Serve un segnalino uscita sulla mappa, e l’esploratore deve stare su uno dei due spazi di quell’uscita o adiacente a uno di essi.',
  'ma/actions.4.3': 'La resistenza rimasta va persa, come alla fine di ogni turno.',
  'ma/actions.4.4':
    'Nei round successivi un esploratore fuori dalla mappa non ha turni né controlli di generazione, finché il gruppo non entra in una nuova mappa [ma/chapters.5].',
  'ma/actions.5': 'Esplorare una nuova tessera costa 2 resistenza.',
  'ma/actions.5.1':
    'La prima tessera della pila si posa oltre l’uscita, con la freccia rivolta verso chi esplora.',
  'ma/actions.5.2':
    'L’esploratore deve trovarsi su uno spazio d’uscita oltre il quale non c’è una tessera. Esplorare non lo fa muovere.',
  'ma/actions.5.3':
    'La mappa non supera mai le 2 tessere per 2. Se con la nuova tessera sarebbe larga 3 colonne, se ne va tutta la colonna più lontana da quella; se sarebbe alta 3 righe, tutta la riga più lontana. I mostri sulle tessere che se ne vanno sono esiliati.',
  'ma/actions.5.4':
    'Non si può esplorare finché qualcuno del gruppo si trova su una tessera che se ne andrebbe [ma/Q4].',
  'ma/actions.5.5':
    'Le tessere che se ne vanno perdono i segnalini e gli oggetti lasciati a terra, e finiscono in fondo alla pila con l’altro lato in su.',
  'ma/actions.5.6':
    'Non si può esplorare attraverso l’uscita con il segnalino uscita, né quando se ne andrebbe la tessera che lo ospita.',
  'ma/actions.5.7':
    'Stampata con la freccia a sud, la nuova tessera si gira secondo il lato da cui si posa: a nord niente; a est un quarto di giro in senso orario; a sud mezzo giro; a ovest un quarto di giro in senso antiorario. In senso orario lo spazio (x,y) finisce in (9-y,x).',
  'ma/actions.5.8':
    'La nuova tessera si collega, attraverso le uscite, a tutte quelle che tocca, non solo a quella da cui si esplora. Ogni tessera normale ha uscite su tutti e quattro i lati, perciò la mappa è sempre connessa. Le porte di una nuova tessera sono aperte.',
  'ma/actions.6': 'Giocare un’abilità attiva costa la resistenza e l’essenza indicate dalla carta.',
  'ma/actions.6.1':
    'Le abilità attive vengono dalla carta esploratore, dai propri eventi correlati, dai consumabili, dagli oggetti equipaggiati, dall’evento esploratore corrente e dal capitolo corrente.',
  'ma/actions.6.2':
    'Il limite su una carta di tutti, come l’evento corrente o il capitolo, vale per l’intero gruppo; quello su una carta propria vale per quella unità.',
  'ma/actions.7': 'Aprire o chiudere una porta costa 2 resistenza.',
  'ma/actions.7.1':
    'Su una porta chiusa c’è una pedina, su una aperta niente: chi chiude la mette, chi apre la toglie. Le porte di una nuova tessera cominciano aperte.',
  'ma/actions.7.2':
    'Un’unità può aprire, chiudere o distruggere una porta solo se sta su uno dei due spazi che la porta separa, o dove è soltanto quella porta a decidere se un suo passo in diagonale è possibile.',
  'ma/actions.7.3': 'Le unità accanto a una porta non impediscono di aprirla o chiuderla.',
  'ma/actions.8': 'Distruggere una porta chiusa costa 4 resistenza.',
  'ma/actions.8.1':
    'La porta chiusa si sostituisce con un segnalino porta distrutta: da lì in poi è aperta per sempre e non si può più chiudere.',
  'ma/actions.9': 'Attivare uno spazio capitolo spento costa 3 resistenza e 3 essenze.',
  'ma/actions.9.1':
    'È permesso solo se il capitolo corrente non è bloccante e sulla mappa non c’è un segnalino uscita.',
  'ma/actions.9.2':
    'Si gira il capitolo, si risolve l’abilità «entra in gioco» di quello nuovo, e lo spazio riceve un segnalino esplorato.',
  'ma/actions.10': 'Attivare uno spazio capitolo illuminato costa 1 resistenza.',
  'ma/actions.10.1':
    'Condizioni ed effetto sono quelli di uno spento; il segnalino illuminato si gira sul lato esplorato.',
  'ma/actions.11': 'Sigillare uno spazio generazione costa 3 resistenza e 4 essenze.',
  'ma/actions.11.1':
    'Nell’ordine: la minaccia scende di 1; ogni unità sullo spazio è distrutta; lo spazio riceve due segnalini esplorato; uno spazio capitolo della tua tessera riceve un segnalino illuminato.',
  'ma/actions.11.2':
    'Due segnalini esplorato vogliono dire che lo spazio è distrutto: è un ostacolo per sempre.',
  'ma/actions.11.3':
    'La minaccia non scende mai sotto la prima posizione, e sigillare non abbassa mai il livello dei mostri.',
  'ma/actions.11.4':
    'Un mostro distrutto così dà la solita 1 essenza. Un esploratore su quello spazio muore. Non puoi sigillare lo spazio su cui ti trovi.',
  'ma/actions.11.5':
    'La luce va solo a uno spazio capitolo spento: né esplorato, né distrutto, né già illuminato. Se la tessera non ne ha, non si piazza niente.',
  'ma/actions.11.6': 'Chi sigilla deve essere adiacente allo spazio generazione.',
  'ma/actions.12': 'Attivare una stazione di ricarica costa 1 resistenza.',
  'ma/actions.12.1':
    'Si lancia il dado di ricarica, se ne applica il risultato, e la stazione riceve un segnalino esplorato.',
  'ma/actions.13': 'Attivare una leva costa 2 resistenza.',
  'ma/actions.13.1':
    'Un solo attacco normale con 3 dadi neri colpisce ogni unità su uno spazio trappola della tua tessera, esploratori compresi; poi la leva riceve un segnalino esplorato.',
  'ma/actions.13.2': 'Una leva si può tirare anche se sulle trappole non c’è nessuno.',
  'ma/actions.14': 'Attivare uno spazio evento costa 3 resistenza.',
  'ma/actions.14.1':
    'Si recupera 1 essenza, si pesca il primo evento esploratore, se ne risolve l’abilità «entra in gioco», e lo spazio riceve un segnalino esplorato.',
  'ma/actions.14.2':
    'Un evento correlato va accanto alla tua carta esploratore. Ogni altro va a faccia in su sulla pila degli eventi esploratore, la cui prima carta è l’evento esploratore corrente.',
  'ma/actions.14.3':
    'La carta si posa dopo la sua abilità «entra in gioco», e lo spazio si segna per ultimo. Mentre l’abilità si risolve, per essa lo spazio appena usato non conta come spazio azione non esplorato.',
  'ma/actions.15': 'Attivare un baule costa 3 resistenza.',
  'ma/actions.15.1':
    'Si recupera 1 essenza, poi si pescano in tutto 2 carte da mazzi oggetto a scelta. I mazzi si scelgono una carta alla volta, e ogni carta si vede prima di scegliere il mazzo successivo.',
  'ma/actions.15.2':
    'Una delle due si distrugge o si rimette in cima al suo mazzo. L’altra si tiene o si dà a un esploratore adiacente.',
  'ma/actions.15.3':
    'Una carta che tieni per te si può equipaggiare subito come oggetto principale se il tipo è quello della tua classe: armi per un picchiatore, vestiario per un pistolero, artefatti per un mistico, qualsiasi cosa per un artigiano. Deve poter essere un oggetto principale, e il posto deve essere libero.',
  'ma/actions.16': 'Attivare un tavolo da lavoro costa 3 resistenza.',
  'ma/actions.16.1':
    'Si pescano in tutto 3 carte da mazzi oggetto a scelta. Ognuna si può scambiare con un proprio oggetto.',
  'ma/actions.16.2':
    'Se ne tiene o se ne dà via una. Delle altre se ne distrugge almeno una, e le restanti si rimettono in cima nell’ordine che si vuole.',
  'ma/actions.16.3': 'Poi si usa l’inventario gratis, e il tavolo da lavoro riceve un segnalino esplorato.',
  'ma/actions.16.4':
    'Le carte pescate si scambiano con altrettanti oggetti propri, equipaggiati o no. Il tuo oggetto prende il posto della carta pescata e, se viene rimesso, va sul mazzo del suo tipo. Un oggetto principale scambiato lascia nella borsa ciò che vi era agganciato.',
  'ma/actions.16.5': 'La carta tenuta o data può anche essere una che era già tua.',
  'ma/actions.17':
    'Per attivare uno spazio bisogna esservi adiacenti. Un muro o una porta chiusa in mezzo toglie l’adiacenza [ma/map.4].',
  'ma/actions.18':
    'Uno spazio azione esplorato non si può riattivare finché non gli si toglie il segnalino; uno distrutto non si riattiva mai.',
  'ma/actions.19':
    'Quando le carte cambiano un costo, questo non scende mai sotto 0, né sotto il minimo indicato dalla carta. Resistenza ed essenza si calcolano separatamente.',
  'ma/actions.20':
    'Quando un mazzo è vuoto, la pila delle sue carte distrutte si mescola e diventa il mazzo. Se sono vuoti entrambi, si pescano meno carte.',
};
