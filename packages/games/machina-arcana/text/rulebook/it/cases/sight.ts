import type { casesSight as chapter } from '../../../../rulebook/cases/sight.ts';

/** Cases of sight, in Italian. */
export const casesSight: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/K77':
    'Da (3,4) a (7,4), 4 spazi, si può mirare sia a distanza sia ad arco, comunque siano le porte: gli spazi trappola in mezzo sono attraversabili.',
  'ma/K78':
    'Da (1,1) a (4,1), 3 spazi, si può mirare sia a distanza sia ad arco attraverso la porta aperta, e in nessun modo se è chiusa.',
  'ma/K79':
    'Da (3,2) a (5,2), 2 spazi, si può mirare solo ad arco, comunque siano le porte: su (4,2) c’è un barile.',
  'ma/K80':
    'Da (6,5) a (8,5), 2 spazi, si può mirare solo ad arco, comunque siano le porte: su (7,5) c’è la leva.',
  'ma/K81':
    'Da (4,1) a (8,1), 4 spazi, non si può mirare né a distanza né ad arco, comunque siano le porte: su (6,1) ci sono macerie.',
  'ma/K82':
    'Da (2,3) a (2,1), 2 spazi, non si può mirare né a distanza né ad arco, comunque siano le porte: in mezzo c’è un muro.',
  'ma/K83':
    'Da (6,3) a (8,1), 2 spazi, si può mirare sia a distanza sia ad arco, comunque siano le porte: nessuno spigolo sulla linea è sbarrato.',
  'ma/K84':
    'Da (6,4) a (9,7), 3 spazi, si può mirare solo ad arco, perché sulla linea c’è la leva, e con le porte chiuse in nessun modo: dei due giri attorno allo spigolo seguente, uno è sbarrato da un muro e l’altro dalla porta.',
  'ma/K85':
    'Da (1,7) a (7,7), 6 spazi, si può mirare sia a distanza sia ad arco, comunque siano le porte: una fossa non dà fastidio.',
  'ma/K86':
    'Da (2,9) a (8,9), 6 spazi, si può mirare solo ad arco, comunque siano le porte: su (7,9) c’è un barile.',
  'ma/K87':
    'Un’unità è su (5,4), sulla linea da (3,4) a (7,4): la mira a distanza è bloccata, quella ad arco no.',
  'ma/K88':
    'Ci sono unità su (7,3) e (6,2), entrambe accanto allo spigolo sulla linea da (6,3) a (8,1): la mira resta libera, a distanza e ad arco.',
  'ma/K89': 'Un’abilità ha portata 3, e il bersaglio, in vista, è a 3 colonne e 3 righe: è entro la portata.',
};
