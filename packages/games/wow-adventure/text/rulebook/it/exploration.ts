import type { exploration as chapter } from '../../../rulebook/exploration.ts';

/** The exploration phase, in Italian. */
export const exploration: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/exploration.1': "Se nello spazio dell'eroe ci sono segnalini scoperta, si rivelano tutti insieme.",
  'wow/exploration.2': "L'eroe attivo sceglie in quale ordine risolvere i segnalini rivelati.",
  'wow/exploration.3':
    'Un segnalino con lo sfondo rosso si risolve subito; uno con lo sfondo verde si conserva scoperto per dopo.',
  'wow/exploration.4':
    "Se c'era anche un solo segnalino, lo spazio non dà risorse all'eroe in questo turno, nemmeno dopo che i segnalini sono spariti.",
  'wow/exploration.5':
    "Se non c'erano segnalini e lo spazio ha delle risorse, l'eroe deve usarne esattamente una.",
  'wow/exploration.6': "L'eroe può scegliere una risorsa che non avrà alcun effetto.",
  'wow/exploration.7': 'Uno spazio senza icone non dà nulla.',
  'wow/exploration.8':
    'Un segnalino risolto si scarta, a meno che non dica altro; uno conservato si scarta quando viene speso.',
  'wow/exploration.9':
    "I segnalini scartati si mettono da parte. Quando si piazza l'ultimo della riserva, quelli messi da parte si mescolano coperti e formano una nuova riserva; se non ce n'erano, lo si fa appena ce ne sono e ne serve uno.",
  'wow/exploration.10': 'Se la riserva è vuota e non ci sono segnalini da parte, non se ne possono piazzare.',
  'wow/exploration.11': 'I segnalini scoperta non si piazzano mai in una città.',
  'wow/exploration.12':
    "In uno spazio possono esserci più segnalini. Si possono piazzare su incontri in mappa, su Overlord e su spazi superiori al livello dell'eroe che li piazza: sono esclusi solo lo spazio in cui si trova e le città.",
  'wow/exploration.13': 'Un eroe che resta fermo esplora e affronta la sfida di nuovo nello stesso spazio.',
};
