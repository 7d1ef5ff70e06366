import { toPerson } from '@tavolo/language/it';
import type { ItemWords } from '../speech.ts';

export const itemWords: ItemWords = {
  steal: {
    asks: (owner) => `Prendi un oggetto dallo zaino di ${owner}.`,
    consider: "Hai vinto il duello. Ciò che è equipaggiato resta dov'è.",
    label: (item) => `Prendi ${item}`,
    none: 'Non prendere nulla',
  },
  auction: {
    asks: () => "Scegli l'oggetto da mettere all'asta.",
    consider: 'In cambio ottieni un oggetto a caso dello stesso colore.',
    label: (item) => `Metti all'asta ${item}`,
    none: "Non mettere altro all'asta",
  },
  discard: {
    asks: () => "Scegli l'oggetto da scartare.",
    consider: "La sua carta va in cima al mazzo: sarà l'ultima a tornare in gioco.",
    label: (item) => `Scarta ${item}`,
    none: 'Non scartare nulla',
  },
  trade: {
    asks: (owner) => `Scegli che cosa prendere ${toPerson(owner)}.`,
    consider: "In cambio ti verrà preso qualcos'altro.",
    label: (item) => `Prendi ${item}`,
    none: 'Non prendere nulla',
  },
  'trade-back': {
    asks: (owner) => `Scegli che cosa prendere ${toPerson(owner)} in cambio.`,
    consider: 'Qualsiasi cosa nello zaino, tranne ciò che ti è appena stato preso.',
    label: (item) => `Prendi ${item}`,
    none: 'Non prendere nulla',
  },
  offer: {
    asks: () => "Scegli l'oggetto da consegnare.",
    consider: "La sua carta va in cima al mazzo: sarà l'ultima a tornare in gioco.",
    label: (item) => `Consegna ${item}`,
    none: 'Tieni tutto',
  },
};
