import type { Tale } from '../../stories.ts';

/** The tale of The Orchard of Wires, in Italian. */
export const orchardOfWires: Tale<'orchard-of-wires'> = {
  introduction:
    'Il centralino telefonico sotto il ghiacciaio di Vail fu abbandonato al secondo inverno, quando le centraliniste smisero di uscire a ritirare la paga. Le sue seicento linee hanno continuato a collegarsi da sole. Lungo tutta la costa i telefoni squillano di notte, e chi risponde sente qualcuno che ha amato e che lo prega di venire. Là sotto i cavi hanno messo radici, e ciò che ne pende è quasi maturo.',
  chapters: {
    'the-exchange':
      'Seicento prese stanno in fila, e una è ancora calda. Le centraliniste hanno lasciato i cappotti agli attaccapanni e gli attrezzi nei cassetti, in ordine come prima di un’ispezione. Prendete ciò che sta bene in mano. Quando si chiude l’ultimo cassetto, le spie del quadro si accendono una dopo l’altra, cominciando dal fondo.',
    'crossed-lines':
      'Il rame di queste sale porta tutto: un bisbiglio, una scintilla, uno sguardo. Se mirate a ciò che sta dall’altra parte, il filo si sporge per aiutarvi. Ma non fa preferenze. Dite un nome a un capo della sala, e la parete in fondo lo ripete come una domanda.',
    'cut-the-trunk':
      'Fra una sala e l’altra corre il cavo maestro, grosso come un uomo, e respira. Tagliatelo, e stanotte mezza costa dormirà. Abbassate le leve che lo alimentano, sfondate le porte in cui è cresciuto, o prendetelo con la sega dove affiora per respirare. Ciò che ne esce è limpido, e nella stanza accanto comincia a suonare un campanello.',
    'the-long-walk':
      'Oltre l’ultimo quadro i cavi stanno in filari come viti, e i filari continuano anche dove la montagna è finita. In mezzo aspettano i carri dei guardafili, carichi di roba migliore di quella che si dava in superficie. L’unica via è un varco nella siepe, dalla parte opposta. Non correte: ciò che sta fra le foglie volta la testa verso la fretta.',
    pollen:
      'Sui filari più bassi cade una polvere gialla, morbida come fuliggine, che odora di metallo rovente. Si posa sulle creature ferite, e le ferite si chiudono. Su di voi si posa e basta.',
    'a-voice-you-know':
      'In questa sala una cornetta pende dal gancio, e chiede di voi. La voce è quella in ogni respiro, e fu sepolta anni fa. Vorrebbe solo che restaste in linea, dice, finché il collegamento non è fatto. Restateci abbastanza, e sentirete dove porta il filo.',
    windfall:
      'I primi frutti sono caduti, e ticchettano fra i filari nella loro buccia di vetro. In alcuni c’è ciò che un guardafili poteva avere in tasca; in tutti c’è anche qualcos’altro. Cogliete, o passate oltre con le mani nel cappotto. Cadono più in fretta se li si guarda.',
    grafting:
      'Nel vivaio i coltelli sono in ordine, e ogni giovane fusto ha un taglio che aspetta. Vuole qualcosa di vostro da unire a qualcosa di suo: un attrezzo, un cappotto, un po’ di sangue. Finché ciascuno non ha dato, la strada resta invasa dai rami. Intanto le rastrelliere lungo il muro sono aperte, come si mettono fuori i dolci per gli ospiti.',
    'root-and-branch':
      'Uno di loro è il più antico, e il frutteto pende verso di lui come il grano con il vento. La sua linfa è vecchia corrente, e dove cammina le linee tacciono per lasciarlo passare. Abbattetelo, e i filari alle sue spalle si apriranno. Tutto ciò che qui resta in piedi torna a primavera, e la primavera la tengono sotto vetro.',
    deadheading:
      'Qui il Giardiniere stacca ciò che ha finito di fiorire, e a lavoro fatto chiude ogni filare. Le porte si serrano da sole, dietro l’ultimo di voi o prima. In fondo c’è un varco nella siepe. Attenti alle cesoie.',
    'the-party-line':
      'Da qui in poi tutte le linee sono aperte. Ognuno sente il respiro degli altri, per quanto lontani, e lungo il rame la forza corre facile come le parole. Anche l’attenzione. Ogni volta che qualcuno dà una mano, all’altro capo della linea qualcosa prende nota.',
    'the-orchard-of-wires':
      'Sotto i vetri dell’ultima serra sta il primo albero, e quattro radici lo tengono al mondo. Ciascuna, quando la si taglia, urla aiuto, e l’aiuto arriva. Caduta la quarta, correte alla porta da cui siete entrati, prima che la vegetazione la copra. Il Giardiniere potete ucciderlo quante volte volete: è una pianta perenne.',
  },
  victory:
    'La quarta radice si spezza, e lungo tutta la costa i telefoni tacciono nel mezzo di una parola. Alle vostre spalle i vetri vengono giù, filare dopo filare, e il frutteto si spegne come una città al coprifuoco. Qualche settimana dopo qualcuno alza una cornetta, non sente proprio niente e piange di sollievo.',
  defeat:
    'In una notte sola i frutti maturano e cadono. Lungo tutta la costa la gente si alza dal letto, si mette il cappotto e cammina verso il ghiaccio, sorridendo a voci che nessun altro sente. Nel frutteto c’era un posto tenuto libero nel filare, e ora è occupato.',
};
