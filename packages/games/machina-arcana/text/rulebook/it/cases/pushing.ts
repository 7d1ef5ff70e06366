import type { casesPushing as chapter } from '../../../../rulebook/cases/pushing.ts';

/** Cases of pushing, pulling and states, in Italian. */
export const casesPushing: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/K138':
    'Un bersaglio a 3 colonne e 1 riga viene spinto di 2 spazi: ogni passo è in diagonale, e finisce a 5 colonne e 3 righe.',
  'ma/K139':
    'Un bersaglio a 3 colonne e 1 riga viene tirato di 2 spazi: prima in diagonale, a 2 colonne e 0 righe, poi dritto, a 1 colonna. Tirato di 3 si ferma lo stesso lì, adiacente.',
  'ma/K140':
    'Un bersaglio viene spinto di 3 spazi, e dopo 1 c’è un muro: si muove di 1, e il resto va perso.',
  'ma/K141':
    'Un esploratore viene spinto su una leva non esplorata: resta sull’ultimo spazio prima della leva, ogni unità sulle trappole viene attaccata con un solo tiro, e la leva riceve il segnalino esplorato.',
  'ma/K142':
    'Un mostro viene spinto verso il barile accanto a lui: non si muove, il barile esplode, e il mostro è fra le unità adiacenti.',
  'ma/K143': 'Un Santo degli ingranaggi viene spinto: non si muove.',
  'ma/K144':
    'Un’unità viene spinta su uno spazio trappola: non succede niente finché qualcuno non tira una leva.',
  'ma/K145':
    'Un mostro etereo è adiacente. Spintone, che bersaglia, viene rifiutato; Getto di vapore, che spinge ogni unità adiacente, spinge anche lui.',
  'ma/K146':
    'Con Passo oltre il velo un esploratore può teletrasportarsi entro 3 spazi, anche se l’unico spazio libero a quella distanza è dietro un muro. Macerie, fosse e spazi occupati non vengono proposti.',
  'ma/K147':
    'Scala ingannevole teletrasporta un esploratore al baule più vicino: arriva sullo spazio libero della tessera più vicino al baule. Se sulla tessera non ci sono bauli, non succede niente.',
  'ma/K148':
    'Una Decima dello specchio si scambia di posizione con un esploratore: l’esploratore ora sta dov’era lei, su una trappola senza effetto. Un’unità immobile non può essere il suo bersaglio.',
  'ma/K149':
    'Un tiro per l’effetto di 6 dà 6: l’effetto avviene. Segni di gesso ha due segnalini quando si attiva un terzo spazio azione: il suo effetto avviene, e la carta viene distrutta.',
  'ma/K150':
    'Un attacco a segno di una Bestia a pistoni spinge, ma il bersaglio indossa Stivali magnetici: non viene spinto, però perde la salute.',
};
