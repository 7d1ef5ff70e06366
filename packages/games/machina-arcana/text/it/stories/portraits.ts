import type { Portraits } from '../../stories.ts';

/** The explorers, in Italian. */
export const portraits: Portraits = {
  thornquist:
    'Ada Thornquist ha battuto il maglio per undici anni nelle fonderie di Harrow, e in una notte sola ha seppellito tutto il suo turno. Da allora non passa davanti a una porta chiusa senza chiedere che cosa c’è dietro, e non lo chiede a parole.',
  vane: 'Il sabato Osric Vane faceva a pugni per il tetto della chiesa e la domenica predicava, tenendo il conto preciso di ogni colpo incassato. Crede che il suo registro sia quasi in pari, e ha cominciato a mettersi davanti ai debiti degli altri.',
  sable:
    'Imogen Sable è andata a nord con tre spedizioni, migliore tiratrice di tutte, e non è tornata con nessuna. Spara quando ha smesso di camminare, di respirare e di sperare, in quest’ordine.',
  crane:
    'Tobias Crane riconosce il contenuto di una cassa dal suono del sigillo di dogana, e quando gli altri la aprono di solito è già altrove. Dice di essere qui per i soldi, e non vuole discutere del perché due volte sia tornato indietro senza.',
  calloway:
    'Suor Merrin Calloway ha passato nove anni murata in una cella a pregare ciò che credeva Dio, finché una notte le ha risposto. Ha buttato giù il muro con le sue mani, e da allora mette le sue preghiere fra gli altri e il buio.',
  rourke:
    'Nkemdi Rourke legge le maree come altri leggono i volti, e non solo quelle del mare. Fra un’onda e la successiva c’è un varco largo appena quanto un passo, e da un po’ di tempo qualcosa, dall’altra parte, lo tiene aperto.',
  prys: 'Wilhelmina Prys ha armato la prima gru della baia di Harrow, ed è l’unica ancora in piedi. Datele un tubo, una cinghia e un’ora e riparerà qualunque cosa; datele di meno e andrà lo stesso, ma è meglio non starci dietro.',
  obermann:
    'Lucian Obermann riparava orologi, fino al giorno in cui gli portarono un orologiaio che sanguinava, e scoprì che un mestiere aiuta l’altro. Le sue mani non tremano, i suoi pazienti ticchettano, e lui non dice più quali parti siano ancora loro.',
};
