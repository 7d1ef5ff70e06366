import type { casesDecks as chapter } from '../../../../rulebook/cases/decks.ts';

/** Cases of decks, events and the track, in Italian. */
export const casesDecks: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/T-07':
    "Alla casa d'aste un eroe scarta un oggetto verde; la carta in fondo al mazzo verde non ha oggetti, quella dopo sì. L'oggetto scartato e poi la prima carta finiscono in cima al mazzo verde; la seconda va nello zaino.",
  'wow/T-13':
    "Un mazzo sfida contiene due eventi e nient'altro. Nella fase sfida si risolvono entrambi, non c'è nessun incontro, la fase finisce e segue il mantenimento [wow/A-12].",
  'wow/T-124':
    'Un mazzo sfida contiene tre eventi speciali che si scartano una volta risolti. Nella fase sfida ognuno si risolve una volta e nessuno due, e la fase finisce [wow/A-12].',
  'wow/T-125':
    'Una carta viene scartata sopra altre 11. Da quel mazzo se ne pescano undici, e nessuna vi viene scartata: quella carta è la prossima.',
  'wow/T-126':
    'Si pesca un evento globale mentre un altro è al suo posto: il vecchio va in cima al suo mazzo, il nuovo resta, e si continua a pescare.',
  'wow/T-127':
    'Si pesca un evento locazione per uno spazio che ne ha già uno: il vecchio si scarta e si mette il nuovo.',
  'wow/T-128':
    'Un eroe a Borgodoro pesca Carovana Perduta, che nomina Borgodoro: la si mette lì ma ora non la si risolve, e si continua a pescare [wow/A-37].',
  'wow/T-129':
    "Un eroe termina il movimento a Collecorvo, dove c'è Cripta Infestata. Nella fase sfida la carta si gira e l'eroe combatte l'Orrore della Cripta; se non lo batte, questo va sulla linea con un indicatore rosso.",
  'wow/T-130':
    "Un evento globale girato diventa un incontro nella fase movimento dell'eroe che lo gira: ora non si combatte, e il suo indicatore va nello spazio di quell'eroe [wow/A-39].",
  'wow/T-131':
    "Un eroe con 7 punti valore accetta il Rito dei Campioni: subisce 2 danni, l'evento va nel registro, e l'eroe vince con 8.",
  'wow/T-132':
    "Un rivale batte l'incontro contrassegnato da un Avviso di Ricerca: l'evento resta accanto all'eroe che lo ha pescato finché quell'eroe non batte l'incontro contrassegnato o questo non lascia la mappa.",
  'wow/T-14':
    "Tutte e dieci le caselle sono occupate, e un undicesimo incontro resta imbattuto: l'indicatore più vicino al combattimento se ne va, con la sua carta in cima al mazzo, e in caso di parità sceglie il giocatore attivo; la nuova carta prende quella casella.",
  'wow/T-133':
    "L'indicatore più vicino è un indicatore aggro in uno spazio con un eroe trattenuto, e viene scartato: quell'eroe è libero.",
  'wow/T-134':
    "Un eroe grigio ha lasciato un indicatore in uno spazio grigio, e più tardi entra un rivale di qualsiasi livello: può combatterlo e prende l'oggetto grigio.",
  'wow/T-135':
    "Un eroe con un'arma equipaggiata e due oggetti nello zaino deve scartare un oggetto a caso: è uno dei tre.",
  'wow/T-136':
    'Un eroe con un oggetto equipaggiato e lo zaino vuoto deve scartare a caso dallo zaino: non si scarta nulla.',
};
