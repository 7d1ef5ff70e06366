import type { casesExploring as chapter } from '../../../../rulebook/cases/exploring.ts';

/** Cases of exploring and tiles that scroll off, in Brazilian Portuguese. */
export const casesExploring: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/K36':
    'O mapa é uma única peça; do espaço (9,4) dela, um explorador explora e compra a Casa de Bombas. A Casa fica a leste, girada um quarto em sentido horário: seu baú está no espaço (9,0) dela, a alavanca em (4,7), e a saída com a seta fica a oeste, em (0,4) e (0,5).',
  'ma/K37':
    'Se em vez disso a Casa de Bombas é comprada ao explorar para oeste, seu espaço impresso (x,y) fica em (y,9-x), e o baú em (0,9); para o sul, em (9-x,9-y), e o baú em (9,9); para o norte, como impressa.',
  'ma/K38':
    'De (8,4) um explorador não pode explorar, pois não é um espaço de saída. De (9,4) também é recusado se já há uma peça além: ele pode simplesmente atravessar a pé.',
  'ma/K39':
    'Duas peças estão lado a lado, nas colunas 0 e 1, e um explorador na coluna 1 explora para leste: a coluna 0 sai. Os monstros nela são exilados: ninguém recupera essência, e nenhuma habilidade “quando morre” é resolvida.',
  'ma/K40':
    'O mapa tem 2 por 2 peças, e o explorador na peça do nordeste explora para o norte: sai toda a linha do sul, as duas peças, e a peça do noroeste fica.',
  'ma/K41':
    'Duas peças estão lado a lado, o explorador na coluna 1 e um companheiro na coluna 0. Explorar para leste é recusado e não custa nada [ma/Q4].',
  'ma/K42':
    'Duas peças estão lado a lado, e a ficha de saída está em um lado da coluna 0: o explorador na coluna 1 não pode explorar para leste.',
  'ma/K43':
    'Há peças em (0,0), (1,0) e (0,1), e um explorador em (1,0) coloca uma nova em (1,1): ela se liga a (1,0) e a (0,1), e passos e linha de visão atravessam para ambas.',
  'ma/K44':
    'Uma peça com um baú aberto tinha saído do mapa, e mais tarde é comprada de novo: está com o outro lado para cima, e nada nela está explorado.',
  'ma/K45':
    'O mapa é uma única peça, e um explorador em (1,4) é empurrado 2 espaços para oeste: ele para em (0,4), pois não há peça além da saída.',
};
