import type { LessonText } from '../lesson-text.ts';

export const lesson: LessonText = {
  hero: {
    title: 'Scegli il tuo folle',
    text: 'Ogni Eroe è una carta Classe con un’Arma. Lo scudo è la sua Difesa, il dado dice con quanti dadi attacca. Prendi un Eroe libero, oppure ruba quello di qualcun altro. Tocca un numero per vedere da dove viene.',
  },
  boasts: {
    title: 'E ora vantati un po’',
    text: 'Le Spacconerie peggiorano il tuo Eroe, apposta: più è malmesso, meno gli altri hanno voglia di rubartelo. Se lo prendi dal centro puoi anche non aggiungerne; se lo rubi devi aggiungerne almeno una che non ha ancora.',
  },
  stolen: {
    title: 'Rubato!',
    text: 'Per quell’Eroe ne valeva la pena, Spacconerie comprese. Chi l’ha perso sceglie di nuovo quando torna il suo turno. Si va avanti finché tutti hanno un Eroe che gli va bene.',
  },
  gauntlet: {
    title: 'Si entra',
    text: 'Da qui in poi tutti affrontano gli stessi Incontri, nello stesso momento. Quattro cuori spezzati alla fine di un turno e il tuo Eroe è morto. Alla fine conta l’Oro, e nient’altro.',
  },
  encounter: {
    title: 'Leggi il Mostro',
    text: 'Il sigillo rosso è il suo Attacco, lo scudo la Difesa, la moneta il Tesoro. Lo scontro si decide con due domande: il tuo Attacco arriva alla sua Difesa? E la tua Difesa supera il suo Attacco?',
  },
  tokens: {
    title: 'Spendere un segnalino?',
    text: 'Le carte illuminate hanno un’Abilità che puoi pagare adesso con uno dei loro segnalini. Non ricrescono: tienili per lo scontro che conta. Per risparmiarli, attacca e basta.',
  },
  rolled: {
    title: 'Il dado è tratto',
    text: 'La somma dei dadi è l’Attacco, con quello che le carte aggiungono o tolgono. Per Uccidere il Mostro basta essere pari alla sua Difesa.',
  },
  'after-rolling': {
    title: 'Il tiro non ti piace?',
    text: 'Alcune Armi possono ancora cambiare i dadi, adesso. Dopo, l’Attacco resta quello.',
  },
  killed: {
    title: 'Ucciso, ma non è finita',
    text: 'Anche un Mostro Ucciso colpisce un’ultima volta prima di cadere. Uccidere fa guadagnare il Tesoro; solo Schivando ne esci senza un graffio.',
  },
  defense: {
    title: 'Arriva il colpo',
    text: 'È l’ultimo momento per alzare la Difesa o per svignartela. Una Ferita evitata vale spesso più di una moneta: finché vivi, continui a guadagnare.',
  },
  dodged: {
    title: 'Schivato',
    text: 'La Difesa superava l’Attacco, e il colpo è andato a vuoto. A parità il Mostro colpisce: un solo punto può essere tutto.',
  },
  hit: {
    title: 'Ahi',
    text: 'L’Attacco del Mostro è arrivato alla Difesa: ora se ne subisce il Danno, di solito una Ferita. A metà turno non muore nessuno; la Morte conta le Ferite alla fine.',
  },
  gold: {
    title: 'Monete sonanti',
    text: 'Prima si guarda se il Mostro colpisce, poi si conta l’Oro, poi si subisce il Danno. Perciò anche un Eroe in fin di vita intasca il suo Tesoro.',
  },
  modifier: {
    title: 'Si mette male',
    text: 'Un Modificatore aspetta il prossimo Mostro e gli finisce addosso, anche dopo diversi turni. I numeri sulla carta lo comprendono già.',
  },
  died: {
    title: 'La fine di un Eroe',
    text: 'I morti si tengono ogni moneta. Se sei in testa, ora gli altri devono sopravviverti abbastanza a lungo da raggiungerti.',
  },
  ended: {
    title: 'Si contano le monete',
    text: 'Vince chi ha più Oro, vivo o morto. Adesso sai tutto quel che serve: la prossima volta, vantati un po’ più forte.',
  },
};
