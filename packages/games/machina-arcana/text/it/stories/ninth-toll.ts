import type { Tale } from '../../stories.ts';

/** The tale of The Ninth Toll, in Italian. */
export const ninthToll: Tale<'ninth-toll'> = {
  introduction:
    'A Sant’Orrin la torre fu costruita verso il basso, perché ciò che dorme in fondo sentisse le campane prima di chiunque in paese. A memoria d’uomo ha suonato otto volte, e dopo ogni rintocco c’erano meno case, e nessuno che sapesse dire di chi fossero state. La notte scorsa la corda ha ripreso a muoversi senza che una mano la toccasse. Otto rintocchi per svegliarlo, dicevano i vecchi campanari, e il nono decide. È meglio che qualcuno sia laggiù quando cadrà.',
  chapters: {
    'downward-steeple':
      'La scala gira a sinistra, e ancora a sinistra, davanti a finestre che danno sulla terra battuta. Alla prima porta c’è una candela, ed è stata accesa oggi. La fiamma pende verso il basso. Seguirla è un conforto, purché nessuno chieda chi l’ha messa lì.',
    'first-bell':
      'La prima campana occupa tutta la tromba delle scale, larga come il portone di un granaio e più vecchia della collina. La si sente nel corrimano prima che nelle orecchie. Batte quando le pare, e a ogni colpo le cose sui pianerottoli si avvicinano di un passo; ma il suo orologio si può anche caricare. Solo quando avrà parlato due volte si aprirà il cancello là sotto.',
    pilgrims:
      'Scendono in fila, e ciascuno porta in spalla quello venuto prima. Gli ultimi arrivati sono i più svelti, perché l’ora è vicina e in fondo i posti sono pochi. Al collo, in scatoline di latta, hanno reliquie ancora tiepide. A loro non serviranno più.',
    'the-ringing-floor':
      'Il pavimento dei campanari è una pelle tesa sul buio da una parete all’altra, e qualcosa la percuote da sotto. Nelle cassapanche ci sono gli attrezzi che si erano portati giù, oliati e con l’etichetta. Dalla parte opposta una corda scende in un buco largo appena quanto le spalle. È l’unica via, e tira.',
    clapper:
      'Questa campana ha perso il battaglio, e resta lì a bocca aperta. Vuole due colpi e non bada a quali: una trappola, un barile di polvere, una spalla con un po’ di fede dietro. Finché la campana è muta, la scala finisce qui.',
    'mass-for-the-machine':
      'Sul pianerottolo si dice messa. I fedeli stanno in fila, imbullonati al pavimento, e l’organo è tutto pistoni. Finito l’inno, gira il piatto: metteteci qualcosa di voi e sarete benedetti, a modo loro, oppure lasciatelo passare e si ricorderanno di voi.',
    'second-bell':
      'La seconda campana suona dall’alto e qualcosa le risponde dal basso. Ciò che risponde sale in fretta, uno per ogni cuore che sente battere sulla scala. Fatene tacere altrettanti, e la campana resterà ferma quanto basta per passare.',
    undertone:
      'Sotto la nota ce n’è un’altra, che toglie il filo all’acciaio. Le lame si girano in mano e gli spari vanno a vuoto, ma una parola detta nel tono giusto colpisce come un martello. I reliquiari di questo piano sono aperti, lasciati da gente che non sapeva più che farsene. Ciò che contengono è strano, e migliore di quello che avete portato.',
    'the-rope-room':
      'Tutte le corde della torre s’incontrano in una stanza e ne attraversano il pavimento come radici. Nessuno può tenerle da solo. Stringetevi attorno alla piastra, tutti quanti, quando torna l’ora buia, e le corde si desteranno. Quando torna un’altra volta, siate di nuovo lì, e tirate come uno solo.',
    'third-bell':
      'La terza campana non smette mai. Ronza, e tutto ciò che è caldo finisce nel ronzio, un po’ alla volta. Ogni torre ha un’uscita, ed è quella che prende il suono: la bifora nel muro. Non fermatevi ad ammirare la campana.',
    'the-ninth-toll':
      'In fondo al mondo le grandi campane stanno a bocca in su, attorno a una fossa di terra fresca. I rintocchi cadono, e al nono si sveglia, a meno che le campane non siano illuminate e non ne suonino abbastanza insieme quando viene l’ora buia. Il Becchino passa dall’una all’altra e le zittisce con le mani. Niente gli fa male, perché è sepolto da tempo; ma lo si può spingere.',
  },
  victory:
    'Le campane si rubano la nota l’una con l’altra, e per la durata di un respiro la torre intera è un accordo solo. Nella fossa qualcosa si rigira, sospira e torna a dormire. In paese si svegliano tutti nello stesso istante, e al mattino contano le case e non ne manca nessuna.',
  defeat:
    'Cade il nono rintocco, e nessuna campana risponde. Ciò che giaceva in fondo apre gli occhi e comincia a salire, sempre girando a destra, e salendo svolge la scala. Dove stava il paese adesso c’è un pozzo, e chi si sporge sente suonare.',
};
