import type { casesMovement as chapter } from '../../../../rulebook/cases/movement.ts';

/** Cases of movement, aggro, flight and discoveries, in Italian. */
export const casesMovement: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/T-65':
    'Un eroe grigio con 3 punti movimento è accanto a uno spazio verde: non può né entrarci né attraversarlo.',
  'wow/T-66':
    'Una città sta tra due spazi verdi, e un eroe verde la attraversa: è permesso, perché la città conta come grigia per tutti.',
  'wow/T-67':
    'Un eroe con 4 punti movimento entra al secondo passo in uno spazio con un indicatore aggro: si ferma, perde 2 punti movimento ed esplora lì.',
  'wow/T-68':
    "Un eroe comincia il turno in uno spazio con un indicatore aggro: tira, riceve l'energia, non può andarsene e deve combattere quell'incontro nella fase sfida.",
  'wow/T-69':
    "Nello spazio ci sono un indicatore aggro e un rivale. Nella fase sfida si combatte l'incontro aggro, e il rivale non può essere attaccato [wow/A-04].",
  'wow/T-70':
    "Nello spazio ci sono un indicatore aggro, un indicatore giallo e un evento locazione. Nella fase sfida si combatte l'incontro aggro.",
  'wow/T-71':
    "Nello spazio ci sono un indicatore giallo e un evento locazione. Nella fase sfida l'eroe ne sceglie uno, e non si pescano carte.",
  'wow/T-72':
    "Un eroe trattenuto da Aggro è in uno spazio con una rotta di volo e senza segnalini. Nell'esplorazione può scegliere la rotta di volo, che però non fa nulla [wow/A-05].",
  'wow/T-73': 'Sofeea, trattenuta da Aggro, gioca Portale: parte verso una città qualsiasi.',
  'wow/T-74':
    'Un eroe grigio in una città vuole volare in uno spazio verde con una rotta di volo: non è permesso.',
  'wow/T-75':
    "Un eroe arriva a piedi in uno spazio con una rotta di volo e un segnalino scoperta. Nell'esplorazione si rivela il segnalino, e in questo turno non si vola.",
  'wow/T-76':
    "Un eroe vola da una città in uno spazio normale con un segnalino scoperta e una pergamena: né l'uno né l'altra fa nulla, e lì si pesca una carta sfida del colore di quello spazio.",
  'wow/T-77':
    'Un eroe vola da uno spazio normale in una città: la sfida si salta, il mantenimento si svolge nella città, e una condizione di viaggio fin lì è soddisfatta.',
  'wow/T-78':
    "Un eroe a cui restano 2 punti vita rivela Oro, Bomba e Malattia e risolve la Malattia, poi la Bomba. La vita scende di 1, la Bomba lo sconfigge, la Malattia se ne va con la sconfitta, e l'Oro resta [wow/A-45].",
  'wow/T-79':
    "Mappa Falsa e Bomba vengono rivelate insieme, e si risolve prima la Mappa Falsa. Il giocatore alla sua destra muove l'eroe di 2 spazi al massimo, poi tocca alla Bomba dello spazio lasciato. I segnalini del nuovo spazio restano coperti, e la sfida si svolge lì.",
  'wow/T-80':
    'Si risolve una Mappa Falsa, e il giocatore a destra vuole muovere un eroe grigio in uno spazio verde: non è permesso, mentre lo è non muoverlo affatto [wow/A-16].',
  'wow/T-81':
    'Un eroe trattenuto da un indicatore aggro risolve una Mappa Falsa: non viene mosso [wow/A-16].',
  'wow/T-82':
    "Un eroe spende la Pietra del Ritorno: il dado si tira comunque, non si cammina né prima né dopo, e l'energia resta.",
  'wow/T-83':
    "Gli Stivali a Razzo Goblin, spesi sul dado movimento, cambiano 1 punto movimento e 3 punti energia in 4 e 1: l'eroe ha 4 punti movimento e 1 punto energia, e il primo risultato è perso.",
  'wow/T-84':
    "L'arma di un eroe dice \"con 1, subisci 1 danno\", e il dado rosso fa 1. L'eroe spende subito gli Stivali a Razzo Goblin: l'1 non attiva nulla, e conta la nuova faccia [wow/A-35].",
  'wow/T-85':
    'Il giocatore a destra, che ha tirato il dado nero per un incontro, ha gli Stivali a Razzo Goblin: non può spenderli su quel dado [wow/A-35].',
  'wow/T-86':
    "Un eroe con lo zaino vuoto prende l'oggetto di un rivale con il Mercante Ambulante: il rivale non riceve nulla in cambio, perché dovrebbe essere un oggetto diverso [wow/A-59].",
  'wow/T-87':
    'Tutti gli oggetti di un rivale sono equipaggiati: il Mercante Ambulante non si può spendere su quel rivale [wow/A-59].',
  'wow/T-88':
    'Un eroe usa la Vista Lontana su un segnalino che ha piazzato lui stesso: è permesso, e il segnalino viene rimesso a posto o scartato [wow/A-54].',
  'wow/T-89':
    "Si piazza l'ultimo segnalino della riserva mentre quattro sono da parte: i quattro si mescolano subito e formano la nuova riserva.",
  'wow/T-90':
    "Un eroe è in un posto chiave mentre la riserva è vuota e non c'è nulla da parte: può scegliere di piazzare una scoperta, che non fa nulla.",
  'wow/T-91':
    'Un eroe con una Malattia usa la pozione di cura grande di una città: cura 2 danni e il segnalino se ne va. Una pozione piccola non lo rimuoverebbe.',
  'wow/T-92':
    'Un eroe ha due segnalini Malattia, perciò la sua vita è più bassa di 2. Una pozione di cura grande, come risorsa, li rimuove entrambi [wow/A-48].',
  'wow/T-93':
    'Un eroe con vita 4 e 3 danni riceve una Malattia: i 3 danni raggiungono la vita, ora 3, quindi è sconfitto subito e il segnalino se ne va [wow/A-18].',
  'wow/T-94':
    "Una Bomba sconfigge un eroe; il rivale che l'ha piazzata ha la missione Taglia su di lui. La missione non è completata: un segnalino non è una carta.",
  'wow/T-95':
    "Il testo giallo di una Trappola Congelante sconfigge l'eroe indicato dalla Taglia di chi possiede la trappola: la missione è completata, ma non si prende nessun oggetto [wow/A-28].",
};
