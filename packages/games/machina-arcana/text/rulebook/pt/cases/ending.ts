import type { casesEnding as chapter } from '../../../../rulebook/cases/ending.ts';

/** Cases of death and the end, in Brazilian Portuguese. */
export const casesEnding: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/K160':
    'Um explorador tem 0 de saúde, e itens podem ser largados: ele está morto, seus itens ficam no seu espaço, e seus eventos relacionados são destruídos.',
  'ma/K161':
    'Morre o último explorador vivo: a partida está perdida, mesmo que essa morte complete um contador. Uma vitória pelo mesmo efeito viria antes.',
  'ma/K162':
    'Um explorador está para morrer, e um adjacente tem Último Suspiro na bolsa: ele pode ser destruído, e o explorador fica com 1 de saúde.',
  'ma/K163':
    'Um explorador que veste um Arnês de Guarda-Fios é empurrado para um fosso: se o arnês é desequipado, o explorador fica no espaço antes do fosso.',
  'ma/K164':
    'Em A Nona Badalada devem estar iluminados os quatro sinos; enquanto há um só explorador no mapa, depois de quatro badaladas basta um.',
  'ma/K165':
    'Em A Máquina Afogada, dois exploradores fecham a terceira e última válvula: agora o Coração, que tem 3 de saúde, pode perdê-la. Os acertos de antes eram acertos, mas não tiravam nada.',
  'ma/K166':
    'O Jardineiro é destruído no turno de um explorador da rodada 9: esse explorador recupera 1 essência. O Jardineiro não age na rodada 9, no fim daquela fase dos monstros está no canteiro com a saúde no máximo, e volta a agir a partir da rodada 10.',
  'ma/K167':
    'Começa o segundo cenário de uma campanha: o nível dos monstros é 2, os itens de níveis 1 e 2 estão nos baralhos, e cada sobrevivente tem a saúde no máximo e não mais que 3 itens.',
  'ma/K168':
    'Um explorador joga sozinho: há um teste de surgimento por rodada, Os Guarda-Livros pede 2, Pulmões de Latão não faz nada, pois prevê essa exceção, e o Coração tem 2 de saúde.',
  'ma/K169':
    'O dono da Lata Sussurrante olha dois eventos de horror: todos os jogadores os veem, e veem também qual vai para o fundo.',
  'ma/K170':
    'Duas peças estão lado a lado, um companheiro está na coluna 0, e a mesa permite explorar mesmo com retardatários [ma/Q4]. O explorador na coluna 1 explora para leste: a peça é colocada, e o companheiro vai para o espaço livre mais próximo do explorador, na peça deste.',
  'ma/K171':
    'Na dificuldade fácil, com dois exploradores, um teste falha: o índice volta a 1 [ma/Q2], então o próximo teste não pode falhar. Com três ele volta a 2, e com uma rolagem de 1 o teste falha.',
  'ma/K172':
    'A mesa joga com um marionetista, e dois exploradores com a mesma saúde estão igualmente perto: é ele que escolhe entre os dois, mas não pode fazer o monstro se afastar [ma/Q9].',
};
