import type { resources as chapter } from '../../../rulebook/resources.ts';

/** Resources, in Italian. */
export const resources: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/resources.1': 'Pergamena: si pesca una carta abilità.',
  'wow/resources.2':
    'Libro: si pescano due carte abilità; poi ogni rivale ne pesca una e ne scarta una dalla mano, che può essere quella appena pescata.',
  'wow/resources.3': 'Pozione di cura piccola: si cura 1 danno. Pozione di cura grande: se ne curano 2.',
  'wow/resources.4':
    "Piazza una scoperta: si prende a caso un segnalino dalla riserva, lo si guarda in segreto e lo si mette coperto su qualsiasi spazio tranne quello dell'eroe e le città.",
  'wow/resources.5': 'Rotta di volo: ci si sposta subito in qualsiasi altro spazio con una rotta di volo.',
  'wow/resources.6':
    'Dopo un volo verso uno spazio che non è una città, la fase sfida si svolge lì; dopo un volo verso una città, si salta.',
  'wow/resources.7':
    "Il volo rispetta il limite di livello [wow/movement.4] e il blocco di Aggro [wow/movement.12]. Si può atterrare su un indicatore aggro. Segnalini e risorse dello spazio di arrivo non fanno nulla in questo turno, perché l'esplorazione è già stata spesa.",
  'wow/resources.8':
    "Casa d'aste: l'eroe scarta uno dei suoi oggetti, equipaggiato o no, poi ottiene nello zaino un oggetto dello stesso colore [wow/items.3].",
  'wow/resources.9':
    'Datore di missioni: si pesca una missione elite. Il limite di due missioni vale subito [wow/quests.1]; poi, se la nuova missione è stata tenuta, se ne esegue la preparazione.',
};
