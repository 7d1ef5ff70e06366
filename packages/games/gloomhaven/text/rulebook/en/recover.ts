import type { recover as chapter } from '../../../rulebook/recover.ts';

/** Recover and refresh, in English. */
export const recover: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/recover.1':
    'Recover lets a player take back to hand up to the stated number of the stated kind (discarded or lost) of its own ability cards.',
  'gh/recover.2': 'Cards of that kind in the active area may be chosen too; their bonus ends.',
  'gh/recover.3': 'Recovered cards are in hand at once and may be used in the next selection.',
  'gh/recover.3a':
    'With "recover up to two discarded cards", one card in the discard pile and one in the active area that counts as discarded, the player may take none, one or both.',
  'gh/recover.4':
    'A card with the "cannot be recovered" symbol can never be recovered once lost, however it was lost; an item with it can never be refreshed once consumed.',
  'gh/recover.4a':
    'A card with that symbol was lost to negate damage: an ability that recovers lost cards cannot choose it.',
  'gh/recover.5': 'Refresh makes spent or consumed item cards usable again; the ability states which kind.',
  'gh/recover.5a': 'With "refresh one consumed item" and only spent items, nothing is refreshed.',
  'gh/recover.6': 'Recovering or refreshing does not cost or give anything else.',
  'gh/recover.7': 'Items with remaining use circles are not yet spent and cannot be refreshed.',
  'gh/recover.8': 'Everything is recovered and refreshed between scenarios [gh/ending.7].',
};
