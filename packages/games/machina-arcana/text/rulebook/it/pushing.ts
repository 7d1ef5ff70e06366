import type { pushing as chapter } from '../../../rulebook/pushing.ts';

/** Pushing and pulling, in Italian. */
export const pushing: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/pushing.1':
    'Un’unità sulla stessa riga o colonna di chi la spinge o la tira si sposta dritta lungo quella; ogni altra si sposta in diagonale. Spinta, si allontana; tirata, si avvicina; e la direzione si stabilisce di nuovo per ogni spazio.',
  'ma/pushing.2':
    'Si ferma davanti a un muro, a una porta chiusa, a macerie, a un’unità, a uno spazio azione che non sia una leva, o al bordo della mappa. Un passo in diagonale è sbarrato come quando si cammina [ma/map.4].',
  'ma/pushing.3':
    'Contro un barile: il barile esplode. Contro una leva: la leva fa scattare le trappole. In una fossa: l’unità è distrutta. Davanti a un barile o a una leva l’unità resta sul suo ultimo spazio; se sono già esplorati, sono semplici ostacoli.',
  'ma/pushing.4':
    'Le unità immobili non vengono mai spinte né tirate, e nemmeno scambiate o teletrasportate.',
  'ma/pushing.5': 'Una trazione finisce quando l’unità è adiacente a chi la tira.',
  'ma/pushing.6':
    'Il proprietario dell’unità non ha voce in capitolo. Spingere o tirare di 0 spazi è permesso solo se il testo dice «fino a».',
  'ma/pushing.7':
    'Se le unità da spostare sono più d’una, si spinge prima la più lontana da chi spinge, e si tira prima la più vicina. A parità di distanza si va in ordine di posto, poi seguendo la coda.',
  'ma/pushing.8': 'Essere spinti su uno spazio trappola o su uno spazio generazione non ha effetto.',
  'ma/pushing.9':
    'Se una spinta finisce contro un barile o una leva, l’esplosione o la trappola si risolve prima del resto dell’effetto.',
  'ma/pushing.10': 'Un’unità inamovibile non viene spinta, tirata o scambiata da altri, ma può muoversi.',
  'ma/pushing.11':
    'Le carte che spostano le unità in momenti che nessuno sceglie, come gli eventi e gli arrivi, dicono «fermandosi prima di una fossa». Gli attacchi che spingono non lo dicono: avere una fossa accanto è un rischio che ci si prende.',
};
