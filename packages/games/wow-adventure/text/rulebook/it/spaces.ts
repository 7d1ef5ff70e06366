import type { spaces as chapter } from '../../../rulebook/spaces.ts';

/** Kinds of spaces, in Italian. */
export const spaces: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/spaces.1':
    'Uno spazio normale non ha un nome stampato e mostra una o più icone risorsa; di regola vi si pesca un incontro.',
  'wow/spaces.2':
    'Un posto chiave è rotondo e ha un nome stampato, a cui si riferiscono missioni ed eventi. Tutti i posti chiave hanno le stesse risorse di base; di regola vi si pesca un incontro.',
  'wow/spaces.3':
    "Le città sono tre. Sono grigie e offrono cure, missioni, voli e la casa d'aste; lì la fase sfida si salta.",
  'wow/spaces.4':
    'Un incontro in mappa ha un nome stampato e nessuna icona risorsa. Lì non si pescano carte sfida: si segue invece il riquadro stampato, spesso un combattimento, spesso con una ricompensa.',
  'wow/spaces.5':
    'Un Overlord è un incontro in mappa contrassegnato da un drago rosso; chi lo batte riceve un trofeo.',
  'wow/spaces.6':
    'La linea degli incontri imbattuti, al bordo della mappa, ha 10 caselle numerate: ognuna contiene una carta incontro imbattuta.',
  'wow/spaces.7': "Uno spazio è riservato all'evento globale in corso.",
  'wow/spaces.8':
    'La distanza tra due spazi è il minor numero di passi tra l\'uno e l\'altro sulla mappa, quali che siano colori, indicatori e miniature; le rotte di volo non la accorciano. "Entro n spazi" comprende lo spazio in cui ci si trova [wow/A-63].',
};
