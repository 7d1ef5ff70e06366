import type { casesSetup as chapter } from '../../../../rulebook/cases/setup.ts';

/** Cases of setup, in Italian. */
export const casesSetup: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/T-161':
    'Tre giocatori tirano 5, 5 e 2 per decidere chi comincia: i due con 5 tirano di nuovo; chi fa di più comincia e sceglie per primo un personaggio [wow/A-21].',
  'wow/T-162':
    'Si distribuiscono le missioni a quattro giocatori: 8 delle 18 sono in gioco scoperte, e 10 escono dal gioco.',
  'wow/T-163':
    'Una missione iniziale mette un segnalino su uno spazio giallo prima che si mettano le miniature: il segnalino va lì, perché il limite di livello vale per gli eroi, non per i segnalini.',
  'wow/T-164':
    'Due giocatori scelgono Forgiardente: partono entrambi da lì, e nella città non può esserci nessun attacco [wow/A-21].',
  'wow/T-165':
    'Tutto è preparato e il primo turno deve ancora cominciare: ogni eroe è grigio, sul lato di partenza, senza danni né oggetti, con 3 carte abilità, 2 missioni e 0 punti valore.',
};
