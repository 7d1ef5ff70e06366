import type { movement as chapter } from '../../../rulebook/movement.ts';

/** The movement phase, in Italian. */
export const movement: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/movement.1': "L'eroe attivo deve tirare il dado movimento, anche se resta fermo o è trattenuto.",
  'wow/movement.2':
    "Il risultato dà il movimento e l'energia di questo turno. Se si ritira il dado, vengono sostituiti entrambi.",
  'wow/movement.3':
    "L'eroe può muoversi di quanti spazi vuole, fino al valore del suo movimento, da uno spazio a uno adiacente, in qualsiasi direzione, anche avanti e indietro.",
  'wow/movement.4':
    'Un eroe non può mai entrare, in nessun modo, in uno spazio di colore superiore al suo livello. Dal più basso al più alto: grigio, verde, giallo, rosso.',
  'wow/movement.5': 'Le città contano sempre come grigie.',
  'wow/movement.6': "L'energia rimasta alla fine del turno va persa.",
  'wow/movement.7':
    'Un eroe ha energia solo nel proprio turno, dal tiro di movimento in poi, a parte il punto energia di chi si difende in un duello. In ogni altro momento i costi si pagano solo con pozioni del mana [wow/A-46].',
  'wow/movement.8':
    "Carte, poteri, pozioni e segnalini conservati che si usano nella fase movimento si possono usare in qualsiasi momento della fase dopo il tiro, anche tra un passo e l'altro [wow/A-68].",
  'wow/movement.9': 'Gli eroi non si ostacolano a vicenda.',
  'wow/movement.10':
    'Un eroe può attraversare senza fermarsi gli spazi con un incontro in mappa, un Overlord, un evento, un indicatore giallo o segnalini scoperta.',
  'wow/movement.11':
    'Un eroe che entra in uno spazio con un indicatore aggro deve fermarsi lì e perde il resto del movimento.',
  'wow/movement.12':
    "Un eroe che si trova in uno spazio con un indicatore aggro non può lasciarlo finché l'indicatore è lì: né a piedi, né in volo, né con la Pietra del Ritorno, né per opera di un altro eroe, a meno che un testo non lo dica. La sconfitta invece lo sposta [wow/A-05].",
  'wow/movement.13':
    "Un eroe trattenuto da Aggro tira comunque il dado movimento, riceve l'energia e può usare carte della fase movimento che non lo portino fuori dallo spazio.",
  'wow/movement.14':
    "Ciò che si usa al posto del movimento, come la Pietra del Ritorno e alcune carte, si può usare solo se l'eroe non ha camminato in questa fase, e dopo l'eroe non cammina [wow/A-53].",
  'wow/movement.15':
    'Un effetto che limita di quanti spazi un eroe può muoversi limita solo il cammino a piedi [wow/A-53].',
};
