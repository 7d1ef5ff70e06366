import type { Tale } from '../../stories.ts';

/** The tale of The Drowned Engine, in Italian. */
export const drownedEngine: Tale<'drowned-engine'> = {
  introduction:
    'L’impianto mareale sotto la baia di Harrow fu chiuso nove inverni fa, e il mare se lo prese quella notte stessa. Questa primavera gli strumenti nell’ufficio del porto hanno ripreso a muoversi, anche se nessuno è sceso ad accendere le caldaie. A ogni battito qualcosa viene risucchiato nella presa d’acqua da molto più giù della marea, e ogni battito arriva un po’ prima dell’ultimo. Avete un ascensore, una lampada e il libro paga di chi è rimasto.',
  chapters: {
    'the-cold-stair':
      'La gabbia dell’ascensore si ferma dove finisce il cavo. Il resto è una scala, smaltata da un ghiaccio più vecchio di questo inverno. Molto in basso qualcosa si rigira una volta, pesante, come fa chi dorme. A quel suono le fiamme delle lampade si alzano, e per il momento anche gli animi.',
    'oil-on-the-water':
      'Nelle gallerie l’acqua arriva alle caviglie, e sull’acqua c’è un olio che striscia contro corrente. Gli stivali non vi trovano presa, e gli artigli nemmeno: chi viene spinto qui va più lontano di quanto si volesse. L’olio si muove verso la scala, e prima che arrivaste stava fermo.',
    'the-tally-keepers':
      'Chiunque abbia lavorato qui è inciso sull’ottone, un nome sotto l’altro, e i contabili fanno ancora l’appello. Che nessuno risponda non li turba. È un conto aperto che non sopportano: depennate dei nomi, o saldate il dovuto con quello che c’è nei bauli, e si faranno da parte. L’ultima riga della colonna è di oggi.',
    'second-descent':
      'In fondo all’impianto c’è un secondo pozzo, scavato dopo il primo e con attrezzi peggiori. Lungo la strada aspettano casse di attrezzi buoni, indirizzate a capisquadra che non sono mai risaliti a firmare la ricevuta. Non lasciate indietro nessuno quando vi calate oltre l’orlo, perché di lì non si tira più su niente.',
    'lungs-of-brass':
      'Le pareti dei livelli bassi respirano. Costole d’ottone si gonfiano e si afflosciano dietro l’intonaco, e l’aria che lasciano andare è già stata usata. Spalla a spalla ce n’è abbastanza. Chi sta da solo si sente mancare, come se la casa respirasse anche per lui.',
    'a-borrowed-voice':
      'Qualcuno chiama dal buio, e al terzo tentativo il nome è quello giusto. La voce era di un fuochista, poi di un palombaro, poi dell’impiegato mandato a cercarli. Quaggiù passa di gola in gola. Un silenzio solo non basterà.',
    'the-undercroft-choir':
      'Sotto il piano delle turbine si canta, a molte voci e senza un respiro fra un verso e l’altro. Il canto non viene addosso: viene attraverso, passando per i denti. Tapparsi le orecchie ha un prezzo, e lo affievolisce. Il coro non ha fretta.',
    'breaker-of-seals':
      'A questo livello ogni portello ha il sigillo dell’impianto, e dietro ogni portello un tubo sta aperto come una bocca. È di lì che entrano. Chiudetene uno per sempre, o deviate il flusso con una chiave inglese e un po’ di astuzia. Gli armadi degli attrezzi sono stati scassinati dall’interno, e ciò che è rimasto è il meglio che si potesse comprare.',
    ballast:
      'La campana che scende al motore è pronta, ma troppo leggera per affondare. All’inizio la zavorravano con il piombo, poi con quello che l’equipaggio aveva addosso, alla fine con l’equipaggio. Andando, lasciatele qualcosa di vostro, se potete farne a meno. L’acqua è più gentile con chi arriva a mani vuote.',
    'the-last-ledger':
      'Nella stanza del contabile l’ultimo registro è aperto alla pagina di oggi. Ha due colonne, una per le armi e una per il fiato, e in cima a entrambe c’è scritto Dovuto. La penna è bagnata. Scegliete da quale prelevare, e il motore troverà il modo di rifarsi sull’altra.',
    threshold:
      'La porta della sala del motore non ha maniglia, solo una fila di serrature, tante quante le mani che devono aprirla. Nessuna vuole una chiave. Ognuna vuole un palmo steso sul ferro e qualcosa di caldo che ci resti, e il ferro tiene il conto di chi ha dato.',
    'the-drowned-engine':
      'La sala è una cisterna e il motore la riempie, nero, con l’acqua mossa fino alla cintola, e batte. Non è mai stato guasto: aspettava un carico. Chiudete le valvole prima che la pressione spezzi il ghiaccio là sopra e, quando è chiusa l’ultima, puntate al Cuore. Ha mani di vapore, e vi ascolta dalla prima scala.',
  },
  victory:
    'Il Cuore salta un battito, ne cerca un altro e si ferma. L’acqua lascia la sala da dov’era venuta, e di colpo tutti i nomi sull’ottone si fanno opachi. Nell’ufficio del porto l’ago si posa sullo zero, e qualcuno passa una mano di vernice sul quadrante.',
  defeat:
    'La pressione trova la strada su per il pozzo, attraverso il ghiaccio e attraverso la città, e una lampada dopo l’altra si spegne. Al mattino l’ufficio del porto è sott’acqua, e là il suo strumento continua a battere come un polso. In fondo, i contabili incidono gli ultimi nomi e tirano una riga.',
};
