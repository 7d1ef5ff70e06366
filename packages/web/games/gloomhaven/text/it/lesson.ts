import type { LessonText } from '../lesson-text.ts';

export const lesson: LessonText = {
  class: {
    title: 'Chi vuoi essere?',
    text: 'Ogni classe ha le sue carte, i suoi punti ferita e il suo limite di mano. Per cominciare il Bruto è una buona scelta: sta davanti e incassa molto. L’altro personaggio lo gioca un bot, dalla tua parte: si vince o si perde insieme.',
  },
  goal: {
    title: 'Un segreto tutto tuo',
    text: 'Tieni uno dei due. Resta nascosto fino alla fine, e conta solo se lo raggiungi e vincete lo scenario. Prendi quello più vicino al tuo modo di giocare.',
  },
  items: {
    title: 'Acquisti',
    text: 'Spendi il tuo oro, oppure tienilo. Un oggetto speso torna con un riposo lungo, uno consumato solo nel prossimo scenario. Stivali per andare più lontano e qualcosa per curarsi non sono mai uno sbaglio.',
  },
  hand: {
    title: 'La mano è il tuo fiato',
    text: 'Porti con te solo queste carte, e quando finiscono sei fuori. Alterna carte rapide (numeri bassi) e lente, movimenti e attacchi.',
  },
  place: {
    title: 'Prendi posto',
    text: 'Puoi cominciare dagli esagoni illuminati. Di solito i mostri attaccano per primo chi sta davanti. Tocca un mostro per vedere che cosa sa fare.',
  },
  'two-cards': {
    title: 'Due carte ogni round',
    text: 'Userai l’azione superiore dell’una e quella inferiore dell’altra: scegli una coppia che vada bene in entrambi i modi. Nessuno vede la tua scelta prima che tutti abbiano scelto.',
  },
  leading: {
    title: 'Prima o dopo?',
    text: 'Una delle due è la carta primaria: il suo numero è la tua iniziativa, e il più basso va per primo. Quale metà ne userai, lo decidi dopo.',
  },
  revealed: {
    title: 'Carte scoperte!',
    text: 'Si vedono le carte di tutti, e ogni tipo di mostro ha pescato la sua. La fila in alto dice in che ordine si agisce in questo round.',
  },
  halves: {
    title: 'Tocca a te',
    text: 'Tocca la metà che vuoi usare per prima: la superiore di una carta e l’inferiore dell’altra, nell’ordine che preferisci. Ogni metà superiore può diventare un semplice Attacco 2, ogni inferiore un Movimento 2. Le carte segnate come perse non tornano in questo scenario.',
  },
  move: {
    title: 'In cammino',
    text: 'Il numero su un esagono è quanto costa arrivarci. Puoi attraversare gli alleati, non i nemici. Puoi fermarti prima o restare dove sei: non devi usare tutto il movimento.',
  },
  attack: {
    title: 'Scegli il bersaglio',
    text: 'Senza gittata raggiungi solo gli esagoni accanto a te. Un attacco a distanza contro un nemico adiacente ha Svantaggio: un passo indietro può servire. Puoi anche rinunciare ad attaccare.',
  },
  modifier: {
    title: 'La sorte dice la sua',
    text: 'A ogni attacco si pesca una carta: può cambiarlo di poco, raddoppiarlo o annullarlo. Tu hai un mazzo tuo; i mostri ne hanno uno in comune.',
  },
  focus: {
    title: 'I mostri seguono regole',
    text: 'Non li guida nessuno. Ognuno punta il nemico che può raggiungere e attaccare con meno passi; poi il più vicino, poi chi agisce prima. Tocca un mostro per vedere che cosa farà, e perché.',
  },
  damage: {
    title: 'Questo farebbe male',
    text: 'Subisci i danni, oppure perdi una carta della mano o due scartate e non ne subisci nessuno. Le carte sono fiato: spendile quando il colpo è forte, o sarebbe l’ultimo.',
  },
  condition: {
    title: 'Questo lascia il segno',
    text: 'Qualcuno ha una nuova condizione. Veleno e ferita restano fino a una cura; quasi tutte le altre passano alla fine del turno seguente. Tocca la miniatura per leggere che cosa fa.',
  },
  element: {
    title: 'C’è qualcosa nell’aria',
    text: 'Qualcuno ha infuso un elemento. Alla fine di questo turno diventa Forte, poi Debole, poi svanisce. Chi agisce dopo può consumarlo, amico o mostro.',
  },
  money: {
    title: 'Uno di meno',
    text: 'Un mostro che muore lascia del denaro. Finisci il turno nel suo esagono per prenderlo, o usa una carta con Saccheggio. Il denaro rimasto a terra alla fine non vale nulla.',
  },
  door: {
    title: 'Dietro la porta',
    text: 'Entrare nell’esagono di una porta rivela subito la stanza. I mostri là dentro più rapidi di te possono ancora agire in questo round: apri le porte all’inizio del turno, e non quando le forze ti mancano.',
  },
  'short-rest': {
    title: 'Riprendere fiato?',
    text: 'Le carte scartate tornano adesso, tranne una a caso, che è persa. Subendo 1 danno puoi perderne un’altra a caso al suo posto. Non ti costa il turno.',
  },
  'long-rest': {
    title: 'Un riposo lungo',
    text: 'Occupa tutto il turno, dopo gli altri. Scegli tu quale carta scartata perdere; le altre tornano, ti curi di 2 e gli oggetti spesi sono di nuovo pronti.',
  },
  exhausted: {
    title: 'Senza più fiato',
    text: 'Senza più punti ferita, o con troppe poche carte per giocare o riposare, un personaggio è sfinito e lascia la mappa. Gli altri combattono ancora, e ciò che ha guadagnato resta.',
  },
  ending: {
    title: 'È deciso',
    text: 'Questo round si gioca ancora fino in fondo: raccogli quello che puoi. Poi si contano esperienza, oro e obiettivi. La prossima porta ti aspetta.',
  },
};
