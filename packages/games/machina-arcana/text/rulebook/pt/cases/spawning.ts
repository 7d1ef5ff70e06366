import type { casesSpawning as chapter } from '../../../../rulebook/cases/spawning.ts';

/** Cases of spawning, horror and threat, in Brazilian Portuguese. */
export const casesSpawning: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/K60':
    'Com três exploradores na dificuldade normal, o índice de surgimento é 3. Uma rolagem de 3 é segura, e o índice passa a 4. A próxima rolagem de 3 é menor que ele: surge um monstro, e o índice volta a 3 [ma/Q2].',
  'ma/K61': 'O índice de surgimento é 10 e a rolagem é 10: nada aparece, e o índice fica em 10.',
  'ma/K62':
    'O índice de surgimento é 3, e quatro exploradores rolam 9, 9, 9 e 5 contra índices de 3, 4, 5 e 6: na quarta rolagem surge um monstro, e o índice volta a 3.',
  'ma/K63':
    'Os dois espaços de surgimento da Casa de Bombas estão selados: para um explorador ali não há rolagem, e o índice não se move [ma/Q1].',
  'ma/K64':
    'Surge um monstro para um explorador em (1,4) enquanto outro monstro está no espaço de surgimento (0,3). Ele vai para (0,4), (1,2) ou (1,3), à escolha dos jogadores: cada um fica a 1 passo do espaço de surgimento, e (1,4) está ocupado.',
  'ma/K65':
    'Surge um monstro para um explorador em (6,7): ele fica em (9,9), a 3 passos, não em (0,3), que fica a 6.',
  'ma/K66':
    'Um teste de surgimento falha com o baralho de monstros e a sua pilha vazios: a ameaça sobe 1, nenhuma miniatura é colocada, e o índice volta ao valor inicial mesmo assim.',
  'ma/K67':
    'No nível dos monstros 3 não resta nenhuma carta de nível 1, e o Berçário de uma Matrona de Latão rola 8: surge um monstro como de costume.',
  'ma/K68':
    'Com três exploradores na dificuldade normal, o índice de horror é 4, a ameaça está na última posição e o nível dos monstros é 1; a rolagem de horror é 2. O evento é resolvido, o índice volta a 3 [ma/Q2], o nível dos monstros passa a 2 e a ameaça a 1; as cartas destruídas de nível 1 saem do jogo, e as de nível 2 são embaralhadas no baralho.',
  'ma/K69':
    'Quando o nível dos monstros sobe para 2, um monstro de nível 1 está em jogo e outro no baralho: os dois ficam.',
  'ma/K70':
    'A ameaça sobe no nível dos monstros 5: cada explorador no mapa perde 1 de saúde ou 1 essência, e o nível continua 5 [ma/Q3].',
  'ma/K71':
    'Céu de Ferro é o evento atual, e Brecha é comprada: o monstro de Brecha chega primeiro, com o +1 de armadura, e todos os monstros o perdem quando Brecha é posta sobre Céu de Ferro.',
  'ma/K72':
    'Olhos de Sangue é comprado sem monstros em jogo: o índice de surgimento sobe 1, e Olhos de Sangue é destruído. Ele não se torna o evento atual.',
  'ma/K73':
    'O monstro que tem Blindagem é destruído: Blindagem vai para a pilha de horror, mas não no topo como evento atual.',
  'ma/K74':
    'Canto Fúnebre, com 1 dado branco e 1 preto contra a vontade, rola 3 contra Calloway, vontade 4, e Crane, vontade 2: só Crane é acertado. Ele pode perder essência em vez de saúde, e ninguém conta como atacante.',
  'ma/K75':
    'No final de A Máquina Afogada a pressão é 9 quando começa a fase de horror: ela passa a 10, e a partida está perdida antes da rolagem de horror.',
  'ma/K76':
    'Sangue Lento foi comprado: Sable começa a próxima fase dos exploradores com 5 de vigor. A partir da fase de horror seguinte, já não vale.',
};
