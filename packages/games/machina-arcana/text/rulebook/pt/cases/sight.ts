import type { casesSight as chapter } from '../../../../rulebook/cases/sight.ts';

/** Cases of sight, in Brazilian Portuguese. */
export const casesSight: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/K77':
    'De (3,4) a (7,4), 4 espaços, pode-se mirar tanto à distância quanto em arco, com as portas abertas ou fechadas: os espaços de armadilha no meio são transitáveis.',
  'ma/K78':
    'De (1,1) a (4,1), 3 espaços, pode-se mirar tanto à distância quanto em arco pela porta aberta, e de modo nenhum se ela está fechada.',
  'ma/K79':
    'De (3,2) a (5,2), 2 espaços, só se pode mirar em arco, com as portas abertas ou fechadas: há um barril em (4,2).',
  'ma/K80':
    'De (6,5) a (8,5), 2 espaços, só se pode mirar em arco, com as portas abertas ou fechadas: a alavanca está em (7,5).',
  'ma/K81':
    'De (4,1) a (8,1), 4 espaços, não se pode mirar nem à distância nem em arco, com as portas abertas ou fechadas: há escombros em (6,1).',
  'ma/K82':
    'De (2,3) a (2,1), 2 espaços, não se pode mirar nem à distância nem em arco, com as portas abertas ou fechadas: há uma parede no meio.',
  'ma/K83':
    'De (6,3) a (8,1), 2 espaços, pode-se mirar tanto à distância quanto em arco, com as portas abertas ou fechadas: nenhum canto na linha está barrado.',
  'ma/K84':
    'De (6,4) a (9,7), 3 espaços, só se pode mirar em arco, porque a alavanca está na linha, e de modo nenhum com as portas fechadas: dos dois desvios em torno do canto seguinte, um é barrado por uma parede e o outro pela porta.',
  'ma/K85':
    'De (1,7) a (7,7), 6 espaços, pode-se mirar tanto à distância quanto em arco, com as portas abertas ou fechadas: um fosso não atrapalha.',
  'ma/K86':
    'De (2,9) a (8,9), 6 espaços, só se pode mirar em arco, com as portas abertas ou fechadas: há um barril em (7,9).',
  'ma/K87':
    'Há uma unidade em (5,4), na linha de (3,4) a (7,4): a mira à distância é bloqueada, a mira em arco não.',
  'ma/K88':
    'Há unidades em (7,3) e (6,2), ambas ao lado do canto na linha de (6,3) a (8,1): a mira continua livre, à distância e em arco.',
  'ma/K89': 'Uma habilidade tem alcance 3, e o alvo, à vista, está a 3 colunas e 3 linhas: está no alcance.',
};
