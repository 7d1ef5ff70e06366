import type { damage as chapter } from '../../../rulebook/damage.ts';

/** Damage, healing and defeat, in Italian. */
export const damage: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/damage.1':
    'I danni si segnano con segnalini sulla carta personaggio; le cure li rimuovono, fino a non averne più.',
  'wow/damage.2':
    "Un eroe sconfitto, nell'ordine: va nella città più vicina; rimuove tutti i danni; gira la carta personaggio sul lato di partenza; scarta le carte associate a lui.",
  'wow/damage.3': "Se più città sono ugualmente vicine, sceglie l'eroe.",
  'wow/damage.4': "Le carte associate agli oggetti dell'eroe restano.",
  'wow/damage.5': 'La distanza si conta in spazi [wow/spaces.8].',
  'wow/damage.6':
    'Un eroe sconfitto conserva livello, oggetti, mano, missioni e scoperte conservate, a parte un oggetto preso dal vincitore. Un segnalino Malattia se ne va.',
  'wow/damage.7':
    'Se un eroe è sconfitto nel proprio turno, la fase in corso finisce, esplorazione e sfida si saltano se devono ancora venire, e il turno prosegue con il mantenimento nella città. I segnalini scoperta rivelati e non ancora risolti si risolvono prima [wow/A-45].',
  'wow/damage.8':
    'Un eroe arrivato in una città per una sconfitta vi ha viaggiato come in qualsiasi altro modo.',
  'wow/damage.9':
    "Ciò che un colpo ha rimandato a un momento successivo decade quando quell'eroe è sconfitto [wow/A-47].",
  'wow/damage.10':
    "Più eroi sconfitti da uno stesso effetto risolvono le sconfitte in senso orario a partire dall'eroe attivo [wow/A-60].",
  'wow/damage.11': 'Un eroe non può pagare un costo in danni che lo sconfiggerebbe [wow/A-33].',
};
